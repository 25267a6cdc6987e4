import { sql } from 'drizzle-orm'
import type { Db } from '../../db/transaction.ts'
import { kindsOfLane } from '../lane.ts'

/** What an unfinished job's wait depends on. */
export type QueueFacts = {
  id: string
  /** Queued jobs of the same engine that came before, in the same line. */
  ahead: number
  /** Running jobs of the same engine, of the same line. */
  running: number
  /** Seconds within which half of the latest results of this kind came; null when there are none yet. */
  usualSeconds: number | null
  /** Seconds within which nine of ten came. */
  lateSeconds: number | null
}

const sampleSize = 50

export const listQueueFacts = async (db: Db, ids: string[]): Promise<Map<string, QueueFacts>> => {
  if (ids.length === 0) return new Map()
  const long = sql`(${sql.join(
    kindsOfLane('long').map((kind) => sql`${kind}`),
    sql`, `,
  )})`
  const { rows } = await db.execute<QueueFacts>(sql`
    select
      job.id,
      (select count(*)::int from jobs ahead
        where ahead.engine = job.engine and ahead.status = 'queued' and job.status = 'queued'
          and (ahead.kind in ${long}) = (job.kind in ${long})
          and (ahead.created_at, ahead.id) < (job.created_at, job.id)) as ahead,
      (select count(*)::int from jobs busy where busy.engine = job.engine and busy.status = 'running'
          and (busy.kind in ${long}) = (job.kind in ${long})) as running,
      took.usual as "usualSeconds",
      took.late as "lateSeconds"
    from jobs job
    cross join lateral (
      select
        percentile_cont(0.5) within group (order by recent.seconds) as usual,
        percentile_cont(0.9) within group (order by recent.seconds) as late
      from (select extract(epoch from done.finished_at - done.started_at)::float8 as seconds from jobs done
        where done.engine = job.engine and done.kind = job.kind and done.status = 'succeeded'
        order by done.finished_at desc limit ${sampleSize}) recent
    ) took
    where job.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)
  return new Map(rows.map((row) => [row.id, row]))
}
