import { KIND_NAMES, KINDS } from '@visage/contract'
import type { JobStatus, KindName, Quality } from '@visage/contract'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { jobs, workers } from '../../db/schema.ts'
import { firstRow, lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { dayMs } from '../../lib/time.ts'

export type JobRow = typeof jobs.$inferSelect

const UNFINISHED = ['queued', 'running'] as const satisfies readonly JobStatus[]

/** The next number of the one sequence that counts changes; take it only while holding {@link lockJobs}. */
export const nextRevision = sql<number>`nextval('job_revisions')`

/**
 * Keeps everyone else from changing this person's jobs until the transaction ends. Revisions are taken
 * under this lock, so that they become visible in their own order and a live stream misses none.
 */
export const lockJobs = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'jobs', userId)

export const insertJob = async (tx: Tx, job: typeof jobs.$inferInsert): Promise<JobRow> => {
  const [row] = await tx.insert(jobs).values(job).returning()
  if (!row) throw new Error('The job was not inserted.')
  return row
}

export const findJob = (db: Db, id: string): Promise<JobRow | undefined> =>
  firstRow(db.select().from(jobs).where(eq(jobs.id, id)))

export const findOwnJob = (db: Db, own: Owned): Promise<JobRow | undefined> =>
  firstRow(db.select().from(jobs).where(isOwn(jobs, own)))

/** A person's jobs that have not ended, oldest change first. */
export const listUnfinished = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, UNFINISHED)))
    .orderBy(asc(jobs.revision))

/** Ends a job that has not ended yet and answers it, or undefined when it had. */
export const cancelUnfinished = (tx: Tx, { id, now }: { id: string; now: Date }): Promise<JobRow | undefined> =>
  firstRow(
    tx
      .update(jobs)
      .set({ status: 'cancelled', stage: null, preview: null, finishedAt: now, revision: nextRevision })
      .where(and(eq(jobs.id, id), inArray(jobs.status, UNFINISHED)))
      .returning(),
  )

/** Longer than any job waits and runs, so that the index by creation finds all that ended since. */
const longestLifeMs = 7 * dayMs

type Cancelled = { userId: string; since: Date; engines: readonly string[] }

/** When jobs of a person were cancelled after they had begun: of all engines, and of these; newest first. */
export const listBegunCancelled = async (
  db: Db,
  { userId, since, engines }: Cancelled,
): Promise<{ at: Date; isOfThese: boolean }[]> => {
  const rows = await db
    .select({ at: jobs.finishedAt, engine: jobs.engine })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.status, 'cancelled'),
        isNotNull(jobs.startedAt),
        gt(jobs.createdAt, new Date(since.getTime() - longestLifeMs)),
        gt(jobs.finishedAt, since),
      ),
    )
    .orderBy(desc(jobs.finishedAt))
  return rows.flatMap(({ at, engine }) => (at ? [{ at, isOfThese: engines.includes(engine) }] : []))
}

/** Whether a job is over, however it went. */
export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean =>
  !UNFINISHED.some((unfinished) => unfinished === status)

/** Generations that take about as long as each other, with how long the latest of them took; null where none was made yet. */
export type Work = {
  kind: KindName
  mode: string | null
  quality: Quality | null
  /** Seconds within which half of the latest results came. */
  usual: number | null
  /** Seconds within which nine of ten came. */
  late: number | null
}

/** What an unfinished job's wait depends on. */
export type QueueFacts = {
  own: Work
  /** Queued jobs of the same engine whose turn comes before, in the same lane: so many of each sort, the first to come first. */
  ahead: (Work & { count: number })[]
  /** Running jobs of the same engine, of the same lane. */
  running: (Work & { progress: number })[]
  /** How many jobs of the lane all workers that live do at once; null when none has said so. */
  slots: number | null
}

/** How many of the latest results count, of how many of the kind. */
const sampleSize = 50
const looked = 500

