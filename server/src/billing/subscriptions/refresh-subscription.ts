import type { PlanKey } from '@visage/contract'
import { isSuspended } from '../../account/sessions/suspension.ts'
import { planOf, UnknownSubscriptionError } from '../../adapters/payments/payment-provider.ts'
import type { ProviderSubscription } from '../../adapters/payments/payment-provider.ts'
import type { Database } from '../../db/client.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { createKeyedMutex } from '../../lib/work-by-key.ts'
import { moveGrace } from '../ledger/store.ts'
import { graceEnd } from '../ledger/usage.ts'
import { queueMail } from './billing-mails.ts'
import { queueCancellation } from './cancellation.ts'
import { recordPayment } from './record-payment.ts'
import {
  claimQuestion,
  findLastPayment,
  findSubscription,
  hasPayment,
  listLiveSubscriptions,
  lockSubscription,
  lockSubscriptions,
  takeTurn,
  updateSubscription,
} from './store.ts'
import type { Subscription } from './store.ts'

type Facts = { hasPayment: boolean; paidUntil: Date | null; now: Date }

/** Where a subscription stands for its person, from what its provider tells and what has been paid. */
const decideState = (
  { state, cancelsAtPeriodEnd }: Pick<ProviderSubscription, 'state' | 'cancelsAtPeriodEnd'>,
  { hasPayment, paidUntil, now }: Facts,
): Subscription['state'] => {
  switch (state) {
    case 'halted':
    case 'cancelled':
    case 'ended':
      return paidUntil && paidUntil > now ? 'cancelled' : 'ended'
    case 'pending':
    case 'active':
      if (!hasPayment) return 'pending'
      return cancelsAtPeriodEnd ? 'cancelled' : 'active'
    case 'past_due':
      return hasPayment ? 'past_due' : 'pending'
    default:
      throw new Error(`A subscription cannot be ${String(state satisfies never)}.`)
  }
}

/**
 * Of several plans of one person the newest that is paid goes on: older ones are cancelled at their providers, open
 * pages among them. What was paid of them stays until its end. Tells whether this subscription is such an older one.
 */
const cancelReplaced = async (ctx: Context, tx: Tx, { id, userId, createdAt }: Subscription): Promise<boolean> => {
  if (userId === null) return false
  const newestFirst = await listLiveSubscriptions(tx, userId)
  const paid = newestFirst.findIndex(({ state }) => state === 'active')
  const replaced = paid === -1 ? [] : newestFirst.slice(paid + 1)
  for (const older of replaced) if (older.state !== 'cancelled') await queueCancellation(ctx, tx, older.id)
  const winner = newestFirst[paid]
  return winner !== undefined && winner.id !== id && winner.createdAt >= createdAt
}

/** Cancels what began, or went on, after its person was suspended: nobody pays for what they may not use. */
const cancelSuspended = async (ctx: Context, tx: Tx, { id, userId, state }: Subscription): Promise<void> => {
  if (userId === null || (state !== 'active' && state !== 'past_due')) return
  if (await isSuspended(tx, userId)) await queueCancellation(ctx, tx, id)
}

type Truth = { before: Subscription; told: ProviderSubscription }

/** What came of asking: the subscription as it is now, and whether that differs from before. */
type Applied = { subscription: Subscription; isChanged: boolean }

/** The plan that a truth is about, or undefined for a truth that is not about this subscription. */
const recognise = (ctx: Context, row: Subscription, told: ProviderSubscription): PlanKey | undefined => {
  const { id, provider, providerId } = row
  const line = { subscriptionId: id, provider, providerId }
  if (told.reference !== id) {
    ctx.log.error({ ...line, reference: told.reference }, 'a subscription at the provider is not the one begun here')
    return undefined
  }
  const plan = told.planId === row.planId ? row.plan : planOf(ctx.payments[provider], told.planId)
  if (!plan) ctx.log.error({ ...line, planId: told.planId }, 'a subscription has a plan that is not for sale here')
  return plan
}

