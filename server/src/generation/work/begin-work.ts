import { randomUUID } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueueGeneration } from '../queue/queues.ts'
import type { JobRow } from '../queue/store.ts'
import { listOrphanedJobs, listStrayJobs, noteEnqueued, releaseAllLeases } from './store.ts'
import { noteWorker } from '../queue/store.ts'

const batchSize = 500

const deliverAgain = async (ctx: Context, rows: JobRow[]): Promise<void> => {
  for (const job of rows)
    await inTransaction(ctx.db, async (tx) => {
      await noteEnqueued(tx, job.id)
      await enqueueGeneration(ctx, tx, { jobId: job.id, kind: job.kind, engine: job.engine, turn: job.turn })
    })
}

/** Puts jobs on the queue again whose worker is gone or whose message may be lost. */
export const sweepJobs = async (ctx: Context): Promise<void> => {
  await deliverAgain(ctx, await listStrayJobs(ctx.db, batchSize))
}

/** Puts jobs into a queue where somebody works that wait for an engine that is no longer switched on. */
const sweepOrphans = async (ctx: Context): Promise<void> => {
  const engines = ctx.engines.all.map(({ name }) => name)
  await deliverAgain(ctx, await listOrphanedJobs(ctx.db, { engines, limit: batchSize }))
}

/** Takes up what an earlier process left. On the embedded database no other process can hold a job. */
export const recoverJobs = async (ctx: Context): Promise<void> => {
  if (ctx.database.backend === 'pglite') await releaseAllLeases(ctx.db)
  await sweepJobs(ctx)
  await sweepOrphans(ctx)
}

const beatMs = 15_000

/** Says for as long as this process works on generations how many it does at once, by which everybody's wait is reckoned. */
export const announceWorker = async (ctx: Context): Promise<void> => {
  const id = randomUUID()
  const slots = Object.fromEntries(ctx.engines.all.map(({ name, concurrency }) => [name, concurrency]))
  const announce = () => noteWorker(ctx.db, { id, slots })
  await announce()
  const timer = setInterval(
    () =>
      void announce().catch((error: unknown) => ctx.log.warn({ err: error }, 'the worker could not say that it lives')),
    beatMs,
  )
  ctx.closing.addEventListener('abort', () => clearInterval(timer))
}
