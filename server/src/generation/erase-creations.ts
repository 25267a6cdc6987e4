import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { eraseGallery } from '../gallery/erase-gallery.ts'
import { lockJobs } from './store/jobs.ts'

/**
 * Erases all that a person has made, in the transaction that deletes the account. From then on no job of theirs can
 * bring anything any more: a worker that comes too late throws its result away.
 */
export const eraseCreations = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  await lockJobs(tx, userId)
  await eraseGallery(ctx, tx, userId)
}
