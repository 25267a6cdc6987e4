import type { JobAccepted, KindInput, KindName } from '@visage/contract'

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
