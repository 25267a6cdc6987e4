import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { eraseFiles } from './erase-files.ts'

/** Runs when an account is deleted, and every hour for what an earlier run left. */
export const eraseFilesJob = defineJob({
  name: 'erase-files',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 5, retryDelaySeconds: 10, expireSeconds: 600, schedule: '29 * * * *' },
  handle: (ctx) => eraseFiles(ctx),
})

export const galleryJobs = [eraseFilesJob] as unknown as readonly JobDefinition<never>[]
