import { KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { faceRequest } from './face-request.ts'
import type { KindRequest } from './kind-request.ts'

const REQUESTS: { [Name in KindName]: KindRequest<Name> } = { face: faceRequest }

/** What a screen needs of a kind's requests, with inputs as a job carries them. */
export type AnyRequest = Omit<KindRequest<KindName>, 'choiceOf' | 'captionOf'> & {
  choiceOf(input: unknown): string
  captionOf(input: unknown): string
}

/** The requests of a kind; a stored input is checked against the contract before it is read. */
export const requestOf = (kind: KindName): AnyRequest => {
  const request = REQUESTS[kind]
  const { input: schema } = KINDS[kind]
  return {
    ...request,
    choiceOf: (input) => request.choiceOf(schema.parse(input)),
    captionOf: (input) => request.captionOf(schema.parse(input)),
  }
}
