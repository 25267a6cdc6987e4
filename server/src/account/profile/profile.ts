import type { contract, OutputOf, Profile, SignedIn } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { findUser, updateUser } from '../users/store.ts'
import type { User } from '../users/store.ts'
import type { Membership } from './membership.ts'
import { dayMs } from '../../lib/time.ts'

type Tours = OutputOf<typeof contract.account.completeTour>

/** Which guided tours a person has seen. */
const describeTours = (user: User): Tours => ({
  guide_tour_video_seen: user.videoTourSeen,
  guide_tour_image_seen: user.imageTourSeen,
  guide_tour_face_seen: user.faceTourSeen,
  guide_tour_cloth_seen: user.clothTourSeen,
  guide_tour_image_to_video_seen: user.imageToVideoTourSeen,
  guide_tour_music_seen: user.musicTourSeen,
  guide_tour_talk_seen: user.talkTourSeen,
})

const FLAGS = {
  face: { faceTourSeen: true },
  image: { imageTourSeen: true },
  video: { videoTourSeen: true },
  cloth: { clothTourSeen: true },
  'image-to-video': { imageToVideoTourSeen: true },
  music: { musicTourSeen: true },
  talk: { talkTourSeen: true },
} as const

/** Remembers that a person has seen the tour of a section. */
export const completeTour = async (
  { db }: Context,
  { userId, section }: { userId: string; section: keyof typeof FLAGS },
): Promise<Tours> => {
  const user = await updateUser(db, userId, FLAGS[section])
  if (!user) throw new AppError('unauthenticated')
  return describeTours(user)
}

/** The profile with the days left of a plan; a day that has begun counts. */
export const describeProfile = (user: User, { planEnd, now }: { planEnd: Date | null; now: Date }): Profile => ({
  profile: { user_id: user.id, email: user.email, name: user.name, receive_comms: user.receiveComms },
  track_status: {
    days_left: planEnd ? Math.max(0, Math.ceil((planEnd.getTime() - now.getTime()) / dayMs)) : 0,
    end_date: planEnd ? planEnd.toISOString().slice(0, 10) : null,
  },
  ...describeTours(user),
})

/** The answer to a successful sign-in. */
export const describeSignIn = (user: User, tokens: { access: string; refresh: string }): SignedIn => ({
  profile: { user_id: user.id, email: user.email, name: user.name },
  ...tokens,
  ...describeTours(user),
})

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

/** A person's profile with the end of the plan. */
export const readProfile = async (
  { db, clock }: Context,
  { userId, membership }: { userId: string; membership: Membership },
): Promise<Profile> => {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('unauthenticated')
  return describeProfile(user, { planEnd: await membership.findEnd(userId), now: clock.now() })
}
