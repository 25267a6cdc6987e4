import type { Profile } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeProfile } from './describe-profile.ts'
import type { Membership } from './membership.ts'
import { findUser } from './store/users.ts'

/** A person's profile with the end of the plan. */
export const readProfile = async (
  { db, clock }: Context,
  { userId, membership }: { userId: string; membership: Membership },
): Promise<Profile> => {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('unauthenticated')
  return describeProfile(user, { planEnd: await membership.findEnd(userId), now: clock.now() })
}
