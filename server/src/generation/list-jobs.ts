import type { contract, JobStatus, KindName, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { readPage } from '../lib/read-page.ts'
import { describeJobs } from './describe-jobs.ts'
import { listJobRows } from './store/jobs.ts'

type Wanted = { userId: string; status?: JobStatus; kind?: KindName; cursor?: string; limit: number }

/** A page of a person's jobs, newest first. */
export const listJobs = async (
  ctx: Context,
  { cursor, limit, ...filter }: Wanted,
): Promise<OutputOf<typeof contract.jobs.listJobs>> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listJobRows(ctx.db, { ...filter, ...page }), placeOf: (row) => row },
  )
  return { jobs: await describeJobs(ctx, shown), next_cursor: nextCursor }
}
