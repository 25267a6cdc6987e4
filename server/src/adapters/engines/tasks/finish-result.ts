import type { Hint, Kind } from '@visage/contract'
import type { StudioPool } from '@visage/studio/pool'
import type { Cue } from '@visage/studio/talk'
import { CLIP_LIMITS } from '../../media/clip/clip-processor.ts'
import type { Clip, ClipProcessor, SaidInClip } from '../../media/clip/clip-processor.ts'
import type { SoundProcessor } from '../../media/sound/sound-processor.ts'
import { EngineError } from '../engine.ts'
import type { Artifact, Done, Model, Run } from '../engine.ts'
import { NO_SPEAKER } from './speech.ts'
import { stripTags } from './strip-tags.ts'
import type { FileRole, TaskRequest } from './task-request.ts'
import { inTime, sharp } from '../../media/picture/sharp.ts'

export type FinishingTools = {
  sounds: Pick<SoundProcessor, 'probe'>
  clips: Pick<ClipProcessor, 'probe' | 'fit' | 'normalise' | 'subtitle' | 'poster' | 'talk'>
  pool: Pick<StudioPool, 'compareFaces' | 'locateFaces' | 'renderPortrait'>
  /** Results whose face is less alike are thrown away; 0 to 1. */
  identityThreshold: number
}

const WORN_ROLES = ['garment', 'bottom'] as const satisfies readonly FileRole[]

type Size = { width: number; height: number }

type RawResult = {
  order: TaskRequest
  bytes: Uint8Array
  /** What a clip is cut to, in the middle; what it is where not told. */
  shape?: Size | undefined
  medium: Kind['medium']
  model: Model
  costUsd: number | null
  /** The files that the model was given. */
  given: readonly FileRole[]
  /** Whether the studio made the clip: then the words are in it where they were wanted, and their times in the order. */
  isSubtitled?: boolean
  run: Run
}

/** Said of garments that were chosen and that a model takes no pictures of. */
const NO_GARMENTS: Hint = {
  words: '',
  fate: 'missing',
  how: 'The engine takes no pictures of garments: what is worn follows their names and your words.',
}

const missing = (how: string): Hint => ({ words: '', fate: 'missing', how })

const NOT_HER_VOICE = missing('The engine has no voice of your influencer: one of its own sings.')

/** Told where words were to be in the clip and nobody knows when each is said. */
const NO_SUBTITLES = missing(
  'There are no subtitles: this clip has no sound, or your words could not be followed in what is heard.',
)
const UNTAKEN = {
  tone: missing('The voice that you chose knows no tone: it speaks in its own.'),
  pace: missing('The voice that you chose knows no pace: it speaks at its own.'),
} as const

type Ordered = Pick<RawResult, 'order' | 'given' | 'isSubtitled'>

/** Times of words are known of what the studio said; a service that speaks itself is given no sound of it. */
const isOurSpeech = ({ order: { talk }, given }: Ordered): boolean =>
  talk !== null && talk.cues.length > 0 && given.includes('sound')

/** What is said in a clip that was made elsewhere; null where no words are known. */
const saidIn = (result: Ordered): SaidInClip | null => {
  const { talk } = result.order
  if (!talk || talk.script === null || result.isSubtitled) return null
  const { script, cues, subtitles = false } = talk
  return { script, cues: isOurSpeech(result) ? cues : null, hasSubtitles: subtitles }
}

type Hinted = Ordered & { cues: readonly Cue[] }

const speechHints = (result: Hinted): Hint[] => {
  const { talk } = result.order
  if (!talk) return []
  const isOurs = isOurSpeech(result)
  return [
    ...(talk.speaker && isOurs ? [NO_SPEAKER] : []),
    ...(talk.subtitles && talk.script !== null && result.cues.length === 0 ? [NO_SUBTITLES] : []),
    ...(isOurs ? [] : (talk.untaken ?? []).map((each) => UNTAKEN[each])),
  ]
}

const hintsOf = (result: Hinted): Hint[] => [
  ...(WORN_ROLES.some((role) => result.order.files[role] && !result.given.includes(role)) ? [NO_GARMENTS] : []),
  ...(result.order.song?.isInHerVoice ? [NOT_HER_VOICE] : []),
  ...speechHints(result),
]

const decodeSeconds = 60

const unusable = (cause: unknown) =>
  new EngineError('The engine sent a file that cannot be read.', { reason: 'engine', retryable: true, cause })

/** The same pixels without what is hidden in the file: engines write whole prompts into it. */
const cleanPicture = async ({ bytes }: RawResult): Promise<Artifact> => {
  const { data, info } = await inTime(() =>
    sharp(bytes)
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true }),
  ).catch((error: unknown) => {
    throw unusable(error)
  })
  return { bytes: data, mimeType: 'image/png', width: info.width, height: info.height, durationSeconds: null }
}

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** As browsers play it, with the words that are said in it, and of its shape without scaling. */
const rewriteClip = async (
  { clips }: FinishingTools,
  result: RawResult,
): Promise<Clip & { cues?: Cue[] | undefined }> => {
  const { bytes, shape, run } = result
  const { signal } = run
  // Who talks was sent in the chosen shape: nothing is to be cut off.
  const said = saidIn(result)
  if (said) return clips.subtitle(bytes, said, { signal })
  if (!shape) return clips.normalise(bytes, { signal })
  const { width, height, framesPerSecond } = await clips.probe(bytes, { signal })
  const scale = Math.min(width / shape.width, height / shape.height)
  const size = { width: even(shape.width * scale), height: even(shape.height * scale) }
  return clips.fit(bytes, { ...size, framesPerSecond: framesPerSecond || CLIP_LIMITS.framesPerSecond }, { signal })
}

