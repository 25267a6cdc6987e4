import type { Job } from '@visage/contract'
import type { Context } from '../context.ts'
import { listResults } from '../gallery/list-results.ts'
import { noticeOf } from '../gallery/notice-of.ts'
import type { Result } from '../gallery/list-results.ts'
import { estimateWait } from './estimate-wait.ts'
import { hasEnded } from './has-ended.ts'
import type { JobRow } from './store/jobs.ts'
import { listQueueFacts } from './store/queue-facts.ts'

const describeResult = (row: JobRow, results: Map<string, Result>): Job['result'] => {
  const result = results.get(row.id)
  if (!result) return null
  const { assetId, url, thumbnailUrl, width, height, durationSeconds, peaks, model, licence } = result
  return {
    asset_id: assetId,
    url,
    thumbnail_url: thumbnailUrl,
    width,
    height,
    duration: durationSeconds,
    peaks,
    hints: row.hints,
    model,
    licence,
    notice: noticeOf(result),
  }
}

/** Jobs as their owner sees them, in the given order. */
export const describeJobs = async (ctx: Context, rows: readonly JobRow[]): Promise<Job[]> => {
  const facts = await listQueueFacts(
    ctx.db,
    rows.filter((row) => !hasEnded(row)).map(({ id }) => id),
  )
  const results = await listResults(
    ctx,
    rows.filter(({ status }) => status === 'succeeded').map(({ id }) => id),
  )
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
    input: row.input,
    result: describeResult(row, results),
    error: row.errorCode && row.errorMessage ? { code: row.errorCode, message: row.errorMessage } : null,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  }))
}
