import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { addFilesToErase } from './store.ts'
import { removeUploadsBefore } from './upload-store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000
const batchSize = 100

/** Drops material that is older than thirty days; its files go with the next erasure. */
export const eraseOldUploads = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now()
  const time = new Date(now.getTime() - keptMs)
  for (;;) {
    const dropped = await inTransaction(ctx.db, async (tx) => {
      const blobKeys = await removeUploadsBefore(tx, { time, limit: batchSize })
      if (blobKeys.length > 0) await addFilesToErase(tx, blobKeys, now)
      return blobKeys.length
    })
    if (dropped < batchSize) return
  }
}
