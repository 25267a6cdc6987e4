import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { mailTakedown, NEWS, READERS } from './mail-takedown.ts'

export const mailTakedownJob = defineJob({
  name: 'mail-takedown',
  payload: z.object({ takedownId: z.uuid(), to: z.enum(READERS), news: z.enum(NEWS) }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailTakedown(ctx, payload),
})

export const mailJobs = [mailTakedownJob] as unknown as readonly JobDefinition<never>[]
