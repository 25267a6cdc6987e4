import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { addFilesToErase } from './store.ts'

const batchSize = 100

/**
 * Drops what `drop` finds, some at a time, until there is no more; it answers the keys of at least one file for each.
 * The files go with the next erasure.
 */
export const dropInBatches = async (
  ctx: Pick<Context, 'db' | 'clock'>,
  drop: (tx: Tx, limit: number) => Promise<string[]>,
): Promise<void> => {
  for (;;) {
    const dropped = await inTransaction(ctx.db, async (tx) => {
      const blobKeys = await drop(tx, batchSize)
      if (blobKeys.length > 0) await addFilesToErase(tx, blobKeys, ctx.clock.now())
      return blobKeys.length
    })
    if (dropped < batchSize) return
  }
}
