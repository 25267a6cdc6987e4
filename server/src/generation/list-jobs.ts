import type { contract, JobStatus, KindName, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { readCursor, writeCursor } from '../lib/cursor.ts'
import { describeJobs } from './describe-jobs.ts'
import { listJobRows } from './store/jobs.ts'

type Wanted = { userId: string; status?: JobStatus; kind?: KindName; cursor?: string; limit: number }

/** A page of a person's jobs, newest first. */
export const listJobs = async (
  ctx: Context,
  { cursor, limit, ...filter }: Wanted,
): Promise<OutputOf<typeof contract.jobs.listJobs>> => {
  const rows = await listJobRows(ctx.db, { ...filter, after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    jobs: await describeJobs(ctx, shown),
    next_cursor: rows.length > limit && last ? writeCursor(last) : null,
  }
}
