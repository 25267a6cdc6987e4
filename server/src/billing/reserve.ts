import { KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { JobCost } from '../db/schema/generation.ts'
import type { Tx } from '../db/transaction.ts'
import { refuseCharge } from './refuse-charge.ts'
import { addMovement, lockLedger } from './store/ledger.ts'
import { weighCharge } from './weigh-charge.ts'

type Charge = { userId: string; kind: KindName; jobId: string; now: Date }

/**
 * Sets aside what one result costs: one of the plan's or trial's meter, else bonus credits. Throws
 * `quota_exceeded` or `subscription_required`. Holds the person's ledger until the transaction ends.
 */
export const reserve = async (tx: Tx, { userId, kind, jobId, now }: Charge): Promise<JobCost> => {
  const { meter } = KINDS[kind]
  await lockLedger(tx, userId)
  const { cost, window } = await weighCharge(tx, { userId, kind, now })
  if (!cost) throw await refuseCharge(tx, { userId, window, meter, now })
  const paidBy = cost.source === 'credits' ? { meter: cost.source } : { meter, allowanceId: window?.id }
  const movement = { userId, jobId, type: 'reserve', reason: kind, createdAt: now } as const
  await addMovement(tx, { ...movement, ...paidBy, amount: -cost.amount })
  return cost
}
