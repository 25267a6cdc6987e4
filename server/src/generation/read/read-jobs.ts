import type { contract, Job, JobStatus, KindName, OutputOf } from '@visage/contract'
import { placeOf } from '../../adapters/engines/table.ts'
import type { Context } from '../../program/context.ts'
import { noticeOf } from '../../gallery/assets/gallery-items.ts'
import { listResults } from '../../gallery/assets/results.ts'
import type { Result } from '../../gallery/assets/results.ts'
import { AppError } from '../../lib/app-error.ts'
import { readPage } from '../../lib/paging.ts'
import { readCancellationsLeft } from '../queue/cancellations.ts'
import { findOwnJob, hasEnded, listQueueFacts } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { estimateWait } from '../queue/wait.ts'
import { listJobRows } from './store.ts'

const describeResult = (row: JobRow, results: Map<string, Result>): Job['result'] => {
  const result = results.get(row.id)
  if (!result) return null
  const { assetId, url, thumbnailUrl, width, height, durationSeconds, peaks, identityScore, model, licence } = result
  return {
    asset_id: assetId,
    url,
    thumbnail_url: thumbnailUrl,
    width,
    height,
    duration: durationSeconds,
    peaks,
    identity_score: identityScore,
    other_identity_score: result.otherIdentityScore,
    hints: row.hints,
    model,
    licence,
    notice: noticeOf(result),
  }
}

/** Told while it matters: of what runs, and of what was cancelled after it had begun. */
const tellsCancellations = ({ status, startedAt }: JobRow): boolean =>
  startedAt !== null && (status === 'running' || status === 'cancelled')

const countCancellationsLeft = async (ctx: Context, rows: readonly JobRow[]): Promise<Map<string, number>> => {
  const left = new Map<string, number>()
  for (const { userId, engine } of rows.filter(tellsCancellations))
    if (!left.has(engine)) left.set(engine, (await readCancellationsLeft(ctx, ctx.db, { userId, engine })).left)
  return left
}

/** Jobs of one person as their owner sees them, in the given order. */
export const describeJobs = async (ctx: Context, rows: readonly JobRow[]): Promise<Job[]> => {
  const facts = await listQueueFacts(
    ctx.db,
    rows.filter((row) => !hasEnded(row)).map(({ id }) => id),
  )
  const results = await listResults(
    ctx,
    rows.filter(({ status }) => status === 'succeeded').map(({ id }) => id),
  )
  const cancellationsLeft = await countCancellationsLeft(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    preview_url: row.preview,
    ...estimateWait(ctx.engines, row, facts.get(row.id)),
    cost: row.cost,
    engine: row.engine,
    engine_place: placeOf(row.engine),
    quality: row.quality,
    input: row.input,
    result: describeResult(row, results),
    error: row.errorCode && row.errorMessage ? { code: row.errorCode, message: row.errorMessage } : null,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    cancellations_left: tellsCancellations(row) ? (cancellationsLeft.get(row.engine) ?? null) : null,
  }))
}

type JobsQuery = { userId: string; status?: JobStatus; kind?: KindName; cursor?: string; limit: number }

/** A page of a person's jobs, newest first. */
export const listJobs = async (
  ctx: Context,
  { cursor, limit, ...filter }: JobsQuery,
): Promise<OutputOf<typeof contract.jobs.listJobs>> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listJobRows(ctx.db, { ...filter, ...page }), cursorKeyOf: (row) => row },
  )
  return { jobs: await describeJobs(ctx, shown), next_cursor: nextCursor }
}

/** One of a person's own jobs. */
export const readJob = async (ctx: Context, owned: { id: string; userId: string }): Promise<Job> => {
  const row = await findOwnJob(ctx.db, owned)
  const [job] = row ? await describeJobs(ctx, [row]) : []
  if (!job) throw new AppError('not_found')
  return job
}
