import type { CurrentPlan } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { orUnavailable } from './or-unavailable.ts'
import { readCurrentPlan } from './read-current-plan.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { listLiveSubscriptions } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

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
