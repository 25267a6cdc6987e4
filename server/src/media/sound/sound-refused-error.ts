import { SOUND_MESSAGES } from '@visage/contract'

export type SoundRefusal = 'unreadable' | 'format' | 'tooLong'

export const isSoundRefusal = (value: unknown): value is SoundRefusal =>
  value === 'unreadable' || value === 'format' || value === 'tooLong'

/** A sound that cannot be worked on. Its message is fit to be shown. */
export class SoundRefusedError extends Error {
  override name = 'SoundRefusedError'
  readonly reason: SoundRefusal

  constructor(reason: SoundRefusal, options?: ErrorOptions) {
    super(SOUND_MESSAGES[reason], options)
    this.reason = reason
  }
}