const recordPayments = async (
  ctx: Context,
  tx: Tx,
  { row, plan, told }: { row: Subscription; plan: PlanKey; told: ProviderSubscription },
) => {
  let isChanged = false
  for (const payment of told.payments)
    if (await recordPayment(ctx, tx, { subscription: row, plan, payment })) isChanged = true
  return isChanged
}

/** Moves the leftover's grace along and answers what the row says from now on. */
const settleState = async (ctx: Context, tx: Tx, { row, told }: { row: Subscription; told: ProviderSubscription }) => {
  const last = await findLastPayment(tx, row.id)
  const paidUntil = last?.periodEnd ?? null
  const facts = { hasPayment: await hasPayment(tx, row.id), paidUntil, now: ctx.clock.now() }
  const state = decideState(told, facts)
  const isAwaited = state === 'active' || state === 'past_due'
  await moveGrace(tx, {
    subscriptionId: row.id,
    paymentId: last?.id ?? null,
    until: isAwaited && paidUntil ? graceEnd(paidUntil) : null,
  })
  return {
    state,
    cancelsAtPeriodEnd: state === 'cancelled',
    nextChargeAt: isAwaited ? told.nextChargeAt : null,
    startedAt: told.startedAt,
    payerEmail: row.userId === null ? null : told.payer.email,
    payerMethod: told.payer.method ?? last?.method ?? null,
  }
}

const isLive = ({ state }: Pick<Subscription, 'state'>): boolean => state === 'active' || state === 'past_due'

/** Mails what a person should know of a change; a plan that another one has replaced goes quietly. */
const tell = async (
  ctx: Context,
  tx: Tx,
  { before, after, isReplaced }: { before: Subscription; after: Subscription; isReplaced: boolean },
) => {
  const { id: subscriptionId, userId } = after
  if (userId === null || before.state === after.state) return
  if (after.state === 'past_due') await queueMail(ctx, tx, { kind: 'payment-failed', userId, subscriptionId })
  if (isLive(before) && !isLive(after) && !isReplaced)
    await queueMail(ctx, tx, { kind: 'cancelled', userId, subscriptionId })
}

const differs = (before: Subscription, after: Subscription): boolean =>
  before.state !== after.state ||
  before.plan !== after.plan ||
  before.nextChargeAt?.getTime() !== after.nextChargeAt?.getTime()

/** Applies a truth; null when another one was applied since `before` was read. */
const applyTruth = async (ctx: Context, tx: Tx, { before, told }: Truth): Promise<Applied | null> => {
  if (before.userId !== null) await lockSubscriptions(tx, before.userId)
  const row = await lockSubscription(tx, before.id)
  if (row?.revision !== before.revision) return null
  const plan = recognise(ctx, row, told)
  if (!plan) return { subscription: row, isChanged: false }
  const hasNewPayments = await recordPayments(ctx, tx, { row, plan, told })
  const after = await updateSubscription(tx, row.id, {
    ...(await settleState(ctx, tx, { row, told })),
    plan,
    planId: told.planId,
    revision: row.revision + 1,
    askedAt: ctx.clock.now(),
  })
  if (!after) return null
  const isReplaced = await cancelReplaced(ctx, tx, after)
  await cancelSuspended(ctx, tx, after)
  await tell(ctx, tx, { before: row, after, isReplaced })
  return { subscription: after, isChanged: hasNewPayments || differs(row, after) }
}

/** A page that nobody paid on is forgotten by some providers; whatever was paid is never. */
const forget = async (ctx: Context, subscriptionId: string, cause: unknown): Promise<Applied> => {
  if ((await findSubscription(ctx.db, subscriptionId))?.state !== 'pending') throw cause
  const ended = await updateSubscription(ctx.db, subscriptionId, { state: 'ended', askedAt: ctx.clock.now() })
  if (!ended) throw cause
  return { subscription: ended, isChanged: true }
}

