import { KINDS } from '@visage/contract'
import type { KindInput, KindName } from '@visage/contract'
import { clothRequest } from './cloth-request.ts'
import { faceRequest } from './face-request.ts'
import { imageRequest } from './image-request.ts'
import { imageToVideoRequest } from './image-to-video-request.ts'
import type { KindRequest } from './kind-request.ts'
import { musicRequest } from './music-request.ts'
import { videoRequest } from './video-request.ts'

const REQUESTS: { [Name in KindName]: KindRequest<Name> } = {
  face: faceRequest,
  image: imageRequest,
  video: videoRequest,
  cloth: clothRequest,
  'image-to-video': imageToVideoRequest,
  music: musicRequest,
}

/** What a screen needs of a kind's requests, with inputs as a job carries them. */
export type AnyRequest = Omit<KindRequest<KindName>, 'choiceOf' | 'captionOf' | 'beforeOf'> & {
  choiceOf(input: unknown): string
  captionOf(input: unknown): string
  beforeOf(input: unknown): string | undefined
}

/** The requests of a kind; input is checked against the contract before it is read or sent. */
export const requestOf = (kind: KindName): AnyRequest => {
  const request = REQUESTS[kind] as KindRequest<KindName>
  const parse = (input: unknown): KindInput<KindName> => KINDS[kind].input.parse(input)
  return {
    ...request,
    send: (input, options) => request.send(parse(input), options),
    choiceOf: (input) => request.choiceOf(parse(input)),
    captionOf: (input) => request.captionOf(parse(input)),
    beforeOf: (input) => request.beforeOf?.(parse(input)),
  }
}
