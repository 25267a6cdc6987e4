import { readDatabaseTime } from '../db/transaction.ts'
import { defineJob } from '../program/define-job.ts'
import { readMissingColoursJob } from './assets/read-colours.ts'
import { eraseOldUploads, eraseOldWatermarked } from './erasure/erase-expired.ts'
import { eraseFilesJob, eraseOrphans } from './erasure/erase-files.ts'
import { forgetArrivals } from './storage/arrivals.ts'
import { failLostPreviews, preparePreviewJob } from './uploads/previews.ts'

const eraseOldUploadsJob = defineJob({
  name: 'erase-old-uploads',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '11 3 * * *' },
  async handle(ctx) {
    const now = await readDatabaseTime(ctx.db)
    await eraseOldUploads(ctx, now)
    await forgetArrivals(ctx, now)
  },
})

const eraseOldWatermarkedJob = defineJob({
  name: 'erase-old-marks',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '37 3 * * *' },
  handle: async (ctx) => eraseOldWatermarked(ctx, await readDatabaseTime(ctx.db)),
})

const eraseOrphansJob = defineJob({
  name: 'erase-orphans',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 3600, schedule: '53 3 * * *' },
  handle: (ctx) => eraseOrphans(ctx),
})

const failLostPreviewsJob = defineJob({
  name: 'end-lost-previews',
  options: { concurrency: 1, retryLimit: 0, retryDelaySeconds: 10, expireSeconds: 60, schedule: '* * * * *' },
  handle: (ctx) => failLostPreviews(ctx),
})

export const galleryJobs = [
  eraseFilesJob,
  eraseOldUploadsJob,
  eraseOldWatermarkedJob,
  eraseOrphansJob,
  preparePreviewJob,
  failLostPreviewsJob,
  readMissingColoursJob,
]
