import { findVerifiedAt } from '../account/find-verified-at.ts'
import type { Db } from '../db/transaction.ts'
import { PLANS, TRIAL } from './plans.ts'
import { addAllowance, hasAllowance } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gives a verified person without any window the trial that began with the verification. Safe to repeat. */
export const openTrial = async (db: Db, userId: string): Promise<void> => {
  if (await hasAllowance(db, userId)) return
  const verifiedAt = await findVerifiedAt(db, userId)
  if (!verifiedAt) return
  await addAllowance(db, {
    userId,
    source: 'trial',
    plan: TRIAL.plan,
    ...PLANS[TRIAL.plan].limits,
    startsAt: verifiedAt,
    endsAt: new Date(verifiedAt.getTime() + TRIAL.days * dayMs),
  })
}
