import { kindOf, PLAN_KEYS, PLANS } from '@visage/contract'
import type { KindInput, KindName, PlanKey } from '@visage/contract'
import { AppError } from '../../lib/app-error.ts'

type Wanted = { kind: KindName; input: KindInput<KindName> }

/** How long a result of a kind may be that is charged by its length; without a plan as with the smallest. */
export const longestSeconds = (kind: KindName, plan: PlanKey | null): number | null =>
  kindOf(kind).length ? PLANS[plan ?? PLAN_KEYS[0]].clipSeconds : null

/** How long a result will be that is charged by its length; 0 of any other. */
export const secondsOf = ({ kind, input }: Wanted): number => kindOf(kind).length?.secondsOf(input) ?? 0

/** Refuses a result that is longer than the plan includes. */
export const refuseTooLong = (wanted: Wanted, plan: PlanKey | null): void => {
  const { kind } = wanted
  const seconds = secondsOf(wanted)
  const most = longestSeconds(kind, plan) ?? Infinity
  if (seconds <= most) return
  const largest = Math.max(...PLAN_KEYS.map((key) => PLANS[key].clipSeconds))
  const takes = `This takes ${Math.ceil(seconds)} seconds to say`
  if (most === largest) throw new AppError('invalid_input', `${takes}, and ${most} are the most. Please shorten it.`)
  const whose = plan ? `your ${PLANS[plan].name} plan includes` : 'without a plan it is'
  throw new AppError(
    'subscription_required',
    `${takes}, and ${whose} ${most} at most. Please shorten it, or choose a larger plan.`,
  )
}
