import type { CurrentPlan } from '@visage/contract'
import type { Context } from '../context.ts'
import { graceEnd } from './grace.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findLastPayment } from './store/payments.ts'
import { listLiveSubscriptions, updateSubscription } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

/** A page that is polled asks the provider no more often than this. */
const askEveryMs = 10_000

type Paid = { row: Subscription; paidUntil: Date | null }

const listPaid = (ctx: Context, rows: Subscription[]): Promise<Paid[]> =>
  Promise.all(rows.map(async (row) => ({ row, paidUntil: (await findLastPayment(ctx.db, row.id))?.periodEnd ?? null })))

/** Asks where news may have been lost: about open pages, and where the next payment should have come. */
const mend = async (ctx: Context, rows: Paid[]): Promise<void> => {
  const now = ctx.clock.now()
  for (const { row, paidUntil } of rows) {
    const isDue = row.state === 'pending' || !paidUntil || paidUntil < now
    const isFresh = row.askedAt !== null && now.getTime() - row.askedAt.getTime() < askEveryMs
    if (!isDue || isFresh || row.providerId === null) continue
    await updateSubscription(ctx.db, row.id, { askedAt: now })
    try {
      await refreshSubscription(ctx, row.id)
    } catch (error) {
      ctx.log.warn({ err: error, subscriptionId: row.id }, 'a payment provider could not be asked')
    }
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

const NONE: Omit<CurrentPlan, 'pending'> = {
  plan_id: null,
  plan: null,
  subscription_id: null,
  provider: null,
  state: null,
  renews_at: null,
  grace_ends_at: null,
  cancels_at_period_end: false,
}

/** The plan that a person pays for, and one that waits for its payment. Mends what lost news has left behind. */
export const readCurrentPlan = async (ctx: Context, userId: string): Promise<CurrentPlan> => {
  await mend(ctx, await listPaid(ctx, await listLiveSubscriptions(ctx.db, userId)))
  const rows = await listPaid(ctx, await listLiveSubscriptions(ctx.db, userId))
  const now = ctx.clock.now()
  const current =
    rows.find(({ row }) => row.state === 'active' || row.state === 'past_due') ??
    rows.find(({ row, paidUntil }) => row.state === 'cancelled' && paidUntil !== null && paidUntil > now)
  const pending = rows.find(({ row }) => row.state === 'pending')
  return { ...(current ? describePaid(current) : NONE), pending: describePending(pending?.row) }
}
