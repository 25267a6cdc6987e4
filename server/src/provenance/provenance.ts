import type { MarkOrder } from '../media/mark-order.ts'
import type { KnownMaking, Making } from './mark-message.ts'

export type Result = { bytes: Uint8Array; mimeType: string }

export type NewResult = Result & {
  /** Pixels; null for sound, and where they are not known. */
  width: number | null
  height: number | null
  /** Whether the mark is in its pixels since it was made. */
  isMarked: boolean
}

/** Says of every result that it was generated, here and when: unseen in its pixels, and signed beside them. */
export type Provenance = {
  /** What goes unseen into the pixels of a result. */
  orderFor(making: Omit<Making, 'notice'>): MarkOrder
  /** Marks the pixels of a result, where they are many enough and it was not done before, and seals it. */
  stamp(result: NewResult, making: Making, signal?: AbortSignal): Promise<Uint8Array>
  /** Writes beside the pixels of a result what it is, and signs that. */
  seal(result: Result, making: Making): Uint8Array
  /**
   * What a picture, video or song from anywhere says of its making here; undefined for one that was not made here, or shows
   * nothing of it any more. Keeps nothing of it.
   * @throws UnreadableFileError with a sentence for the person who sent it.
   */
  findMaking(file: { path: string }, signal?: AbortSignal): Promise<KnownMaking | undefined>
  close(): Promise<void>
}
