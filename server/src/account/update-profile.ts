import type { Profile } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeProfile } from './describe-profile.ts'
import type { Membership } from './membership.ts'
import { updateUser } from './store/users.ts'

type Input = { userId: string; name?: string; receiveComms?: boolean; membership: Membership }

/** Changes the name, whether news may be mailed, or both. */
export const updateProfile = async (
  { db, clock }: Context,
  { userId, name, receiveComms, membership }: Input,
): Promise<Profile> => {
  const user = await updateUser(db, userId, { name, receiveComms })
  if (!user) throw new AppError('unauthenticated')
  return describeProfile(user, { planEnd: await membership.findEnd(userId), now: clock.now() })
}
