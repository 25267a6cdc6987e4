import type { Context } from '../program/context.ts'
import { readDatabaseTime } from '../db/transaction.ts'
import type { Db } from '../db/transaction.ts'
import { defineJob } from '../program/define-job.ts'
import { AppError } from '../lib/app-error.ts'
import { dayMs } from '../lib/time.ts'
import { deleteCallsBefore, findCall, saveCall } from './store.ts'
import type { RememberedCall } from './store.ts'

const rememberedMs = dayMs

const oldest = (now: Date): Date => new Date(now.getTime() - rememberedMs)

/** Who calls, and how the call is told from another one. */
export type RepeatableCall = { userId: string; idempotencyKey: string | null; requestHash: string }

/** What calls of one kind were answered that carried a key, so that a repeated one is answered as it was then. */
export const rememberedCalls = <Answer>(scope: RememberedCall['scope']) => ({
  /** The answer to an earlier call with this key, if any. Throws `idempotency_mismatch` when that asked for something else. */
  async find(db: Db, { userId, idempotencyKey: key, requestHash }: RepeatableCall, now: Date) {
    if (key === null) return undefined
    const earlier = await findCall(db, { userId, scope, key, since: oldest(now) })
    if (earlier && earlier.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
    return earlier?.answer as Answer | undefined
  },
  async remember(db: Db, call: RepeatableCall, { answer, now }: { answer: Answer; now: Date }): Promise<void> {
    const { userId, idempotencyKey: key, requestHash } = call
    if (key !== null) await saveCall(db, { userId, scope, key, requestHash, answer, createdAt: now })
  },
})

/** Drops the answers of calls that are too old to be repeated. */
export const deleteExpiredCalls = ({ db }: Context, now: Date): Promise<void> => deleteCallsBefore(db, oldest(now))

export const deleteExpiredCallsJob = defineJob({
  name: 'forget-idempotent-calls',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 300, schedule: '41 * * * *' },
  handle: async (ctx) => deleteExpiredCalls(ctx, await readDatabaseTime(ctx.db)),
})
