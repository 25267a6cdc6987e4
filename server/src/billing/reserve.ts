import { KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { JobCost } from '../db/schema/generation.ts'
import type { Tx } from '../db/transaction.ts'
import { refuseCharge } from './refuse-charge.ts'
import { addMovement, listOpenAllowances, lockLedger, sumCredits, sumUsed } from './store/ledger.ts'

type Charge = { userId: string; kind: KindName; jobId: string; now: Date }

/**
 * Sets aside what one result costs: one of the plan's or trial's meter, else bonus credits. Throws
 * `quota_exceeded` or `subscription_required`. Holds the person's ledger until the transaction ends.
 */
export const reserve = async (tx: Tx, { userId, kind, jobId, now }: Charge): Promise<JobCost> => {
  const { meter, credits } = KINDS[kind]
  await lockLedger(tx, userId)
  const windows = await listOpenAllowances(tx, { userId, now })
  const used = await sumUsed(
    tx,
    windows.map(({ id }) => id),
  )
  const movement = { userId, jobId, type: 'reserve', reason: kind, createdAt: now } as const
  const window = windows.find((open) => open[meter] > (used.get(open.id)?.[meter] ?? 0))
  if (window) {
    await addMovement(tx, { ...movement, allowanceId: window.id, meter, amount: -1 })
    return { meter, source: window.source, amount: 1 }
  }
  if ((await sumCredits(tx, userId)) < credits) throw await refuseCharge(tx, { userId, window: windows[0], meter, now })
  await addMovement(tx, { ...movement, meter: 'credits', amount: -credits })
  return { meter, source: 'credits', amount: credits }
}
