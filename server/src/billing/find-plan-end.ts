import type { Context } from '../context.ts'
import { openTrial } from './open-trial.ts'
import { listOpenAllowances } from './store.ts'

/** When a person's plan ends, else the trial; null when neither is open. */
export const findPlanEnd = async ({ db, clock }: Context, userId: string): Promise<Date | null> => {
  await openTrial(db, userId)
  const [window] = await listOpenAllowances(db, { userId, now: clock.now() })
  return window?.endsAt ?? null
}
