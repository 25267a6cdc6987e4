import type { JobAccepted, KindInput, KindName, MaterialRef } from '@visage/contract'

const COLLECTIONS = { asset: 'assets', upload: 'uploads' } as const

/** Addresses of ours that last, so that the same request can be sent again. */
export const assetUrl = (id: string): string => `/api/assets/${id}`
export const materialUrl = ({ from, id }: MaterialRef): string => `/api/${COLLECTIONS[from]}/${id}`
export const templatePictureUrl = (id: string): string => `/api/templates/${id}/picture`
export const templateVideoUrl = (id: string): string => `/api/templates/${id}/video`

/** A generation is never waited for: its job is followed. */
export const sendingOptions = ({ idempotencyKey }: SendOptions) => ({ respondAsync: true, idempotencyKey }) as const

export type SendOptions = { userId: string; idempotencyKey: string }

type InputMode<Name extends KindName> = KindInput<Name> extends { mode: infer Mode } ? Mode : never

/** How one kind is asked for, and where its results belong. */
export type KindRequest<Name extends KindName> = {
  /** The choices of the form that each hold a result of their own. */
  choices: readonly string[]
  choiceOf(input: KindInput<Name>): string
  /** What the choice is called, as in "Women, Prompt". */
  labelOf(choice: string): string
  /** The mode of the input that the form sends in a choice; kinds without modes leave it out. */
  modeOf?(choice: string): InputMode<Name>
  captionOf(input: KindInput<Name>): string
  /** The generated image that a result is a changed copy of; kinds without such a thing leave it out. */
  beforeOf?(input: KindInput<Name>): string
  send(input: KindInput<Name>, options: SendOptions): Promise<JobAccepted>
  /** Shown when the server gives no reason. */
  failureText: string
  /** Shown when a job ended well and brought nothing. */
  missingText: string
}
