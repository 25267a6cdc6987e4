import type { Context } from '../context.ts'
import { listOpenAllowances } from './store/ledger.ts'

/** When a person's plan ends or renews, else the trial; null when neither is open. */
export const findPlanEnd = async ({ db, clock }: Context, userId: string): Promise<Date | null> => {
  const now = clock.now()
  const [window] = await listOpenAllowances(db, { userId, now })
  if (!window) return null
  return window.endsAt > now ? window.endsAt : window.graceEndsAt
}
