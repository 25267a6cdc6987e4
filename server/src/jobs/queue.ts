import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobWithMetadata, QueueResult } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../db/client.ts'
import type { Db } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'

export type JobOptions = {
  retryLimit: number
  /** Seconds before the first retry; doubles each time. */
  retryDelaySeconds: number
  /** A handler that takes longer counts as dead. */
  expireSeconds: number
  /** Cron expression for work that comes by the clock. */
  schedule?: string
}

/** Background work: its payload holds ids only, the rows hold the truth, and running it twice does no harm. */
export type Job<Payload = unknown> = { name: string; payload: z.ZodType<Payload>; options: JobOptions }

/** A job with what does it in this process, so many at once. */
export type BoundJob = Job & { concurrency: number; handle(data: unknown, signal: AbortSignal): Promise<void> }

/** What is enough to add work that somebody else does. */
type Waiting<Payload> = Pick<Job<Payload>, 'name' | 'payload'>

type EnqueueOptions = {
  startAfterMs?: number
  /** Higher goes first; 0 unless told. */
  priority?: number
}

/** Delivers background work at least once. */
export type Queue = {
  /** Makes the queues of these jobs; only then can their work be added, also inside a transaction. */
  prepare(jobs: readonly Job[]): Promise<void>
  /** Adds work; with a transaction as `db` it comes to be only if that commits. */
  enqueue<Payload extends object>(
    db: Db,
    work: { job: Waiting<Payload>; payload: Payload } & EnqueueOptions,
  ): Promise<void>
  /** Removes work, done or not, whose payload holds one of these ids. */
  forget(db: Db, ids: readonly string[]): Promise<void>
  /** The payloads of a job's work that waits or is under way. */
  listUnderWay<Payload>(db: Db, job: Waiting<Payload>): Promise<Payload[]>
  /** Begins to do these jobs in this process, those of which it does any at once. */
  work(jobs: readonly BoundJob[]): Promise<void>
  /** Throws when the queue does not answer. */
  check(): Promise<void>
  /** Stops taking work and waits up to `drainMs` for running handlers before it aborts them. */
  close(options: { drainMs: number }): Promise<void>
}

const heartbeatSeconds = 10
/** Done work is of no use: the rows hold the truth. */
const keptSeconds = 24 * 3600
const UNDER_WAY = new Set<JobWithMetadata['state']>(['created', 'retry', 'active'])
const nobody = '00000000-0000-0000-0000-000000000000'
// News wakes workers at once; work that was put off comes due without news.
const pollSeconds = 2

const bossOptions = ({ backend, boss }: Database) => ({
  ...boss,
  ...(backend === 'pglite' ? { backend: 'pglite' as const } : {}),
  useListenNotify: true,
  monitorIntervalSeconds: 15,
})

/** Opens the queue on the given database and makes its tables when they are missing. */
export const openQueue = async (database: Database, log: Logger): Promise<Queue> => {
  const boss = new PgBoss(bossOptions(database))
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  const names = new Set<string>()
  const make = async ({ name, options }: Job, known: QueueResult | undefined) => {
    names.add(name)
    const settings = {
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: options.expireSeconds,
      heartbeatSeconds,
      deleteAfterSeconds: keptSeconds,
      notify: true,
    }
    if (known && isDeepStrictEqual({ ...known, ...settings }, known)) return
    if (known) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, settings)
    // Has the queue remember its settings, as it does with all that it finds when it is opened: else the first send
    // would read them outside its transaction, which on the embedded database waits for itself.
    await boss.findJobs(name, { id: nobody })
  }

  return {
    async prepare(jobs) {
      const known = new Map((await boss.getQueues()).map((found) => [found.name, found]))
      for (const job of jobs) await make(job, known.get(job.name))
    },

    async enqueue(db, { job, payload, startAfterMs, priority }) {
      const id = await boss.send(job.name, payload, {
        db: fromDrizzle(db, sql),
        ...(startAfterMs ? { startAfter: Math.ceil(startAfterMs / 1000) } : {}),
        ...(priority ? { priority } : {}),
      })
      if (!id) throw new AppError('internal', undefined, { cause: new Error(`The queue did not take ${job.name}.`) })
    },

    async forget(db, ids) {
      const wanted = new Set<unknown>(ids)
      const options = { db: fromDrizzle(db, sql) }
      for (const name of names) {
        const work = await boss.findJobs<object | null>(name, options)
        const found = work.filter(({ data }) => Object.values(data ?? {}).some((part) => wanted.has(part)))
        if (found.length > 0)
          await boss.deleteJob(
            name,
            found.map(({ id }) => id),
            options,
          )
      }
    },

    async listUnderWay(db, { name, payload }) {
      const work = await boss.findJobs(name, { db: fromDrizzle(db, sql) })
      return work.filter(({ state }) => UNDER_WAY.has(state)).map(({ data }) => payload.parse(data))
    },

    async work(jobs) {
      const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const job of jobs) {
        const { schedule } = job.options
        if (schedule && known.get(job.name) !== schedule) await boss.schedule(job.name, schedule, {})
        if (job.concurrency === 0) continue
        const options = {
          localConcurrency: job.concurrency,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
          heartbeatRefreshSeconds: heartbeatSeconds / 2,
        }
        let workers = ''
        workers = await boss.work<object>(job.name, options, async ([delivered]) => {
          if (!delivered) return
          try {
            await job.handle(delivered.data, delivered.signal)
          } catch (error) {
            log.error({ err: error, job: job.name, delivery: delivered.id }, 'background job failed')
            throw error
          } finally {
            // Else the next message would wait for news or the next look, however many are there.
            boss.notifyWorker(workers)
          }
        })
      }
    },

    async check() {
      await boss.getQueues()
    },

    async close({ drainMs }) {
      await boss.stop({ graceful: true, timeout: drainMs, close: true })
    },
  }
}