const LONG_KINDS = sql`(${sql.join(
  KIND_NAMES.filter((kind) => KINDS[kind].lane === 'long').map((kind) => sql`${kind}`),
  sql`, `,
)})`

/** A worker says every quarter of a minute that it lives. */
const livingSeconds = 45

const work = sql`'kind', took.kind, 'mode', took.mode, 'quality', took.quality, 'usual', took.usual, 'late', took.late`
/** The facts of all that `wanted` has: id, engine, kind, mode, quality, status, turn and created_at. */
const factsOf = (wanted: SQL): SQL => sql`
  with wanted as (${wanted}),
  ahead as (
    select job.id as job_id, first.engine, first.kind, first.input->>'mode' as mode, first.quality,
      count(*)::int as count, min(first.turn) as turn
    from wanted job join jobs first on first.engine = job.engine and first.status = 'queued' and job.status = 'queued'
      and (first.kind in ${LONG_KINDS}) = (job.kind in ${LONG_KINDS})
      and (first.turn, first.created_at, first.id) < (job.turn, job.created_at, job.id)
    group by 1, 2, 3, 4, 5
  ),
  running as (
    select job.id as job_id, busy.engine, busy.kind, busy.input->>'mode' as mode, busy.quality, busy.progress
    from wanted job join jobs busy on busy.engine = job.engine and busy.status = 'running'
      and (busy.kind in ${LONG_KINDS}) = (job.kind in ${LONG_KINDS})
  ),
  sorts as (
    select engine, kind, mode, quality from wanted
    union select engine, kind, mode, quality from ahead
    union select engine, kind, mode, quality from running
  ),
  took as (
    select sorts.*, latest.usual, latest.late from sorts cross join lateral (
      select
        percentile_cont(0.5) within group (order by recent.seconds) as usual,
        percentile_cont(0.9) within group (order by recent.seconds) as late
      from (
        select extract(epoch from done.finished_at - done.started_at)::float8 as seconds
        from (select started_at, finished_at, input->>'mode' as mode, quality from jobs
          where engine = sorts.engine and kind = sorts.kind and status = 'succeeded'
          order by finished_at desc limit ${looked}) done
        where done.mode is not distinct from sorts.mode and done.quality is not distinct from sorts.quality
        order by done.finished_at desc limit ${sampleSize}
      ) recent
    ) latest
  )
  select
    job.id,
    (select json_build_object(${work}) from took where (took.engine, took.kind) = (job.engine, job.kind)
      and took.mode is not distinct from job.mode and took.quality is not distinct from job.quality) as own,
    (select coalesce(json_agg(json_build_object(${work}, 'count', count) order by turn), '[]')
      from ahead join took on (took.engine, took.kind) = (ahead.engine, ahead.kind)
      where ahead.job_id = job.id and took.mode is not distinct from ahead.mode and took.quality is not distinct from ahead.quality) as ahead,
    (select coalesce(json_agg(json_build_object(${work}, 'progress', progress)), '[]')
      from running join took on (took.engine, took.kind) = (running.engine, running.kind)
      where running.job_id = job.id and took.mode is not distinct from running.mode and took.quality is not distinct from running.quality) as running,
    (select sum((worker.places -> job.engine ->> case when job.kind in ${LONG_KINDS} then 'long' else 'quick' end)::int)::int
      from workers worker where worker.seen_at > clock_timestamp() - make_interval(secs => ${livingSeconds})) as slots
  from wanted job`

