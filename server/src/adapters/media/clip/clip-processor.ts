import type { Identity } from '@visage/studio/person'
import type { TaskHooks } from '@visage/studio/pool'
import type { Motion, Scene } from '@visage/studio/scene'
import type { SpeechRequest } from '@visage/studio/speech'
import type { Cue, TimedWord } from '@visage/studio/talk'
import type { MediaFile } from '../process/open-media-tasks.ts'
import type { InvisibleWatermark } from '../watermarks.ts'

/** The process that worked on a clip died or took too long. The job failed, the server did not. */
export class ClipCrashError extends Error {
  override name = 'ClipCrashError'
}

/** Files of a task, in the folder that is the process's working directory. */
export const CLIP_FILES = {
  input: 'input',
  mark: 'mark.png',
  poster: 'poster.jpg',
  clip: 'clip.mp4',
  voice: 'voice',
} as const

/** A picture lies in the input file. */
export type AnimateTask =
  | Extract<AnimateClipRequest, { of: 'scene' }>
  | Omit<Extract<AnimateClipRequest, { of: 'picture' }>, 'picture'>

/** How many threads draw, 1 or 2; as many as there are processors where it is not told. */
export type DrawingThreads = { threads?: number | undefined }

export type ClipTask =
  | { kind: 'probe' | 'poster' | 'faces' | 'watermark' | 'normalise' }
  | { kind: 'fit'; size: ClipSize }
  | { kind: 'mark'; watermark: InvisibleWatermark }
  | { kind: 'subtitle'; said: SaidInClip }
  | ({ kind: 'swap'; request: Omit<SwapClipRequest, 'video'> } & DrawingThreads)
  | ({ kind: 'animate'; request: AnimateTask } & DrawingThreads)
  | ({ kind: 'talk'; request: TalkTask } & DrawingThreads)

export type ClipResult =
  | ClipFacts
  | TalkFacts
  | SubtitledFacts
  | ProbedClip
  | FilmFaces
  | { width: number; height: number }

/** Unreadable are also files without a moving picture. */
const REFUSALS = ['unreadable', 'too-long', 'too-large', 'too-small'] as const
type ClipRefusal = (typeof REFUSALS)[number]

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

/** What is worked on at most. A pixel more or a second more is refused by `probe`, before anything is charged. */
export const CLIP_LIMITS = {
  seconds: 60,
  /** Full HD, with the few lines that some cameras add. */
  pixels: 1920 * 1088,
  sidePixels: 1920,
  framesPerSecond: 30,
} as const

export type ClipFacts = {
  mimeType: string
  /** Pixels, upright: as a player shows it. */
  width: number
  height: number
  durationSeconds: number
  /** The mean; 0 when the file does not say. */
  framesPerSecond: number
  hasSound: boolean
}

/** Whether every browser plays the file as it is. */
export type ProbedClip = ClipFacts & { isPlayable: boolean }

/** An MP4 that every browser plays: H.264 High 4:2:0 with its index in front, AAC or MP3 sound. */
export type Clip = ClipFacts & { mimeType: 'video/mp4'; bytes: Uint8Array }

export type Poster = { bytes: Uint8Array; mimeType: 'image/jpeg'; width: number; height: number }

/**
 * Even pixels, which the middle of the film fills, and frames a second at most. With `seconds`, only that much of the
 * beginning, without its sound.
 */
export type ClipSize = { width: number; height: number; framesPerSecond: number; seconds?: number }

export type SwapClipRequest = {
  video: MediaFile
  identity: Identity
  /**
   * A place in shares of width and height, in the frame that is shown `at` so many seconds, or in the first that shows a
   * face; null for the largest face.
   */
  spot: { x: number; y: number; at?: number } | null
  /** Put unseen into every frame. */
  invisibleWatermark?: InvisibleWatermark
}

/** A scene, or a picture that the studio did not make, in motion; even pixels. */
type AnimateClipRequest = {
  motion: Motion
  width: number
  height: number
  framesPerSecond: number
  /** Put unseen into every frame. */
  invisibleWatermark?: InvisibleWatermark
} & ({ of: 'scene'; identity: Identity; scene: Scene } | { of: 'picture'; picture: Uint8Array })

/** What is said: a script by the studio, or a recording, with its words where they are known. */
type Said = { of: 'script'; request: SpeechRequest } | { of: 'sound'; sound: MediaFile; script: string | null }
type Shown = { of: 'scene'; identity: Identity; scene: Scene } | { of: 'picture'; picture: Uint8Array }

