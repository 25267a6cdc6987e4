import { NO_PLAN } from '@visage/contract'
import type { CurrentPlan } from '@visage/contract'
import type { AdminPersonDetail } from '@visage/contract/admin'
import type { Context } from '../../program/context.ts'
import type { Db } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { graceEnd } from '../ledger/usage.ts'
import { orUnavailable } from '../subscriptions/at-provider.ts'
import { refreshOrKeep, refreshSubscription } from '../subscriptions/refresh-subscription.ts'
import { findLastPayment, listLiveSubscriptions } from '../subscriptions/store.ts'
import type { Subscription } from '../subscriptions/store.ts'

type Paid = { row: Subscription; paidUntil: Date | null }

const listPaid = (ctx: Context, rows: Subscription[]): Promise<Paid[]> =>
  Promise.all(rows.map(async (row) => ({ row, paidUntil: (await findLastPayment(ctx.db, row.id))?.periodEnd ?? null })))

/** Asks where news may have been lost: about open pages, and where the next payment should have come. */
const mend = async (ctx: Context, rows: Paid[]): Promise<void> => {
  const now = ctx.clock.now()
  for (const { row, paidUntil } of rows) {
    const isDue = row.state === 'pending' || !paidUntil || paidUntil < now
    if (isDue && row.providerId !== null) await refreshOrKeep(ctx, row)
  }
}

const describePending = (row: Subscription | undefined): CurrentPlan['pending'] =>
  row?.providerId && row.checkoutUrl
    ? { plan: row.plan, subscription_id: row.providerId, short_url: row.checkoutUrl }
    : null

const describePaid = ({ row, paidUntil }: Paid): Omit<CurrentPlan, 'pending'> => ({
  plan_id: row.planId,
  plan: row.plan,
  subscription_id: row.providerId,
  provider: row.provider,
  state: row.state,
  renews_at: paidUntil?.toISOString() ?? null,
  grace_ends_at: row.state === 'past_due' && paidUntil ? graceEnd(paidUntil).toISOString() : null,
  cancels_at_period_end: row.cancelsAtPeriodEnd,
})

/** The plan that a person pays for, and one that waits for its payment. Mends what lost news has left behind. */
export const readCurrentPlan = async (ctx: Context, userId: string): Promise<CurrentPlan> => {
  await mend(ctx, await listPaid(ctx, await listLiveSubscriptions(ctx.db, userId)))
  const rows = await listPaid(ctx, await listLiveSubscriptions(ctx.db, userId))
  const now = ctx.clock.now()
  const current =
    rows.find(({ row }) => row.state === 'active' || row.state === 'past_due') ??
    rows.find(({ row, paidUntil }) => row.state === 'cancelled' && paidUntil !== null && paidUntil > now)
  const pending = rows.find(({ row }) => row.state === 'pending')
  return { ...(current ? describePaid(current) : NO_PLAN), pending: describePending(pending?.row) }
}

const cancel = async (ctx: Context, { id, provider, providerId, state }: Subscription): Promise<void> => {
  if (providerId === null) return
  await ctx.payments[provider].cancelSubscription(providerId, state === 'past_due' ? 'now' : 'period-end')
  await refreshSubscription(ctx, id)
}

/** Stops renewing: what is paid stays until its end, and what is owed is not charged any more. Safe to repeat. */
export const cancelSubscription = async (ctx: Context, userId: string): Promise<CurrentPlan> => {
  const rows = await listLiveSubscriptions(ctx.db, userId)
  if (rows.every(({ state }) => state === 'pending'))
    throw new AppError('conflict', 'You have no plan that could be cancelled.')
  for (const row of rows)
    if (row.state === 'active' || row.state === 'past_due') await orUnavailable(ctx, cancel(ctx, row))
  return readCurrentPlan(ctx, userId)
}

/** A person's subscriptions that have not ended, as operators see them. */
export const listSubscriptions = async (db: Db, userId: string): Promise<AdminPersonDetail['subscriptions']> =>
  (await listLiveSubscriptions(db, userId)).map(({ id, plan, provider, state, nextChargeAt }) => ({
    id,
    plan,
    provider,
    state,
    next_charge_at: nextChargeAt?.toISOString() ?? null,
  }))