/** An artifact, with the subtitles of what is said in it where that was looked for. */
type Cleaned = Artifact & { cues?: Cue[] | undefined }

const cleanClip = async (raw: RawResult, tools: FinishingTools): Promise<Cleaned> => {
  const clip = await rewriteClip(tools, raw).catch((error: unknown) => {
    raw.run.signal.throwIfAborted()
    throw unusable(error)
  })
  const { mimeType, width, height, durationSeconds, cues } = clip
  return { bytes: clip.bytes, mimeType, width, height, durationSeconds, cues }
}

const cleanSong = async ({ bytes, run: { signal } }: RawResult, { sounds }: FinishingTools): Promise<Artifact> => {
  const song = stripTags(bytes)
  const { mimeType, durationSeconds } = await sounds.probe(song, { signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw unusable(error)
  })
  return { bytes: song, mimeType, width: null, height: null, durationSeconds }
}

const CLEANERS: Record<Kind['medium'], (raw: RawResult, tools: FinishingTools) => Promise<Cleaned>> = {
  image: cleanPicture,
  video: cleanClip,
  audio: cleanSong,
}

const stillOf = async (
  { bytes, mimeType }: Artifact,
  { clips }: FinishingTools,
  { signal }: Run,
): Promise<Uint8Array> => (mimeType.startsWith('video/') ? (await clips.poster(bytes, { signal })).bytes : bytes)

/** Around a face, what a network that compares them wants to see, in its own widths and heights. */
const FACE_MARGIN = 0.6
/** So many of the largest faces of a result are looked at. */
const MOST_FACES = 4

/** The faces of a picture, each cut out of it. */
const cutFaces = async (picture: Uint8Array, { pool }: FinishingTools, { signal }: Run): Promise<Buffer[]> => {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  const boxes = (await pool.locateFaces(picture, { signal })).slice(0, MOST_FACES)
  return Promise.all(
    boxes.map((box) => {
      const left = Math.max(0, Math.floor((box.left - FACE_MARGIN * box.width) * width))
      const top = Math.max(0, Math.floor((box.top - FACE_MARGIN * box.height) * height))
      const right = Math.min(width, Math.ceil((box.left + (1 + FACE_MARGIN) * box.width) * width))
      const bottom = Math.min(height, Math.ceil((box.top + (1 + FACE_MARGIN) * box.height) * height))
      return image
        .clone()
        .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
        .png()
        .toBuffer()
    }),
  )
}

/** How alike the best face of a picture is for each of two people; no face counts for both. */
const scorePair = async (
  { bytes }: Artifact,
  saved: readonly [string, string],
  { tools, run }: { tools: FinishingTools; run: Run },
): Promise<[number, number]> => {
  const faces = await cutFaces(bytes, tools, run)
  const scores = await Promise.all(
    saved.map(async (id) => {
      const picture = await (await run.readSource({ from: 'asset', id })).readBytes()
      const wanted = await inTime(() => sharp(picture).png().toBuffer())
      return Promise.all(
        faces.map(async (face) => (await tools.pool.compareFaces(face, wanted, { signal: run.signal })) ?? 0),
      )
    }),
  )
  const [first = [], second = []] = scores
  const pairs = first.flatMap((one, at) =>
    second.flatMap((other, place): [number, number][] => (at === place ? [] : [[one, other]])),
  )
  return pairs.toSorted((a, b) => Math.min(...b) - Math.min(...a))[0] ?? [0, 0]
}

const scoreIdentity = async (
  artifact: Artifact,
  { face }: TaskRequest,
  tools: FinishingTools,
  run: Run,
): Promise<number | null> => {
  if (face === null) return null
  const saved = await run.readSource({ from: 'asset', id: face })
  const own = await saved.readBytes()
  const wanted = await inTime(() => sharp(own).png().toBuffer())
  return tools.pool.compareFaces(await stillOf(artifact, tools, run), wanted, { signal: run.signal })
}

/**
 * What a model sent as a result: cleaned, and compared with the saved face by a network that had no part in making it.
 * Throws an `EngineError`, reason `unlike`, for a result that shows somebody else.
 */
export const finishResult = async (tools: FinishingTools, finished: RawResult): Promise<Done> => {
  const { order, medium, model, costUsd, run } = finished
  const { cues = order.talk?.cues ?? [], ...artifact } = await CLEANERS[medium](finished, tools)
  const other = order.files.other?.id
  const [identityScore, otherScore = null] =
    other === undefined || order.face === null
      ? [await scoreIdentity(artifact, order, tools, run)]
      : await scorePair(artifact, [order.face, other], { tools, run })
  const isUnlike = (score: number | null) => score !== null && !order.isDrawn && score < tools.identityThreshold
  if (isUnlike(identityScore) || isUnlike(otherScore))
    throw new EngineError('The result did not look enough like the face. Please try again.', {
      reason: 'unlike',
      retryable: true,
    })
  const { files: _files, ...facts } = order
  return {
    state: 'done',
    artifact,
    recipe: { ...facts, ...(order.talk && { cues }) },
    facePrompt: order.facePrompt,
    identityScore,
    ...(other !== undefined && { other: { face: other, identityScore: otherScore } }),
    hints: hintsOf({ ...finished, cues }),
    model: { name: model.name, licence: model.licence },
    costUsd,
  }
}
