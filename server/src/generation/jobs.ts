import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { forgetCalls } from './queue/accept-generation.ts'
import { GENERATE_JOBS } from './queue/lines.ts'
import { sweepJobs } from './work/recover-jobs.ts'

const sweepJob = defineJob({
  name: 'sweep-generations',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 0, retryDelaySeconds: 10, expireSeconds: 60, schedule: '* * * * *' },
  handle: (ctx) => sweepJobs(ctx),
})

const forgetCallsJob = defineJob({
  name: 'forget-idempotent-calls',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 300, schedule: '41 * * * *' },
  handle: (ctx) => forgetCalls(ctx),
})

export const generationJobs = [...GENERATE_JOBS, sweepJob, forgetCallsJob]
