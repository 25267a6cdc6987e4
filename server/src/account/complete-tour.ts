import type { contract, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeTours } from './describe-tours.ts'
import { updateUser } from './store/users.ts'

const FLAGS = {
  face: { faceTourSeen: true },
  image: { imageTourSeen: true },
  video: { videoTourSeen: true },
} as const

/** Remembers that a person has seen the tour of a section. */
export const completeTour = async (
  { db }: Context,
  { userId, section }: { userId: string; section: keyof typeof FLAGS },
): Promise<OutputOf<typeof contract.account.completeTour>> => {
  const user = await updateUser(db, userId, FLAGS[section])
  if (!user) throw new AppError('unauthenticated')
  return describeTours(user)
}
