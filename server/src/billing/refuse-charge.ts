import { PLANS } from '@visage/contract'
import type { Meter } from '@visage/contract'
import type { Tx } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { day } from '../lib/moment.ts'
import type { Allowance } from './store/ledger.ts'
import { findPayingSubscription, listLiveSubscriptions } from './store/subscriptions.ts'

type Refused = { userId: string; window: Allowance | undefined; meter: Meter; now: Date }

const refuse = (message: string, renewsAt: Date | null): AppError =>
  new AppError('quota_exceeded', message, { details: { left: 0, renews_at: renewsAt?.toISOString() ?? null } })

/** Without a window: nothing was bought, or the payment that should have opened one has not come. */
const refuseWithoutWindow = async (tx: Tx, userId: string): Promise<AppError> => {
  const live = await listLiveSubscriptions(tx, userId)
  const unpaid = live.find(({ state }) => state === 'past_due')
  if (!unpaid) return new AppError('subscription_required')
  const { name } = PLANS[unpaid.plan]
  return new AppError(
    'subscription_required',
    `The last payment for your ${name} plan did not go through. Pay it at your payment provider or choose a plan to go on.`,
  )
}

const refuseInGrace = ({ plan }: Allowance, meter: Meter): AppError =>
  refuse(
    `Your ${PLANS[plan].name} plan waits for its next payment, and no ${meter} are left of the last month. A new month begins when the payment has come.`,
    null,
  )

/** Why nothing can be charged: no window is open, or the open one has nothing left of a meter. */
export const refuseCharge = async (tx: Tx, { userId, window, meter, now }: Refused): Promise<AppError> => {
  if (!window) return refuseWithoutWindow(tx, userId)
  if (window.source === 'trial')
    return refuse(
      `Your free trial includes ${window[meter]} ${meter} and none are left. A trial does not renew: choose a plan to make more.`,
      null,
    )
  if (window.endsAt <= now) return refuseInGrace(window, meter)
  const used = `Your ${PLANS[window.plan].name} plan includes ${window[meter]} ${meter} a month and none are left.`
  const subscription = await findPayingSubscription(tx, window.id)
  return subscription?.state === 'cancelled'
    ? refuse(`${used} It is cancelled and ends on ${day(window.endsAt)}: choose a plan to make more.`, null)
    : refuse(`${used} It renews on ${day(window.endsAt)}.`, window.endsAt)
}
