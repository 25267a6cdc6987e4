import { METERS, PLANS } from '@visage/contract'
import type { Meter, Usage } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { Db } from '../../db/transaction.ts'
import { findTrial, listOpenAllowances, sumCredits, sumUsed } from './store.ts'
import type { Allowance } from './store.ts'
import { dayMs } from '../../lib/time.ts'

const graceMs = 3 * dayMs

/** How long the leftover of a paid month stays usable while the next payment is awaited. */
export const graceEnd = (paidUntil: Date): Date => new Date(paidUntil.getTime() + graceMs)

const describeTrial = (trial: Allowance | undefined, now: Date): Usage['trial'] => {
  if (!trial) return null
  const leftMs = Math.max(0, trial.endsAt.getTime() - now.getTime())
  return { active: leftMs > 0, ends_at: trial.endsAt.toISOString(), days_left: Math.ceil(leftMs / dayMs) }
}

const readWindows = async (db: Db, wanted: { userId: string; now: Date }) => {
  const windows = await listOpenAllowances(db, wanted)
  const used = await sumUsed(
    db,
    windows.map(({ id }) => id),
  )
  return { windows, used }
}

/** What a person has used and has left in all open windows together. */
export const readUsage = async ({ db, clock }: Context, userId: string): Promise<Usage> => {
  const now = clock.now()
  const [{ windows, used }, credits, trial] = await Promise.all([
    readWindows(db, { userId, now }),
    sumCredits(db, userId),
    findTrial(db, userId),
  ])
  const plan = windows.find(({ source }) => source === 'plan')
  const renewsAt = plan && plan.endsAt > now ? plan.endsAt.toISOString() : null
  const meterUsage = (meter: Meter) => ({
    used: windows.reduce((sum, { id }) => sum + (used.get(id)?.[meter] ?? 0), 0),
    limit: windows.reduce((sum, window) => sum + window[meter], 0),
    renews_at: renewsAt,
  })
  return {
    plan: plan ? PLANS[plan.plan].name : null,
    meters: Object.fromEntries(METERS.map((meter) => [meter, meterUsage(meter)])) as Usage['meters'],
    credits,
    trial: describeTrial(trial, now),
  }
}
