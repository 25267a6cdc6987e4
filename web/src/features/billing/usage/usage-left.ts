import { KINDS, METER_NOUNS } from '@visage/contract'
import type { KindName, Meter, Usage } from '@visage/contract'
import { counted } from '../../../lib/format/counted.ts'

/** Whether a plan or an open trial pays. */
export const isCovered = (usage: Usage): boolean => usage.plan !== null || usage.trial?.active === true

/** How many of a meter are left; 0 without a plan or an open trial. */
export const leftOf = (usage: Usage, meter: Meter): number => {
  const { used, limit } = usage.meters[meter]
  return isCovered(usage) ? Math.max(0, limit - used) : 0
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** When the meters fill up again, or when the trial ends. */
export const periodText = (usage: Usage): string => {
  if (usage.plan !== null) {
    const renewal = usage.meters.faces.renews_at
    return renewal ? `Renews on ${dayFormat.format(new Date(renewal))}` : usage.plan
  }
  if (!usage.trial?.active) return 'No open plan'
  const { days_left: days } = usage.trial
  if (days === 0) return 'Trial ends today'
  return `${counted(days, 'trial day')} left`
}

/** Bonus credits, which are used once a meter is empty. */
export const creditsText = (credits: number): string => `${counted(credits, 'bonus credit')} left`

/** What the next result of a kind costs, which takes so many units of its meter, and what is then still there. */
export const costText = (usage: Usage, kind: KindName, units = 1): { text: string; isShort: boolean } => {
  const { meter } = KINDS[kind]
  const credits = KINDS[kind].credits * units
  const left = leftOf(usage, meter)
  if (left === 1 && units === 1) return { text: `Uses your last ${METER_NOUNS[meter]}.`, isShort: false }
  if (left >= units)
    return { text: `Uses ${units} of the ${counted(left, METER_NOUNS[meter])} you have left.`, isShort: false }
  if (usage.credits >= credits)
    return { text: `Uses ${credits} of your ${usage.credits} bonus credits.`, isShort: false }
  const none = left > 0 ? `Takes ${counted(units, METER_NOUNS[meter])}, and only ${left} left.` : `No ${meter} left.`
  if (isCovered(usage)) return { text: `${none} ${periodText(usage)}.`, isShort: true }
  return { text: `${none} ${usage.trial ? 'Your trial is over.' : 'You have no open plan.'}`, isShort: true }
}
