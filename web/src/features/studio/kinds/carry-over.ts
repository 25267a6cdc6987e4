import type { Gender } from '@visage/contract'
import { leaveDraft } from '../../../lib/session/use-draft.ts'
import { imageChoice } from './image-request.ts'
import { videoChoice } from './video-request.ts'

type Carried = { id: string; gender: Gender | null }

const CARRIERS = {
  image: ({ id, gender }: Carried) => {
    const whose = gender ?? 'female'
    leaveDraft('image-choice', imageChoice(whose, 'prompt'))
    leaveDraft(`image-${whose}-face`, id)
  },
  video: ({ id, gender }: Carried) => {
    const whose = gender ?? 'female'
    leaveDraft('video-choice', videoChoice(whose, 'template'))
    leaveDraft(`video-${whose}-face`, id)
  },
  'image-to-video': ({ id }: Carried) => leaveDraft('image-to-video-image', id),
  cloth: ({ id }: Carried) => leaveDraft('cloth-image', id),
}

/** Puts a generated face or image into the form of a screen that is opened next. */
export const carryOver = (item: Carried, maker: keyof typeof CARRIERS): void => CARRIERS[maker](item)

/** Puts a picture that was brought in into the form that shows a face in it. */
export const carryPicture = (uploadId: string): void => {
  leaveDraft('image-choice', imageChoice('female', 'link'))
  leaveDraft('image-picture', uploadId)
}