const ask = async (ctx: Context, db: Db, { id, signal }: { id: string; signal?: AbortSignal }): Promise<Truth> => {
  const before = await findSubscription(db, id)
  if (!before?.providerId) throw new Error(`Subscription ${id} is not known to a provider.`)
  return { before, told: await ctx.payments[before.provider].readSubscription(before.providerId, signal) }
}

type Turns = {
  inTurn: ReturnType<typeof createKeyedMutex>
  /** Turns that have not begun; whoever comes before one does is served by it. */
  next: Map<string, Promise<Applied>>
}

const turns = new WeakMap<Database, Turns>()

/** Of all who share an open database; whoever else is at work there takes turns by a lock in it. */
const turnsOf = ({ database }: Context): Turns => {
  const known = turns.get(database) ?? { inTurn: createKeyedMutex(), next: new Map<string, Promise<Applied>>() }
  turns.set(database, known)
  return known
}

const inTurnOfAll = <Result>(db: Db, id: string, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await takeTurn(tx, id)
    return work(tx)
  })

/**
 * Asks while nobody else may apply, so that what is told cannot be out of date. Nobody else is there with an embedded
 * database, whose only connection a transaction would keep from everybody while the provider is waited for.
 */
const askAlone = async (ctx: Context, id: string): Promise<Applied> => {
  const askAndApply = async (db: Db) => {
    const truth = await ask(ctx, db, { id })
    return inTransaction(db, (tx) => applyTruth(ctx, tx, truth))
  }
  const applied = await (ctx.database.backend === 'pglite' ? askAndApply(ctx.db) : inTurnOfAll(ctx.db, id, askAndApply))
  if (!applied) throw new Error(`Subscription ${id} was changed out of turn.`)
  return applied
}

const joinNextTurn = (ctx: Context, id: string): Promise<Applied> => {
  const { inTurn, next } = turnsOf(ctx)
  const turn =
    next.get(id) ??
    inTurn(id, () => {
      next.delete(id)
      return askAlone(ctx, id)
    })
  next.set(id, turn)
  return turn
}

/**
 * Asks the provider where a subscription stands and applies that in one transaction, so that news may come twice, late
 * or in any order. What was asked before somebody else has applied is asked again, in turn. Throws what the provider
 * throws.
 */
export const refreshSubscription = async (ctx: Context, id: string, signal?: AbortSignal): Promise<Applied> => {
  try {
    const truth = await ask(ctx, ctx.db, { id, ...(signal && { signal }) })
    const applied = await turnsOf(ctx).inTurn(id, () => inTurnOfAll(ctx.db, id, (tx) => applyTruth(ctx, tx, truth)))
    return applied ?? (await joinNextTurn(ctx, id))
  } catch (error) {
    if (error instanceof UnknownSubscriptionError) return forget(ctx, id, error)
    throw error
  }
}

/** Whoever looks again and again has the provider asked no more often than this. */
const askEveryMs = 5000

/** Whether the provider may be asked about a subscription now; true for one of those who want to within some seconds. */
export const mayAsk = (ctx: Context, id: string): Promise<boolean> => {
  const now = ctx.clock.now()
  return claimQuestion(ctx.db, { id, now, since: new Date(now.getTime() - askEveryMs) })
}

/**
 * As it stands at the provider, else as we know it: while the provider does not answer, and for some seconds after it
 * was asked.
 */
export const refreshOrKeep = async (ctx: Context, subscription: Subscription): Promise<Subscription> => {
  const { id } = subscription
  if (!(await mayAsk(ctx, id))) return (await findSubscription(ctx.db, id)) ?? subscription
  try {
    return (await refreshSubscription(ctx, subscription.id)).subscription
  } catch (error) {
    ctx.log.warn({ err: error, subscriptionId: subscription.id }, 'a payment provider could not be asked')
    return subscription
  }
}
