import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { mailDecision } from './mail-decision.ts'

export const mailDecisionJob = defineJob({
  name: 'mail-appeal-decision',
  payload: z.object({ refusalId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailDecision(ctx, payload),
})

export const moderationJobs = [mailDecisionJob] as unknown as readonly JobDefinition<never>[]
