import type { Context } from '../../program/context.ts'
import { readDatabaseTime } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../program/define-job.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { eraseDeleted } from './erase-expired.ts'
import {
  addFilesToErase,
  filesOf,
  isDeletedKey,
  listFilesToErase,
  listUnknownFiles,
  removeAssetsOf,
  removeFileToErase,
  removeUploadsOf,
} from './store.ts'

const batchSize = 100
const draftRetentionMs = hourMs

/** Erases the files whose rows are gone and drafts left behind; one that cannot be erased now is tried again later. */
export const eraseFiles = async ({ db, blobs }: Context): Promise<void> => {
  await blobs.removeDrafts(draftRetentionMs)
  for (;;) {
    const blobKeys = await listFilesToErase(db, batchSize)
    for (const blobKey of blobKeys) {
      await blobs.remove(blobKey)
      await removeFileToErase(db, blobKey)
    }
    if (blobKeys.length < batchSize) return
  }
}

const orphanBatchSize = 1000
/** Longer than any generation or upload takes from its first file to its row. */
const waitMs = dayMs

/** Erases files older than `olderThanMs` that no row knows: what a process left that died between a file and its row. */
export const eraseOrphans = async (
  { db, blobs, log }: Pick<Context, 'db' | 'blobs'> & { log: Pick<Context['log'], 'info'> },
  { olderThanMs = waitMs }: { olderThanMs?: number } = {},
): Promise<void> => {
  let keys: string[] = []
  const erase = async () => {
    for (const key of await listUnknownFiles(db, keys)) {
      log.info({ key }, 'erased a file that nothing knew')
      await blobs.remove(key)
    }
    keys = []
  }
  for await (const key of blobs.listOld(olderThanMs)) {
    keys.push(key)
    if (keys.length === orphanBatchSize) await erase()
  }
  await erase()
}

/** Runs when an account or what was deleted before is to be erased, and every hour for what an earlier run left. */
export const eraseFilesJob = defineJob({
  name: 'erase-files',
  options: { concurrency: 1, retryLimit: 5, retryDelaySeconds: 10, expireSeconds: 600, schedule: '29 * * * *' },
  handle: async (ctx) => {
    await eraseDeleted(ctx, await readDatabaseTime(ctx.db))
    await eraseFiles(ctx)
  },
})

/** Whether nobody may have this file any more, though it can still be there: its item or its account was deleted. */
export const isDeletedFile = ({ db }: Pick<Context, 'db'>, key: string): Promise<boolean> => isDeletedKey(db, key)

/** Deletes all that a person has made or brought in; the files follow as soon as the transaction has come to be. */
export const eraseGallery = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  const assets = await removeAssetsOf(tx, userId)
  const blobKeys = [...assets.flatMap(filesOf), ...(await removeUploadsOf(tx, userId))]
  if (blobKeys.length === 0) return
  await addFilesToErase(tx, blobKeys, ctx.clock.now())
  await ctx.queue.enqueue(tx, { job: eraseFilesJob, payload: {} })
}
