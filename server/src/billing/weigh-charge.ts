import { KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { JobCost } from '../db/schema/generation.ts'
import type { Db } from '../db/transaction.ts'
import { listOpenAllowances, sumCredits, sumUsed } from './store/ledger.ts'
import type { Allowance } from './store/ledger.ts'

type Payment = {
  /** Null when nothing pays. */
  cost: JobCost | null
  /** The window that pays; without one, the first that is open and empty. */
  window: Allowance | undefined
}

/** What pays for one result of a kind now: one of the plan's or trial's meter, else bonus credits. Charges nothing. */
export const weighCharge = async (
  db: Db,
  { userId, kind, now }: { userId: string; kind: KindName; now: Date },
): Promise<Payment> => {
  const { meter, credits } = KINDS[kind]
  const windows = await listOpenAllowances(db, { userId, now })
  const used = await sumUsed(
    db,
    windows.map(({ id }) => id),
  )
  const window = windows.find((open) => open[meter] > (used.get(open.id)?.[meter] ?? 0))
  if (window) return { cost: { meter, source: window.source, amount: 1 }, window }
  const isEnough = (await sumCredits(db, userId)) >= credits
  return { cost: isEnough ? { meter, source: 'credits', amount: credits } : null, window: windows[0] }
}
