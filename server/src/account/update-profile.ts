import type { Profile } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeProfile } from './describe-profile.ts'
import type { FindPlanEnd } from './plan-end.ts'
import { updateUser } from './store/users.ts'

type Input = { userId: string; name?: string; receiveComms?: boolean; findPlanEnd: FindPlanEnd }

/** Changes the name, whether news may be mailed, or both. */
export const updateProfile = async (
  { db, clock }: Context,
  { userId, name, receiveComms, findPlanEnd }: Input,
): Promise<Profile> => {
  const user = await updateUser(db, userId, { name, receiveComms })
  if (!user) throw new AppError('unauthenticated')
  return describeProfile(user, { planEnd: await findPlanEnd(userId), now: clock.now() })
}
