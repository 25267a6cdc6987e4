import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { eraseFilesJob } from './jobs.ts'
import { addFilesToErase, filesOf, removeAssetsOf } from './store.ts'
import { removeUploadsOf } from './upload-store.ts'

/** Deletes all that a person has made or brought in; the files follow as soon as the transaction has come to be. */
export const eraseGallery = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  const assets = await removeAssetsOf(tx, userId)
  const blobKeys = [...assets.flatMap(filesOf), ...(await removeUploadsOf(tx, userId))]
  if (blobKeys.length === 0) return
  await addFilesToErase(tx, blobKeys, ctx.clock.now())
  await ctx.queue.enqueue(tx, { job: eraseFilesJob, payload: {} })
}
