import { KINDS, PLANS } from '@visage/contract'
import type { JobStatus, KindName, PlanKey, TakedownState } from '@visage/contract'
import type { AdminActionName, AdminJob, AdminPerson, AdminPersonDetail } from '@visage/contract/admin'

const timestampFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const numberFormat = new Intl.NumberFormat('en')

export const timestampText = (iso: string): string => timestampFormat.format(new Date(iso))
export const dayText = (iso: string): string => dayFormat.format(new Date(iso))
export const countText = (count: number): string => numberFormat.format(count)

/** A share in whole per cent; a dash of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? 'none yet' : `${Math.round((part / whole) * 100)} %`

const minuteMs = 60_000
const hourMinutes = 60

/** How long until something is due, in hours and minutes. */
export const dueText = (dueAt: string, now: number): string => {
  const minutes = Math.ceil((new Date(dueAt).getTime() - now) / minuteMs)
  if (minutes <= 0) return 'due now'
  const hours = Math.floor(minutes / hourMinutes)
  const rest = `${minutes % hourMinutes} min`
  if (hours === 0) return `due in ${rest}`
  return minutes % hourMinutes === 0 ? `due in ${hours} h` : `due in ${hours} h ${rest}`
}

/** How long something took. */
export const tookText = (from: string, to: string): string => {
  const seconds = Math.max(0, Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000))
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

const dollarFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** What a generation cost the operator; nothing is said of what is made on this server, nor before there is a result. */
export const engineCostText = ({
  engine_place: place,
  status,
  engine_cost_usd: cost,
}: Pick<AdminJob, 'engine_place' | 'status' | 'engine_cost_usd'>): string | null => {
  if (cost !== null) return `cost ${dollarFormat.format(cost)}`
  return status === 'succeeded' && place !== null ? 'cost not known' : null
}

export const kindName = (kind: KindName): string => KINDS[kind].label
export const planName = (plan: PlanKey): string => PLANS[plan].name

export const planText = ({ plan, is_trial: isTrial }: AdminPerson): string => {
  if (plan === null) return 'None'
  return isTrial ? 'Trial' : planName(plan)
}

export const STATUS_NAMES: Record<JobStatus, string> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

export const SUBSCRIPTION_STATE_NAMES: Record<AdminPersonDetail['subscriptions'][number]['state'], string> = {
  pending: 'Page open',
  active: 'Active',
  past_due: 'Payment failed',
  cancelled: 'Cancelled',
  ended: 'Ended',
}

export const CASE_NAMES: Record<TakedownState, string> = {
  open: 'Open',
  hidden: 'Hidden',
  rejected: 'Refused',
  countered: 'Counter-notice',
  restored: 'Put back',
}

export const RIGHT_NAMES = {
  likeness: 'Likeness',
  copyright: 'Copyright',
  privacy: 'Privacy',
  other: 'Another right',
} as const

export const ACTION_NAMES: Record<AdminActionName, string> = {
  'admin.open': 'Opened the admin area',
  'admin.leave': 'Left the admin area',
  'person.suspend': 'Suspended an account',
  'person.remove_factors': 'Took the second factors away',
  'person.unsuspend': 'Ended a suspension',
  'takedown.hide': 'Hid an item',
  'takedown.reject': 'Refused a notice',
  'takedown.restore': 'Put an item back',
  'appeal.allow': 'Allowed what was refused',
  'appeal.refuse': 'Upheld a refusal',
  'name.block': 'Blocked a name',
  'name.allow': 'Allowed a name again',
  'message.answered': 'Marked a message as answered',
  'message.reopened': 'Marked a message as open',
  'newsletter.export': 'Exported the newsletter',
}
