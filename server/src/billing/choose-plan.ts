import { randomUUID } from 'node:crypto'
import type { Checkout, PaymentProviderName, PlanKey } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { beginAtProvider } from './begin-at-provider.ts'
import { orUnavailable } from './or-unavailable.ts'
import { planOf } from './plan-of.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { readPayer } from './read-payer.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findSubscriptionCall, rememberSubscriptionCall } from './store/subscription-calls.ts'
import { addSubscription, listLiveSubscriptions, lockSubscriptions } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

export const REMEMBERED_MS = 24 * 60 * 60 * 1000
/** Providers forget a page that nobody pays on after some hours. */
const pageLifetimeMs = 2 * 60 * 60 * 1000

type Choice = {
  userId: string
  planId: string
  provider: PaymentProviderName
  idempotencyKey: string | null
  requestHash: string
}
type Wanted = Pick<Choice, 'userId' | 'planId' | 'provider'> & { plan: PlanKey }

const OTHER: Record<PaymentProviderName, PaymentProviderName> = { razorpay: 'paypal', paypal: 'razorpay' }

const readPlan = ({ payments }: Context, { provider, planId }: Choice): PlanKey => {
  const plan = planOf(payments[provider], planId)
  if (plan) return plan
  const message = planOf(payments[OTHER[provider]], planId)
    ? 'This plan is paid in another way. Please choose it again from the pricing page.'
    : 'There is no such plan. Please choose it again from the pricing page.'
  throw fieldError('plan_id', message)
}

const findEarlierAnswer = async (ctx: Context, { userId, idempotencyKey: key, requestHash }: Choice) => {
  if (key === null) return undefined
  const since = new Date(ctx.clock.now().getTime() - REMEMBERED_MS)
  const earlier = await findSubscriptionCall(ctx.db, { userId, key, since })
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
  return earlier?.answer
}

const isOpenPage = (ctx: Context, row: Subscription, { planId, provider }: Wanted): boolean =>
  row.state === 'pending' &&
  row.provider === provider &&
  row.planId === planId &&
  ctx.clock.now().getTime() - row.createdAt.getTime() < pageLifetimeMs

/** Asks about pages that may have been paid on meanwhile, so that nobody is sent to pay twice. */
const refreshOpenPages = async (ctx: Context, wanted: Wanted): Promise<void> => {
  for (const row of await listLiveSubscriptions(ctx.db, wanted.userId))
    if (row.providerId !== null && isOpenPage(ctx, row, wanted))
      await orUnavailable(ctx, refreshSubscription(ctx, row.id))
}

/** The choice that is open already, or a new one in the place of other open ones. */
const openChoice = (
  ctx: Context,
  { userId, planId, provider, plan }: Wanted,
): Promise<{ row: Subscription; isNew: boolean }> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSubscriptions(tx, userId)
    const live = await listLiveSubscriptions(tx, userId)
    if (live.some((row) => row.state === 'active' && row.plan === plan))
      throw new AppError('conflict', 'This is your current plan.')
    const open = live.find((row) => isOpenPage(ctx, row, { userId, planId, provider, plan }))
    for (const row of live) if (row.state === 'pending' && row.id !== open?.id) await queueCancellation(ctx, tx, row.id)
    if (open) return { row: open, isNew: false }
    const createdAt = ctx.clock.now()
    const row = await addSubscription(tx, {
      id: randomUUID(),
      userId,
      provider,
      plan,
      planId,
      state: 'pending',
      createdAt,
    })
    return { row, isNew: true }
  })

/**
 * Begins a subscription and answers the page on which it is paid. Our row comes first, so that whatever is cut off can
 * be found again by its id; a choice that is open answers the same page.
 */
export const choosePlan = async (ctx: Context, choice: Choice): Promise<Checkout> => {
  const { userId, planId, provider, idempotencyKey: key, requestHash } = choice
  const earlier = await findEarlierAnswer(ctx, choice)
  if (earlier) return earlier
  const wanted = { userId, planId, provider, plan: readPlan(ctx, choice) }
  const customer = await readPayer(ctx, { userId, provider })
  await refreshOpenPages(ctx, wanted)
  const { row, isNew } = await openChoice(ctx, wanted)
  const answer = await beginAtProvider(ctx, { subscription: row, isNew, customer })
  if (key !== null)
    await rememberSubscriptionCall(ctx.db, { userId, key, requestHash, answer, createdAt: ctx.clock.now() })
  return answer
}
