import type { Context } from '../context.ts'
import { recoverJobs } from '../generation/recover-jobs.ts'
import { beginTemplates } from '../templates/jobs.ts'
import { JOBS } from './table.ts'

/** Takes up what an earlier process left and begins to work on the queue. */
export const startWorker = async (ctx: Context): Promise<void> => {
  await recoverJobs(ctx)
  await ctx.queue.work(ctx, JOBS)
  if (ctx.config.templatesAhead) await beginTemplates(ctx)
}
