import type { InvisibleWatermark } from '../media/watermarks.ts'

/** What made a result: the job, and the day on which it was asked for; and what has to be told with it. */
export type Origin = { jobId: string; createdAt: Date; notice: string | null }
/** What can be read back from one. */
export type ReadOrigin = {
  /** As YYYY-MM-DD, in UTC. */
  day: string
  /** The first six hexadecimal digits of the job's id. */
  serial: string
}

/** Files of a task, in the folder that is the process's working directory. */
export const TASK_FILES = { input: 'input', output: 'output' } as const

export type VerificationKeys = { mark: Uint8Array; check: Uint8Array; publicPem: string }

export type ProvenanceTask =
  | { kind: 'mark'; mimeType: string; watermark: InvisibleWatermark }
  | { kind: 'look'; keys: VerificationKeys }

/** Marking answers nothing. */
export type ProvenanceAnswer = ReadOrigin | null

/** A file that cannot be looked into. Its message is fit to be shown and says what to do about it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

type Result = { bytes: Uint8Array; mimeType: string }

export type NewResult = Result & {
  /** Pixels; null for sound, and where they are not known. */
  width: number | null
  height: number | null
  /** Whether the mark is in its pixels since it was made. */
  hasInvisibleWatermark: boolean
}

/** Says of every result that it was generated, here and when: unseen in its pixels, and signed beside them. */
export type Provenance = {
  /** What goes unseen into the pixels of a result. */
  invisibleWatermarkFor(origin: Omit<Origin, 'notice'>): InvisibleWatermark
  /** Marks the pixels of a result, where they are many enough and it was not done before, and seals it. */
  stamp(result: NewResult, origin: Origin, signal?: AbortSignal): Promise<Uint8Array>
  /** Writes beside the pixels of a result what it is, and signs that. */
  seal(result: Result, origin: Origin): Uint8Array
  /** The same to a WAV file where it lies, as it is too large for memory. */
  sealWav(path: string, origin: Origin): Promise<void>
  /**
   * What a picture, video or song from anywhere says of its making here; undefined for one that was not made here, or shows
   * nothing of it any more. Keeps nothing of it.
   * @throws UnreadableFileError with a sentence for the person who sent it.
   */
  findOrigin(file: { path: string }, signal?: AbortSignal): Promise<ReadOrigin | undefined>
  close(): Promise<void>
}
