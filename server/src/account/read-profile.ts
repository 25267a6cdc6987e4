import type { Profile } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeProfile } from './describe-profile.ts'
import type { FindPlanEnd } from './plan-end.ts'
import { findUser } from './store/users.ts'

/** A person's profile with the end of the plan. */
export const readProfile = async (
  { db, clock }: Context,
  { userId, findPlanEnd }: { userId: string; findPlanEnd: FindPlanEnd },
): Promise<Profile> => {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('unauthenticated')
  return describeProfile(user, { planEnd: await findPlanEnd(userId), now: clock.now() })
}
