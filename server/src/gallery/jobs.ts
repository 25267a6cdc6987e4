import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { endLostPreviews } from './end-lost-previews.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { eraseFiles } from './erase-files.ts'
import { eraseOrphans } from './erase-orphans.ts'
import { eraseOldMarks } from './erase-old-marks.ts'
import { eraseOldUploads } from './erase-old-uploads.ts'
import { preparePreviewJob } from './want-preview.ts'

/** Runs when an account or what was deleted before is to be erased, and every hour for what an earlier run left. */
export const eraseFilesJob = defineJob({
  name: 'erase-files',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 5, retryDelaySeconds: 10, expireSeconds: 600, schedule: '29 * * * *' },
  handle: async (ctx) => {
    await eraseDeleted(ctx)
    await eraseFiles(ctx)
  },
})

const eraseOldUploadsJob = defineJob({
  name: 'erase-old-uploads',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '11 3 * * *' },
  handle: (ctx) => eraseOldUploads(ctx),
})

const eraseOldMarksJob = defineJob({
  name: 'erase-old-marks',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '37 3 * * *' },
  handle: (ctx) => eraseOldMarks(ctx),
})

const eraseOrphansJob = defineJob({
  name: 'erase-orphans',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 3600, schedule: '53 3 * * *' },
  handle: (ctx) => eraseOrphans(ctx),
})

const endLostPreviewsJob = defineJob({
  name: 'end-lost-previews',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 0, retryDelaySeconds: 10, expireSeconds: 60, schedule: '* * * * *' },
  handle: (ctx) => endLostPreviews(ctx),
})

export const galleryJobs = [
  eraseFilesJob,
  eraseOldUploadsJob,
  eraseOldMarksJob,
  eraseOrphansJob,
  preparePreviewJob,
  endLostPreviewsJob,
] as unknown as readonly JobDefinition<never>[]
