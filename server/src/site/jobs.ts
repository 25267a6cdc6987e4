import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { mailContactMessage } from './mail-contact-message.ts'

/** Tries for about a day and a half, as nobody would write the message again. */
export const mailContactMessageJob = defineJob({
  name: 'mail-contact-message',
  payload: z.object({ messageId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailContactMessage(ctx, payload),
})

export const siteJobs = [mailContactMessageJob] as unknown as readonly JobDefinition<never>[]
