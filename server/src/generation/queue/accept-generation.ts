import { randomUUID } from 'node:crypto'
import { KINDS } from '@visage/contract'
import type { JobAccepted, KindInput, KindName } from '@visage/contract'
import { reserve } from '../../billing/ledger/charge.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { deliverJob } from './lines.ts'
import {
  countUnfinished,
  findRememberedCall,
  forgetCallsBefore,
  insertJob,
  listQueueFacts,
  lockJobs,
  rememberCall,
} from './store.ts'
import { estimateWait } from './wait.ts'

const maxUnfinished = 20
const retryAfterSeconds = 10
const REMEMBERED_MS = 24 * 60 * 60 * 1000

export type Wish<Kind extends KindName = KindName> = { kind: Kind; input: KindInput<Kind> }

/** Who asks, and how the request is told from another one. */
export type Asker = { userId: string; idempotencyKey: string | null; requestHash: string }

const findEarlierAnswer = async (tx: Tx, asker: Asker, now: Date): Promise<JobAccepted | undefined> => {
  const { userId, idempotencyKey: key, requestHash } = asker
  if (key === null) return undefined
  const since = new Date(now.getTime() - REMEMBERED_MS)
  const earlier = await findRememberedCall(tx, { userId, key, since })
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
  return earlier?.answer
}

const refuseFlood = async (tx: Tx, userId: string): Promise<void> => {
  if ((await countUnfinished(tx, userId)) < maxUnfinished) return
  const message = `You have ${maxUnfinished} generations under way. Please wait until one of them is done.`
  throw new AppError('rate_limited', message, { details: { retry_after_seconds: retryAfterSeconds } })
}

const addJob = async (ctx: Context, tx: Tx, { userId, kind, input }: Wish & { userId: string }) => {
  const now = ctx.clock.now()
  const id = randomUUID()
  const cost = await reserve(tx, { userId, kind, jobId: id, now })
  const engine = ctx.engines.forKind(kind).name
  const stored = KINDS[kind].input.parse(input)
  const job = await insertJob(tx, { id, userId, kind, input: stored, engine, cost, createdAt: now, enqueuedAt: now })
  await deliverJob(ctx, tx, { jobId: id, kind, engine })
  return job
}

/**
 * Reserves the charge, adds the job and puts it on the queue, all or nothing. A call that came before with
 * the same key is answered as it was then.
 */
export const acceptGeneration = (ctx: Context, asker: Asker, wish: Wish): Promise<JobAccepted> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId, idempotencyKey: key, requestHash } = asker
    await lockJobs(tx, userId)
    const now = ctx.clock.now()
    const earlier = await findEarlierAnswer(tx, asker, now)
    if (earlier) return earlier
    await refuseFlood(tx, userId)
    const job = await addJob(ctx, tx, { ...wish, userId })
    const facts = await listQueueFacts(tx, [job.id])
    const answer: JobAccepted = {
      job_id: job.id,
      status: job.status,
      kind: job.kind,
      ...estimateWait(ctx.engines, job, facts.get(job.id)),
      cost: job.cost,
    }
    if (key !== null) await rememberCall(tx, { userId, key, requestHash, jobId: job.id, answer, createdAt: now })
    return answer
  })

/** Drops the answers of calls that are too old to be repeated. */
export const forgetCalls = ({ db, clock }: Context): Promise<void> =>
  forgetCallsBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS))
