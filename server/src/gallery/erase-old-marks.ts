import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { addFilesToErase, forgetMarkedBefore } from './store.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000
const batchSize = 100

/** Drops marked copies that are older than a week: they can be drawn again. Their files go with the next erasure. */
export const eraseOldMarks = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now()
  const time = new Date(now.getTime() - keptMs)
  for (;;) {
    const dropped = await inTransaction(ctx.db, async (tx) => {
      const blobKeys = await forgetMarkedBefore(tx, { time, limit: batchSize })
      if (blobKeys.length > 0) await addFilesToErase(tx, blobKeys, now)
      return blobKeys.length
    })
    if (dropped < batchSize) return
  }
}
