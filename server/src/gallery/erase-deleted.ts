import type { Context } from '../context.ts'
import { dropInBatches } from './drop-in-batches.ts'
import { filesOf, removeDeletedBefore } from './store.ts'
import { undoMs } from './undo-time.ts'

/** Drops what was deleted so long ago that it cannot be brought back any more. */
export const eraseDeleted = async (ctx: Context): Promise<void> => {
  const time = new Date(ctx.clock.now().getTime() - undoMs)
  await dropInBatches(ctx, async (tx, limit) => (await removeDeletedBefore(tx, { time, limit })).flatMap(filesOf))
}
