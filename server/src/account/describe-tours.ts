import type { SignedIn } from '@visage/contract'
import type { User } from './store/users.ts'

type Tours = Pick<SignedIn, 'guide_tour_video_seen' | 'guide_tour_image_seen' | 'guide_tour_face_seen'>

/** Which guided tours a person has seen. */
export const describeTours = (user: User): Tours => ({
  guide_tour_video_seen: user.videoTourSeen,
  guide_tour_image_seen: user.imageTourSeen,
  guide_tour_face_seen: user.faceTourSeen,
})
