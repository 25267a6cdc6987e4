import { PLANS, TRIAL } from '@visage/contract'
import type { Db } from '../db/transaction.ts'
import { addAllowance } from './store/ledger.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gives a person the trial, once. */
export const openTrial = async (db: Db, { userId, startsAt }: { userId: string; startsAt: Date }): Promise<void> => {
  await addAllowance(db, {
    userId,
    source: 'trial',
    plan: TRIAL.plan,
    ...PLANS[TRIAL.plan].limits,
    startsAt,
    endsAt: new Date(startsAt.getTime() + TRIAL.days * dayMs),
  })
}
