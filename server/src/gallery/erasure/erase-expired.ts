import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { addFilesToErase, filesOf, clearWatermarkedBefore, removeDeletedBefore, removeUploadsBefore } from './store.ts'
import { dayMs } from '../../lib/time.ts'

const batchSize = 100

/**
 * Drops what `drop` finds, some at a time, until there is no more; it answers the keys of at least one file for each.
 * The files go with the next erasure.
 */
const deleteInBatches = async (
  db: Db,
  now: Date,
  drop: (tx: Tx, limit: number) => Promise<string[]>,
): Promise<void> => {
  for (;;) {
    const dropped = await inTransaction(db, async (tx) => {
      const blobKeys = await drop(tx, batchSize)
      if (blobKeys.length > 0) await addFilesToErase(tx, blobKeys, now)
      return blobKeys.length
    })
    if (dropped < batchSize) return
  }
}

const watermarkedRetentionMs = 7 * dayMs

/** Drops marked copies that are older than a week: they can be drawn again. */
export const eraseOldWatermarked = async ({ db }: Context, now: Date): Promise<void> => {
  const time = new Date(now.getTime() - watermarkedRetentionMs)
  await deleteInBatches(db, now, (tx, limit) => clearWatermarkedBefore(tx, { time, limit }))
}

const uploadRetentionMs = 30 * dayMs

/** Drops uploads that are older than thirty days and that nobody keeps as a garment. */
export const eraseOldUploads = async ({ db }: Context, now: Date): Promise<void> => {
  const time = new Date(now.getTime() - uploadRetentionMs)
  await deleteInBatches(db, now, (tx, limit) => removeUploadsBefore(tx, { time, limit }))
}

/** How long a deleted item can be brought back. */
export const undoMs = 10 * 60 * 1000

/** Drops what was deleted so long ago that it cannot be brought back any more. */
export const eraseDeleted = async ({ db }: Context, now: Date): Promise<void> => {
  const time = new Date(now.getTime() - undoMs)
  await deleteInBatches(db, now, async (tx, limit) => (await removeDeletedBefore(tx, { time, limit })).flatMap(filesOf))
}
