/** Unreadable are also files without a moving picture. */
const REFUSALS = ['unreadable', 'too-long', 'too-large', 'too-small'] as const
export type ClipRefusal = (typeof REFUSALS)[number]

export const isClipRefusal = (value: unknown): value is ClipRefusal => REFUSALS.some((refusal) => refusal === value)

/** A video that cannot be worked on. Its message is fit to be shown and says what to do about it. */
export class ClipRefusedError extends Error {
  override name = 'ClipRefusedError'
  readonly reason: ClipRefusal

  constructor(message: string, reason: ClipRefusal = 'unreadable', options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
