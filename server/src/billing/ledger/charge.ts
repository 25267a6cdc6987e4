import { KINDS, PLAN_KEYS, PLANS } from '@visage/contract'
import type { KindName, Meter, PlanKey } from '@visage/contract'
import type { JobCost } from '../../db/schema/generation.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { day } from '../../lib/time.ts'
import {
  addEnd,
  addMovement,
  findReservation,
  findUnpaidPlan,
  isRenewed,
  listOpenAllowances,
  lockLedger,
  sumCredits,
  sumUsed,
} from './store.ts'
import type { Allowance } from './store.ts'

type End = { jobId: string; type: 'settle' | 'release'; now: Date }

/** Ends a job's reservation once: throws when it has none or when it has ended before. */
const endReservation = async (tx: Tx, { jobId, type, now }: End): Promise<void> => {
  const reservation = await findReservation(tx, jobId)
  if (!reservation) throw new Error(`Job ${jobId} has reserved nothing.`)
  const { userId, allowanceId, meter, reason } = reservation
  const amount = type === 'release' ? -reservation.amount : 0
  const ended = await addEnd(tx, { userId, allowanceId, meter, reason, jobId, type, amount, createdAt: now })
  if (!ended) throw new Error(`The reservation of job ${jobId} has ended before.`)
}

type Refused = { userId: string; window: Allowance | undefined; meter: Meter; units: number; now: Date }

const refuse = (message: string, renewsAt: Date | null): AppError =>
  new AppError('quota_exceeded', message, { details: { left: 0, renews_at: renewsAt?.toISOString() ?? null } })

/** Without a window: nothing was bought, or the payment that should have opened one has not come. */
const refuseWithoutWindow = async (tx: Tx, userId: string): Promise<AppError> => {
  const unpaid = await findUnpaidPlan(tx, userId)
  if (!unpaid) return new AppError('subscription_required')
  return new AppError(
    'subscription_required',
    `The last payment for your ${PLANS[unpaid].name} plan did not go through. Pay it at your payment provider or choose a plan to go on.`,
  )
}

const refuseInGrace = ({ plan }: Allowance, meter: Meter): AppError =>
  refuse(
    `Your ${PLANS[plan].name} plan waits for its next payment, and no ${meter} are left of the last month. A new month begins when the payment has come.`,
    null,
  )

/** Why nothing can be charged: no window is open, or the open one has nothing left of a meter. */
const refuseCharge = async (tx: Tx, { userId, window, meter, units, now }: Refused): Promise<AppError> => {
  if (!window) return refuseWithoutWindow(tx, userId)
  const left = units === 1 ? 'none are left' : `this takes ${units}, more than are left`
  if (window.source === 'trial')
    return refuse(
      `Your free trial includes ${window[meter]} ${meter} and ${left}. A trial does not renew: choose a plan to make more.`,
      null,
    )
  if (window.endsAt <= now) return refuseInGrace(window, meter)
  const used = `Your ${PLANS[window.plan].name} plan includes ${window[meter]} ${meter} a month and ${left}.`
  return (await isRenewed(tx, window.id))
    ? refuse(`${used} It renews on ${day(window.endsAt)}.`, window.endsAt)
    : refuse(`${used} It is cancelled and ends on ${day(window.endsAt)}: choose a plan to make more.`, null)
}

/** Gives a job's charge back. Belongs in the transaction that ends the job. */
export const release = (tx: Tx, { jobId, now }: { jobId: string; now: Date }): Promise<void> =>
  endReservation(tx, { jobId, type: 'release', now })

/** Keeps a job's charge for good. Belongs in the transaction that ends the job. */
export const settle = (tx: Tx, { jobId, now }: { jobId: string; now: Date }): Promise<void> =>
  endReservation(tx, { jobId, type: 'settle', now })

/** The largest plan, a trial's too, whose window is open; null without one. */
export const readOpenPlan = async (db: Db, wanted: { userId: string; now: Date }): Promise<PlanKey | null> => {
  const open = await listOpenAllowances(db, wanted)
  return [...PLAN_KEYS].reverse().find((key) => open.some(({ plan }) => plan === key)) ?? null
}

/** The same of plans alone, without a trial. */
export const readPaidPlan = async (db: Db, wanted: { userId: string; now: Date }): Promise<PlanKey | null> => {
  const paid = (await listOpenAllowances(db, wanted)).filter(({ source }) => source === 'plan')
  return [...PLAN_KEYS].reverse().find((key) => paid.some(({ plan }) => plan === key)) ?? null
}

/** `units` is how many of the meter one result takes; one unless told. */
type Charge = { userId: string; kind: KindName; units?: number; jobId: string; now: Date }

type Payment = {
  /** Null when nothing pays. */
  cost: JobCost | null
  /** The window that pays; without one, the first that is open and empty. */
  window: Allowance | undefined
}

/** What pays for one result of a kind now: so many units of the plan's or trial's meter, else bonus credits. Charges nothing. */
export const quoteCharge = async (
  db: Db,
  { userId, kind, units = 1, now }: Omit<Charge, 'jobId'>,
): Promise<Payment> => {
  const { meter } = KINDS[kind]
  const credits = KINDS[kind].credits * units
  const windows = await listOpenAllowances(db, { userId, now })
  const used = await sumUsed(
    db,
    windows.map(({ id }) => id),
  )
  const window = windows.find((open) => open[meter] - (used.get(open.id)?.[meter] ?? 0) >= units)
  if (window) return { cost: { meter, source: window.source, amount: units }, window }
  const isEnough = (await sumCredits(db, userId)) >= credits
  return { cost: isEnough ? { meter, source: 'credits', amount: credits } : null, window: windows[0] }
}

/**
 * Sets aside what one result costs: of the plan's or trial's meter, else bonus credits. Throws
 * `quota_exceeded` or `subscription_required`. Holds the person's ledger until the transaction ends.
 */
export const reserve = async (tx: Tx, { userId, kind, units = 1, jobId, now }: Charge): Promise<JobCost> => {
  const { meter } = KINDS[kind]
  await lockLedger(tx, userId)
  const { cost, window } = await quoteCharge(tx, { userId, kind, units, now })
  if (!cost) throw await refuseCharge(tx, { userId, window, meter, units, now })
  const paidBy = cost.source === 'credits' ? { meter: cost.source } : { meter, allowanceId: window?.id }
  const movement = { userId, jobId, type: 'reserve', reason: kind, createdAt: now } as const
  await addMovement(tx, { ...movement, ...paidBy, amount: -cost.amount })
  return cost
}
