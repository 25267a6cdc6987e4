import { accountJobs } from '../account/jobs.ts'
import { billingJobs } from '../billing/jobs.ts'
import type { Context } from './context.ts'
import { galleryJobs } from '../gallery/jobs.ts'
import { generationJobs } from '../generation/jobs.ts'
import { announceWorker, recoverJobs } from '../generation/work/begin-work.ts'
import { deleteExpiredCallsJob } from '../idempotency/remembered-calls.ts'
import type { JobDefinition } from './define-job.ts'
import { moderationJobs } from '../moderation/jobs.ts'
import { sharingJobs } from '../sharing/jobs.ts'
import { siteJobs } from '../site/jobs.ts'
import { beginTemplates, templateJobs } from '../templates/jobs.ts'

/** Every kind of background work there is. */
export const JOBS: readonly JobDefinition[] = [
  ...accountJobs,
  ...billingJobs,
  ...galleryJobs,
  ...generationJobs,
  deleteExpiredCallsJob,
  ...moderationJobs,
  ...sharingJobs,
  ...siteJobs,
  ...templateJobs,
]

/** Takes up what an earlier process left and begins to work on the queue. */
export const startWorker = async (ctx: Context): Promise<void> => {
  await recoverJobs(ctx)
  await announceWorker(ctx)
  if (ctx.config.templatesAhead) await beginTemplates(ctx)
  await ctx.queue.work(JOBS.map((job) => job.bind(ctx)))
}
