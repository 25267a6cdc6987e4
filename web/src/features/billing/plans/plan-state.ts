import { PLANS } from '@visage/contract'
import type { CurrentPlan, PlanKey, Usage } from '@visage/contract'
import { counted } from '../../../lib/format/counted.ts'

const OPEN_STATES: ReadonlySet<CurrentPlan['state']> = new Set(['active', 'past_due', 'cancelled'] as const)

/** The plan that is open now; one that was given up stays open until its paid month ends. */
export const openPlanKey = ({ plan, state }: CurrentPlan): PlanKey | null => (OPEN_STATES.has(state) ? plan : null)

/** The plan that goes on by itself, and could be given up. */
export const renewingPlanKey = (plan: CurrentPlan): PlanKey | null =>
  plan.cancels_at_period_end ? null : openPlanKey(plan)

/** The plan that there is nothing to pay for; one that ends or is owed may be chosen anew. */
export const currentPlanKey = (plan: CurrentPlan): PlanKey | null =>
  plan.state === 'active' ? renewingPlanKey(plan) : null

/** The open plan that is paid for, by name, and whether it ends instead of renewing. */
export const paidPlanOf = (current: CurrentPlan): { name: string; endsByItself: boolean } | null => {
  const open = openPlanKey(current)
  return (
    open && { name: PLANS[open].name, endsByItself: renewingPlanKey(current) === null || current.state === 'cancelled' }
  )
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const dateText = (instant: string): string => dateFormat.format(new Date(instant))

type PlanSummary = { title: string; badge: string; tone: 'good' | 'warning' | 'plain'; text: string }

const summaryOfOpenPlan = (current: CurrentPlan, plan: PlanKey, trial: Usage['trial']): PlanSummary => {
  const title = PLANS[plan].name
  const until = current.renews_at && dateText(current.renews_at)
  if (current.state === 'past_due')
    return {
      title,
      badge: 'Payment due',
      tone: 'warning',
      text: `The last payment did not come through. ${current.grace_ends_at ? `Everything stays open until ${dateText(current.grace_ends_at)}: ` : ''}please check your payment method with the payment provider, or choose the plan again to pay in another way.`,
    }
  if (current.cancels_at_period_end || current.state === 'cancelled')
    return {
      title,
      badge: 'Cancelled',
      tone: 'warning',
      text: `${until ? `Paid until ${until}. ` : ''}Nothing more will be charged, and everything in the plan stays open until then.`,
    }
  return {
    title,
    badge: 'Active',
    tone: 'good',
    text: `${until ? `Renews on ${until}.` : 'Renews every month.'}${trial?.active ? ` What your trial holds comes on top until ${dateText(trial.ends_at)}.` : ''}`,
  }
}

/** Where somebody stands: their plan, their trial, or neither, in words. */
export const summaryOf = (current: CurrentPlan, trial: Usage['trial']): PlanSummary => {
  const open = openPlanKey(current)
  if (open) return summaryOfOpenPlan(current, open, trial)
  if (trial?.active)
    return {
      title: 'Free trial',
      badge: trial.days_left === 0 ? 'Ends today' : `${counted(trial.days_left, 'day')} left`,
      tone: 'good',
      text: `Your trial has the limits of Basic until ${dateText(trial.ends_at)}. It ends by itself and nothing is charged.`,
    }
  return {
    title: 'No open plan',
    badge: trial ? 'Trial over' : 'Nothing open',
    tone: 'plain',
    text: `${current.state === 'ended' ? 'Your last plan has ended. ' : ''}What you have made stays in your gallery. Choose a plan to make more.`,
  }
}

/** What giving up the plan would mean. */
export const cancellationText = ({ state, renews_at }: CurrentPlan): string => {
  if (state === 'past_due') return 'It ends now, and what is owed is not charged any more.'
  const stays = renews_at ? ` Everything in it stays open until ${dateText(renews_at)}.` : ''
  return `It will not renew, and nothing more is charged.${stays}`
}
