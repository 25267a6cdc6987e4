import type { Context } from '../context.ts'
import { forgetFileToErase, listFilesToErase } from './store.ts'

const batchSize = 100
const draftsKeptMs = 60 * 60 * 1000

/** Erases the files whose rows are gone and drafts left behind; one that cannot be erased now is tried again later. */
export const eraseFiles = async ({ db, blobs }: Context): Promise<void> => {
  await blobs.removeDrafts(draftsKeptMs)
  for (;;) {
    const blobKeys = await listFilesToErase(db, batchSize)
    for (const blobKey of blobKeys) {
      await blobs.remove(blobKey)
      await forgetFileToErase(db, blobKey)
    }
    if (blobKeys.length < batchSize) return
  }
}
