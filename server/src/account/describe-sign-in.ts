import type { SignedIn } from '@visage/contract'
import type { User } from './store/users.ts'

/** The answer to a successful sign-in. */
export const describeSignIn = (user: User, tokens: { access: string; refresh: string }): SignedIn => ({
  profile: { user_id: user.id, email: user.email, name: user.name },
  ...tokens,
  guide_tour_video_seen: user.videoTourSeen,
  guide_tour_image_seen: user.imageTourSeen,
  guide_tour_face_seen: user.faceTourSeen,
})
