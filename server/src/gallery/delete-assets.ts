import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { eraseFilesJob } from './jobs.ts'
import { noteDeleted } from './store.ts'
import type { Chosen } from './store.ts'
import { undoMs } from './undo-time.ts'

/** Takes items out of the gallery, answers which, and has their files erased when they can no longer be brought back. */
export const deleteAssets = (ctx: Context, chosen: Chosen): Promise<string[]> =>
  inTransaction(ctx.db, async (tx) => {
    const ids = await noteDeleted(tx, chosen, ctx.clock.now())
    if (ids.length > 0)
      await ctx.queue.enqueue(tx, { job: eraseFilesJob, payload: {}, startAfterMs: undoMs + undoMs / 10 })
    return ids
  })
