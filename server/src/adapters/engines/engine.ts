import { QUALITIES } from '@visage/contract'
import type {
  ClothCategory,
  contract,
  Gender,
  Hint,
  KindInput,
  KindName,
  OutputOf,
  PlanKey,
  Pose,
  Quality,
  SourceRef,
  TalkShape,
  Vocals,
  Voice,
} from '@visage/contract'
import { z } from 'zod'
import type { StoredFile } from '../blobs/blob-store.ts'
import type { InvisibleWatermark } from '../media/watermarks.ts'

/** What the installation is for, as far as licences ask. */
export type Terms = {
  use: 'commercial' | 'private'
  /** Two-letter codes of the countries that are served; null for the whole world. */
  territories: readonly string[] | null
}

export type MissingPartsReport = { lines: string[]; isComplete: boolean }

/** Where services send messages about work, by the name of the engine. */
export const ENGINE_WEBHOOK_PATH = '/api/webhooks/engines'

/** How a model and its terms are written in configuration. */
export const modelTerms = z.object({
  name: z.string(),
  licence: z.string(),
  isCommercial: z.boolean(),
  barredTerritories: z.array(z.string()).default([]),
}) satisfies z.ZodType<Model>

/** A file that a generation works from, with what made it where that is known. */
export type Source = StoredFile & {
  mimeType: string
  /** The kind of a generated one; null for what a person brought in. */
  kind: KindName | null
  engine: string | null
  recipe: Record<string, unknown> | null
  gender: Gender | null
  facePrompt: string | null
  /** Pixels; null where they are not known. */
  width: number | null
  height: number | null
  /** Of a video or a sound; null where it is not known. */
  durationSeconds: number | null
  /** Of an upload that its owner keeps to wear: what it is called, and what an engine read of it, if one did. */
  garment?: { name: string; category: ClothCategory; reading: Record<string, unknown> | null }
  readBytes(): Promise<Uint8Array>
}

/** What a person owns, or a template. */
export type JobSourceRef = SourceRef | { from: 'template'; id: string }

/** What an engine is told about the work beside the input. */
export type Run = {
  jobId: string
  /** Which of several models is wanted; the usual one that everybody may use unless told. */
  wanted?: Wanted
  /** Aborted when the job is cancelled or the process closes. */
  signal: AbortSignal
  /** A template, or the source of the job's owner. Throws an {@link EngineError} for what is gone. */
  readSource(ref: JobSourceRef): Promise<Source>
  /** The pictures of a saved face that are most like it, each from another side, where its owner has a consistency sheet. */
  findLikenesses?(faceId: string): Promise<SourceRef[]>
  /**
   * What a service elsewhere calls the work, as it is saved now: its messages change it, which finds what an earlier
   * process began and did not save.
   */
  readRemoteId(): Promise<string | null>
  /** For engines that encode videos here: what goes unseen into every frame; see `Artifact.isMarked`. */
  invisibleWatermark?: InvisibleWatermark
}

/** A finished file of the engine's. */
export type Artifact = {
  bytes: Uint8Array
  mimeType: string
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** The same sound as FLAC, where the engine has it. */
  lossless?: Uint8Array
  /** Whether the run's mark is in it; any other artifact is marked when it is stored. */
  hasInvisibleWatermark?: boolean
}

/** What makes a result, and the terms under which it may be used. */
export type Model = {
  name: string
  /** As its makers call it, such as Apache-2.0. */
  licence: string
  /** Whether access to what it makes may be sold. */
  isCommercial: boolean
  /** Two-letter codes of the countries in which the licence forbids to offer it. */
  barredTerritories: readonly string[]
}

export type Running<Op> = {
  state: 'running'
  /** Replaces the saved operation when given. */
  operation?: Op
  /** 0 to 100. */
  progress: number
  /** What is being done, fit to show to a person. */
  stage: string | null
  /** When to ask again. */
  pollAfterMs: number
  /** Settles when asking sooner is worth while. */
  changed?: Promise<void>
  /** A rough picture of what is becoming, JPEG or PNG, shown to the one who waits and kept nowhere. */
  preview?: Uint8Array
  /** The name that a service elsewhere gave the work, saved so that its messages find the job. */
  remoteId?: string
}

export type Done = {
  state: 'done'
  artifact: Artifact
  /** All that made it, plain JSON, so that it can be made again. */
  recipe: Record<string, unknown>
  /** For faces: the description that later prompts append. */
  facePrompt: string | null
  /** How alike the face and the saved one are, 0 to 1, by an independent network; null where nothing was compared. */
  identityScore: number | null
  /** The second saved face of a picture that shows two people, and how alike it is. */
  other?: { face: string; identityScore: number | null }
  /** What became of the words of the prompt. */
  hints: Hint[]
  model: Pick<Model, 'name' | 'licence'>
  /** US dollars that the operator pays for it; null where nobody counts. */
  costUsd: number | null
}

/**
 * Why nothing came of it: the request cannot be served and the message is for the person who asked; the engine did not
 * do its work; the engine has been switched off; or the result shows somebody else, which is worth one more try.
 */
type FailureReason = 'refused' | 'engine' | 'off' | 'unlike'

