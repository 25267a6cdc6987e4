import { KINDS } from '@visage/contract'
import type { KindName, Meter, Usage } from '@visage/contract'

export const METER_LABELS: Record<Meter, { one: string; many: string }> = {
  faces: { one: 'face', many: 'faces' },
  images: { one: 'image', many: 'images' },
  videos: { one: 'video', many: 'videos' },
}

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
  return days === 1 ? '1 trial day left' : `${days} trial days left`
}

export const amountText = (meter: Meter, amount: number): string =>
  `${amount} ${amount === 1 ? METER_LABELS[meter].one : METER_LABELS[meter].many}`

/** Bonus credits, which are used once a meter is empty. */
export const creditsText = (credits: number): string =>
  credits === 1 ? '1 bonus credit left' : `${credits} bonus credits left`

/** What the next result of a kind costs, which takes so many units of its meter, and what is then still there. */
export const costText = (usage: Usage, kind: KindName, units = 1): { text: string; isShort: boolean } => {
  const { meter } = KINDS[kind]
  const credits = KINDS[kind].credits * units
  const left = leftOf(usage, meter)
  if (left === 1 && units === 1) return { text: `Uses your last ${METER_LABELS[meter].one}.`, isShort: false }
  if (left >= units) return { text: `Uses ${units} of the ${amountText(meter, left)} you have left.`, isShort: false }
  if (usage.credits >= credits)
    return { text: `Uses ${credits} of your ${usage.credits} bonus credits.`, isShort: false }
  const none =
    left > 0 ? `Takes ${amountText(meter, units)}, and only ${left} left.` : `No ${METER_LABELS[meter].many} left.`
  if (isCovered(usage)) return { text: `${none} ${periodText(usage)}.`, isShort: true }
  return { text: `${none} ${usage.trial ? 'Your trial is over.' : 'You have no open plan.'}`, isShort: true }
}
