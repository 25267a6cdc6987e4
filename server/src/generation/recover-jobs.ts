import type { Context } from '../context.ts'
import { endAllHolds } from './store/leases.ts'
import { sweepJobs, sweepOrphans } from './sweep-jobs.ts'

/** Takes up what an earlier process left. On the embedded database no other process can hold a job. */
export const recoverJobs = async (ctx: Context): Promise<void> => {
  if (ctx.database.backend === 'pglite') await endAllHolds(ctx.db, ctx.clock.now())
  await sweepJobs(ctx)
  await sweepOrphans(ctx)
}
