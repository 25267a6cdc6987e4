import type { KindName } from '@visage/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/transaction.ts'
import { kindsOfLane } from '../lane.ts'

/** What an unfinished job's wait depends on. */
export type QueueFacts = {
  /** Queued jobs of the same engine that came before, in the same line. */
  ahead: number
  /** Running jobs of the same engine, of the same line. */
  running: number
  /** Seconds within which half of the latest results of this kind and mode came; null when there are none yet. */
  usualSeconds: number | null
  /** Seconds within which nine of ten came. */
  lateSeconds: number | null
}

/** How many of the latest results count, of how many of the kind. */
const sampleSize = 50
const looked = 500

/** The facts of all that `wanted` has: id, engine, kind, mode, status and created_at. */
const factsOf = (wanted: SQL): SQL => {
  const long = sql`(${sql.join(
    kindsOfLane('long').map((kind) => sql`${kind}`),
    sql`, `,
  )})`
  return sql`
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
    from (${wanted}) job
    cross join lateral (
      select
        percentile_cont(0.5) within group (order by recent.seconds) as usual,
        percentile_cont(0.9) within group (order by recent.seconds) as late
      from (
        select extract(epoch from latest.finished_at - latest.started_at)::float8 as seconds
        from (select done.started_at, done.finished_at, done.input->>'mode' as mode from jobs done
          where done.engine = job.engine and done.kind = job.kind and done.status = 'succeeded'
          order by done.finished_at desc limit ${looked}) latest
        where latest.mode is not distinct from job.mode
        order by latest.finished_at desc limit ${sampleSize}
      ) recent
    ) took`
}

export const listQueueFacts = async (db: Db, ids: string[]): Promise<Map<string, QueueFacts>> => {
  if (ids.length === 0) return new Map()
  const wanted = sql`select id, engine, kind, input->>'mode' as mode, status, created_at from jobs
    where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
  const { rows } = await db.execute<QueueFacts & { id: string }>(factsOf(wanted))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** The facts of a job that would be queued now, behind all others. */
export const readNextFacts = async (
  db: Db,
  { engine, kind, mode }: { engine: string; kind: KindName; mode: string | null },
): Promise<QueueFacts> => {
  const wanted = sql`select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid as id, ${engine}::text as engine,
    ${kind}::text as kind, ${mode}::text as mode, 'queued' as status, 'infinity'::timestamptz as created_at`
  const { rows } = await db.execute<QueueFacts>(factsOf(wanted))
  const [facts] = rows
  if (!facts) throw new Error(`Nothing was answered about the wait for ${kind}.`)
  return facts
}