/** Somebody who says something; even pixels. */
export type TalkClipRequest = {
  said: Said
  shown: Shown
  tone: SpeechRequest['tone']
  seed: number
  width: number
  height: number
  framesPerSecond: number
  /** Whether the words are drawn into the frames. */
  hasSubtitles: boolean
  /** Put unseen into every frame. */
  invisibleWatermark?: InvisibleWatermark
}

/** A picture and a recording lie in files. */
export type TalkTask = Omit<TalkClipRequest, 'said' | 'shown'> & {
  said: Extract<Said, { of: 'script' }> | Omit<Extract<Said, { of: 'sound' }>, 'sound'>
  shown: Extract<Shown, { of: 'scene' }> | Omit<Extract<Shown, { of: 'picture' }>, 'picture'>
}

/** The words that are said and when; none of a recording without a script. */
export type TalkFacts = ClipFacts & { words: TimedWord[] }
export type TalkClip = Clip & Pick<TalkFacts, 'words'>

/** What is said in a clip that was made elsewhere. */
export type SaidInClip = {
  script: string
  /** Its subtitles; null where the clip's own sound has to tell when each word is said. */
  cues: Cue[] | null
  /** Whether they are drawn into the frames. */
  hasSubtitles: boolean
}

/** The subtitles of what is said; none where there is no sound, or one in which the script cannot be followed. */
export type SubtitledFacts = ClipFacts & { cues: Cue[] }
export type SubtitledClip = Clip & Pick<SubtitledFacts, 'cues'>

/** Faces of one frame of a film, the largest first, in shares of its width and height. */
export type FilmFaces = {
  faces: { left: number; top: number; width: number; height: number }[]
  atSeconds: number
  width: number
  height: number
}

type ProbeHooks = Pick<TaskHooks, 'signal'>

/**
 * Reads and makes clips, each task in a process of its own with low priority, bounded memory and an end where it stands still.
 * Clips are made one at a time, and reading them does not wait for that. A background task gives way and begins anew
 * later. Every method
 * @throws ClipRefusedError for a video that cannot be used, with a sentence for the person who sent it;
 * ClipCrashError when the process died; the signal's reason when aborted, within two seconds.
 */
export type ClipProcessor = {
  /** Reads size, length and streams, and decodes the beginning. Refuses what is too long, too large or no video. */
  probe: (video: MediaFile, hooks?: ProbeHooks) => Promise<ProbedClip>
  /** A bright enough frame from about a third into the clip, upright and in full size. */
  poster: (video: MediaFile, hooks?: ProbeHooks) => Promise<Poster>
  /** Faces that `swapFace` can replace, in the frame that shows the most, and that frame; no still where there is none. */
  faces: (video: MediaFile, hooks?: ProbeHooks) => Promise<FilmFaces & { still: Poster | null }>
  /** The product's mark in the lower right corner; 25 frames and 2.5 Mbit a second, the sound kept. */
  drawWatermark: (video: MediaFile, hooks?: TaskHooks) => Promise<Clip>
  /** The same film with a mark unseen in every frame, the sound kept. */
  embedWatermark: (video: MediaFile, watermark: InvisibleWatermark, hooks?: TaskHooks) => Promise<Clip>
  /** The same film as browsers play it: upright, at most 30 frames a second, standard colours, sound kept. */
  normalise: (video: MediaFile, hooks?: TaskHooks) => Promise<Clip>
  /** The same film as `normalise` makes it, with the subtitles of what is said in it. */
  subtitle: (video: MediaFile, said: SaidInClip, hooks?: TaskHooks) => Promise<SubtitledClip>
  /** The same film in another size, what is beside the new shape cut off, with so many frames a second at most; sound kept. */
  fit: (video: MediaFile, size: ClipSize, hooks?: TaskHooks) => Promise<Clip>
  /**
   * Puts a person's face into every frame; see `swapFaceInClip`.
   * @throws FaceNotFoundError when no frame shows a face that can be replaced.
   */
  swapFace: (request: SwapClipRequest, hooks?: TaskHooks) => Promise<Clip>
  /** Draws a clip, silent and without a seam where it is played in a loop; see `animateScene` and `animatePicture`. */
  animate: (request: AnimateClipRequest, hooks?: TaskHooks) => Promise<Clip>
  /**
   * Lets somebody say something: a clip with its sound, up to a minute, which is no loop; see `talkScene` and `talkPicture`.
   * @throws SpeechError for a script or a recording that cannot be used, FaceNotFoundError for a picture without a face
   * that can speak, each with a sentence for the person who sent it.
   */
  talk: (request: TalkClipRequest, hooks?: TaskHooks) => Promise<TalkClip>
  /** Ends all work at once and empties its folder. */
  close: () => Promise<void>
}
