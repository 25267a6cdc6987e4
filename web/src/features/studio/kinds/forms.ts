import type { KindName } from '@visage/contract'
import { clothForm } from './cloth.tsx'
import { faceForm } from './face.tsx'
import { imageToVideoForm } from './image-to-video.tsx'
import { imageForm } from './image.tsx'
import type { KindForm } from './kind-form.ts'
import { musicForm } from './music.tsx'
import { videoForm } from './video.tsx'

/** The form of every kind that has a screen. A new one is a file in this folder and a line here. */
export const FORMS = {
  face: faceForm,
  image: imageForm,
  video: videoForm,
  cloth: clothForm,
  'image-to-video': imageToVideoForm,
  music: musicForm,
} as const satisfies { [Name in KindName]?: KindForm<Name> }

export type ScreenKind = keyof typeof FORMS
