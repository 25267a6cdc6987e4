import type { KindName } from '@visage/contract'
import { clothForm } from './cloth.tsx'
import { faceForm } from './face.tsx'
import { imageToVideoForm } from './image-to-video.tsx'
import { imageForm } from './image.tsx'
import type { KindForm } from './kind-form.ts'
import { musicForm } from './music.tsx'
import { talkForm } from './talk.tsx'
import { videoForm } from './video.tsx'

const FORMS: { [Name in KindName]: KindForm<Name> } = {
  face: faceForm,
  image: imageForm,
  video: videoForm,
  cloth: clothForm,
  'image-to-video': imageToVideoForm,
  music: musicForm,
  talk: talkForm,
}

/** The form of a kind's screen. A new one is a file in this folder and a line here. */
export const formOf = (kind: KindName): KindForm<KindName> => FORMS[kind]
