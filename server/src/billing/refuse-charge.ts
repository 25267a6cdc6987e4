import type { Meter } from '@visage/contract'
import { AppError } from '../lib/app-error.ts'
import { PLANS } from './plans.ts'
import type { Allowance } from './store.ts'

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Why nothing can be charged: no window is open, or the open one has nothing left of a meter. */
export const refuseCharge = (window: Allowance | undefined, meter: Meter): AppError => {
  if (!window) return new AppError('subscription_required')
  const isTrial = window.source === 'trial'
  const message = isTrial
    ? `Your free trial includes ${window[meter]} ${meter} and none are left. A trial does not renew: choose a plan to make more.`
    : `Your ${PLANS[window.plan].name} plan includes ${window[meter]} ${meter} a month and none are left. It renews on ${longDate.format(window.endsAt)}.`
  return new AppError('quota_exceeded', message, {
    details: { left: 0, renews_at: isTrial ? null : window.endsAt.toISOString() },
  })
}
