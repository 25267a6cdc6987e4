import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { cancelJob } from './cancel-job.ts'
import { listUnfinished } from './store/jobs.ts'

/** Cancels all that a person has under way; what ends by itself in the meantime is left as it is. */
export const cancelAllJobs = async (ctx: Context, userId: string): Promise<void> => {
  for (const { id } of await listUnfinished(ctx.db, userId))
    try {
      await cancelJob(ctx, { id, userId })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error
    }
}