export const listQueueFacts = async (db: Db, ids: string[]): Promise<Map<string, QueueFacts>> => {
  if (ids.length === 0) return new Map()
  const wanted = sql`select id, engine, kind, input->>'mode' as mode, quality, status, turn, created_at from jobs
    where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
  const { rows } = await db.execute<QueueFacts & { id: string }>(factsOf(wanted))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

type NextJob = { engine: string; kind: KindName; mode: string | null; quality: Quality | null; turn: number }

/** The facts of a job that would be queued now, behind all others of its turn. */
export const readNextFacts = async (db: Db, { engine, kind, mode, quality, turn }: NextJob): Promise<QueueFacts> => {
  const wanted = sql`select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid as id, ${engine}::text as engine,
    ${kind}::text as kind, ${mode}::text as mode, ${quality}::text as quality, 'queued' as status, ${turn}::int as turn, 'infinity'::timestamptz as created_at`
  const { rows } = await db.execute<QueueFacts>(factsOf(wanted))
  const [facts] = rows
  if (!facts) throw new Error(`Nothing was answered about the wait for ${kind}.`)
  return facts
}

/** What the next turn in a queue follows from. */
export type TurnFacts = {
  /** How many wait in it. */
  waiting: number
  /** The latest turn of this person's jobs there, waiting or running; 0 without any. */
  own: number
  /** The turn that was served last, or else is served next; 0 in an empty queue. */
  served: number
  /** How many of this person's jobs have not ended, in whichever queue. */
  unfinished: number
}

export const readTurnFacts = async (
  db: Db,
  { userId, engine, kind }: { userId: string; engine: string; kind: KindName },
): Promise<TurnFacts> => {
  const { rows } = await db.execute<TurnFacts>(sql`
    select count(*) filter (where status = 'queued')::int as waiting,
      coalesce(max(turn) filter (where user_id = ${userId}), 0) as own,
      coalesce(max(turn) filter (where status = 'running'), min(turn), 0) as served,
      (select count(*)::int from jobs mine where mine.user_id = ${userId} and mine.status in ('queued', 'running')) as unfinished
    from jobs where engine = ${engine} and status in ('queued', 'running')
      and (kind in ${LONG_KINDS}) = (${kind}::text in ${LONG_KINDS})`)
  const [facts] = rows
  if (!facts) throw new Error('The queue was not counted.')
  return facts
}

/** Notes that a worker lives, and what it does at once; those that have long been silent are forgotten. */
export const noteWorker = async (db: Db, worker: Pick<typeof workers.$inferInsert, 'id' | 'slots'>): Promise<void> => {
  const seen = { slots: worker.slots, seenAt: sql`clock_timestamp()` }
  await db
    .insert(workers)
    .values({ ...worker, ...seen })
    .onConflictDoUpdate({ target: workers.id, set: seen })
  await db.delete(workers).where(lt(workers.seenAt, sql`clock_timestamp() - interval '1 hour'`))
}

export type QueueFigures = {
  engine: string
  lane: 'quick' | 'long'
  waiting: number
  running: number
  slots: number
  oldestSeconds: number
}

/** How all queues stand in which something waits or runs, or for which a worker lives. */
export const listQueueFigures = async (db: Db): Promise<QueueFigures[]> => {
  const lane = sql`case when kind in ${LONG_KINDS} then 'long' else 'quick' end`
  const { rows } = await db.execute<QueueFigures>(sql`
    with work as (
      select engine, ${lane} as lane, count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status = 'running')::int as running,
        coalesce(extract(epoch from clock_timestamp() - min(enqueued_at) filter (where status = 'queued')), 0)::float8 as oldest
      from jobs where status in ('queued', 'running') group by 1, 2
    ), hands as (
      select engine.key as engine, lane.key as lane, sum(lane.value::int)::int as slots
      from workers, jsonb_each(places) engine, jsonb_each_text(engine.value) lane
      where seen_at > clock_timestamp() - make_interval(secs => ${livingSeconds}) group by 1, 2
    )
    select engine, lane, coalesce(waiting, 0) as waiting, coalesce(running, 0) as running,
      coalesce(slots, 0) as slots, coalesce(oldest, 0) as "oldestSeconds"
    from work full join hands using (engine, lane) order by 1, 2`)
  return rows
}
