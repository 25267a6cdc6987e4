import { PaymentRefusedError, UnknownSubscriptionError } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { dayMs } from '../../lib/time.ts'
import { findAtProvider } from './at-provider.ts'
import { queueCancellation } from './cancellation.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findSubscription, listSubscriptionsToCheck, updateSubscription } from './store.ts'
import type { Subscription } from './store.ts'

const batchSize = 100
/** By then nobody will pay on an open page any more. */
const staleMs = 3 * dayMs

type Report = { checked: number; mended: number; withdrawn: number; failed: number }

const withdraw = async (ctx: Context, { id }: Subscription): Promise<keyof Report> => {
  await queueCancellation(ctx, ctx.db, id)
  return 'withdrawn'
}

const check = async (ctx: Context, row: Subscription, signal: AbortSignal): Promise<keyof Report> => {
  const isStale = ctx.clock.now().getTime() - row.createdAt.getTime() > staleMs
  const begun = await findAtProvider(ctx, row, signal)
  if (!begun) {
    if (!isStale) return 'checked'
    await updateSubscription(ctx.db, row.id, { state: 'ended' })
    return 'mended'
  }
  const { subscription, isChanged } = await refreshSubscription(ctx, begun.id, signal)
  const isLeft = subscription.userId === null && subscription.state !== 'ended'
  if (isLeft || (subscription.state === 'pending' && isStale)) return withdraw(ctx, subscription)
  return isChanged || begun !== row ? 'mended' : 'checked'
}

/** Compares everything that has not ended with its provider, mends what differs, and logs what came of it. */
export const reconcileSubscriptions = async (ctx: Context, signal: AbortSignal): Promise<Report> => {
  const report: Report = { checked: 0, mended: 0, withdrawn: 0, failed: 0 }
  let after: string | null = null
  for (;;) {
    const rows = await listSubscriptionsToCheck(ctx.db, { after, limit: batchSize })
    for (const row of rows) {
      signal.throwIfAborted()
      try {
        report[await check(ctx, row, signal)] += 1
      } catch (error) {
        report.failed += 1
        ctx.log.error({ err: error, subscriptionId: row.id }, 'a subscription could not be compared with its provider')
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) break
    after = last.id
  }
  ctx.log[report.failed > 0 ? 'error' : 'info'](report, 'compared subscriptions with their providers')
  return report
}

type Cancellation = { subscriptionId: string; signal: AbortSignal }

/** Ends a subscription at its provider, at once, and takes over what is true then. Safe to repeat. */
export const cancelAtProvider = async (ctx: Context, { subscriptionId, signal }: Cancellation): Promise<void> => {
  const subscription = await findSubscription(ctx.db, subscriptionId)
  if (!subscription || subscription.state === 'ended') return
  const begun = await findAtProvider(ctx, subscription, signal)
  if (!begun?.providerId) {
    await updateSubscription(ctx.db, subscriptionId, { state: 'ended' })
    return
  }
  try {
    await ctx.payments[begun.provider].cancelSubscription(begun.providerId, 'now', signal)
  } catch (error) {
    if (!(error instanceof PaymentRefusedError || error instanceof UnknownSubscriptionError)) throw error
    ctx.log.warn({ err: error, subscriptionId }, 'the provider did not cancel a subscription')
  }
  await refreshSubscription(ctx, subscriptionId, signal)
}