export type Failed = {
  state: 'failed'
  reason: FailureReason
  message: string
  retryable: boolean
  /** Only another engine may try again: this one could not do better, or may already have been paid. */
  onlyElsewhere?: boolean
  /** US dollars that the operator pays for it all the same. */
  costUsd?: number | null
  /** What the next try here goes on with, as the part of the work that is done was paid for. */
  goOnWith?: unknown
}

/** What of an input decides about models. */
export type OfferInput = {
  mode?: string | undefined
  vocals?: Vocals | undefined
  seconds?: number | undefined
  voice?: string | undefined
}

/** One of several models that make the same. */
export type Offer = {
  quality: Quality
  model: Pick<Model, 'name'>
  /** The plans that include it; null for everybody. */
  plans: readonly PlanKey[] | null
  /** How many of the meter one result takes. */
  units: number
  typicalSeconds: number
}

/** A quality, null for the usual one, and the plan whose offers it may be, null without one. */
export type Wanted = { quality: Quality | null; plan: PlanKey | null }

/** The first offer of a quality that a plan includes; the usual quality, or else any, where none is asked for. */
export const chooseOffer = <Some extends Pick<Offer, 'quality' | 'plans'>>(
  offers: readonly Some[],
  { quality, plan }: Wanted,
): Some | undefined => {
  const open = offers.filter(({ plans }) => plans === null || (plan !== null && plans.includes(plan)))
  const of = (wanted: Quality) => open.find((offer) => offer.quality === wanted)
  return quality === null ? (of(QUALITIES[0]) ?? open[0]) : of(quality)
}

/** The words of a prompt, for whom they are, and the pose where one is chosen. */
type PromptWords = { prompt: string; gender: Gender; pose?: Pose | undefined }

/**
 * One engine's way to make one kind. `start` returns an opaque JSON operation that is saved with the
 * job; after a crash the saved operation is polled again, so `poll` must cope with operations that
 * another process started. What must not happen twice belongs into `poll`: `start` decides under which id it will be
 * asked for, and by that id a later `poll` finds what an earlier one has already begun.
 */
export type Recipe<Kind extends KindName = KindName, Op = unknown> = {
  start(input: KindInput<Kind>, run: Run): Promise<Op>
  poll(operation: Op, input: KindInput<Kind>, run: Run): Promise<Running<Op> | Done | Failed>
  /** Stops the work; unknown operations are fine. */
  cancel?(operation: Op): Promise<void>
  /** What will become of the words of a prompt; without it nobody can say before. */
  foretell?(words: PromptWords): OutputOf<typeof contract.waits.foretell>
  /**
   * What a garment in a picture is, plain JSON that stands for it in all pictures to come. Throws an {@link EngineError},
   * reason `refused`, where none can be made out.
   */
  readGarment?(asked: {
    picture: Uint8Array
    category: ClothCategory
    signal: AbortSignal
  }): Promise<Record<string, unknown>>
  /** Of talks: whether the person of a generated video can be made to say something else. */
  dubs?(video: Pick<Source, 'kind' | 'engine' | 'recipe'>): boolean
  /**
   * Of talks: whether the person of a picture can talk, before anything is charged, and who they seem to be where nobody has
   * told. Throws an {@link EngineError}, reason `refused`, for one that cannot.
   */
  readTalker?(picture: Source, how: { shape: TalkShape; signal: AbortSignal }): Promise<{ gender: Gender | null }>
  /** Of talks: voices of its own beside the studio's, under the engine's name and theirs, such as `fal.Aria`. */
  speakers?: readonly Voice[]
  /** Some words in one of these voices, which the operator pays for. */
  hearSpeaker?(this: void, asked: { voice: string; script: string; signal: AbortSignal }): Promise<Uint8Array>
  /** Seconds that one result usually takes here. */
  typicalSeconds: number
  /** All that may take part. */
  models: readonly Model[]
  /** What can be chosen from for such an input, the preferred first; without it there is nothing to choose. */
  offers?(input: OfferInput): readonly Offer[]
}

/** Work of moments (pictures, songs) and work of minutes (videos) wait in lines of their own, so that neither holds up the other. */
export type Lane = 'quick' | 'long'

export type Engine = {
  name: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the operation's type is the recipe's own
  recipes: { [Kind in KindName]?: Recipe<Kind, any> }
  /** For services that send messages: what the service calls the work that a verified one is about. Throws for any other. */
  readWebhook?: (headers: Record<string, string | undefined>, rawBody: Buffer) => Promise<string>
  /** How many jobs of each lane it can work on at once. */
  concurrency: Record<Lane, number>
  /** Throws when it cannot work now. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Thrown by adapters when an engine does not do what was asked. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly reason: FailureReason
  readonly retryable: boolean
  readonly onlyElsewhere: boolean

  constructor(message: string, options: Pick<Failed, 'reason' | 'retryable' | 'onlyElsewhere'> & { cause?: unknown }) {
    super(message, { cause: options.cause })
    this.reason = options.reason
    this.retryable = options.retryable
    this.onlyElsewhere = options.onlyElsewhere ?? false
  }

  /** The error as the end of a piece of work. */
  toFailed(): Failed {
    const { reason, message, retryable, onlyElsewhere } = this
    return { state: 'failed', reason, message, retryable, ...(onlyElsewhere && { onlyElsewhere }) }
  }
}
