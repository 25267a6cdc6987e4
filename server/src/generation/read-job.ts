import type { Job } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeJobs } from './describe-jobs.ts'
import { findOwnJob } from './store/jobs.ts'

/** One of a person's own jobs. */
export const readJob = async (ctx: Context, owned: { id: string; userId: string }): Promise<Job> => {
  const row = await findOwnJob(ctx.db, owned)
  const [job] = row ? await describeJobs(ctx, [row]) : []
  if (!job) throw new AppError('not_found')
  return job
}
