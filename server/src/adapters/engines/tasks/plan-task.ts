import { randomInt } from 'node:crypto'
import { talkerOf } from '@visage/contract'
import type { KindInput, KindName, SourceRef } from '@visage/contract'
import { findVideoTemplate, framingOfPose, settingOf } from '@visage/studio/scene'
import { talkSize } from '@visage/studio/talk'
import type { ClipProcessor } from '../../media/clip/clip-processor.ts'
import type { Engine, JobSourceRef, Recipe, Run, Source } from '../engine.ts'
import { clipError, refuse, refuseHere } from '../refusals.ts'
import { PAIR_SIZES, PICTURE_SIZES } from '../sizes.ts'
import { tellDesign } from '../design.ts'
import { findDrawn } from './draw-talk.ts'
import { planSong } from './plan-song.ts'
import type { ListeningTools } from './plan-song.ts'
import { planSpeech } from './speech.ts'
import * as texts from './prompts.ts'
import { faceFeatures } from './prompts.ts'
import type { CelebrityNames } from './prompts.ts'
import { LIKENESS_ROLES } from './task-request.ts'
import type { DrawnDesign, Task, TaskRequest } from './task-request.ts'

type Size = { width: number; height: number }

const step = 32

const toStep = (pixels: number): number => Math.max(step, Math.round(pixels / step) * step)

/** A size of about so many pixels in the shape of another one, both sides multiples of 32. */
const fitSize = ({ width, height }: Size, area: number): Size => {
  const scale = Math.sqrt(area / (width * height))
  return { width: toStep(width * scale), height: toStep(height * scale) }
}

const clipStep = 16
/** Of the pixels of a frame, what a clip may have fewer or more for the sake of its shape. */
const CLIP_AREA = { least: 0.8, most: 1.05 } as const

/**
 * The size of a clip in the shape of a picture, of about so many pixels: of all with sides that video models take
 * (multiples of 16), the one that has to be cropped least.
 */
export const fitClip = ({ width, height }: Size, area: number): Size => {
  const shape = width / height
  const most = Math.floor(Math.sqrt(area * CLIP_AREA.most * shape) / clipStep)
  const least = Math.max(1, Math.ceil(Math.sqrt(area * CLIP_AREA.least * shape) / clipStep))
  const sizes = Array.from({ length: Math.max(1, most - least + 1) }, (_, place) => {
    const across = (least + place) * clipStep
    return { width: across, height: Math.max(clipStep, Math.round(across / shape / clipStep) * clipStep) }
  })
  const cropOf = (size: Size) => Math.abs(Math.log(size.width / size.height / shape))
  return sizes.reduce((best, size) => (cropOf(size) <= cropOf(best) ? size : best))
}

export type PlanningTools = ListeningTools & {
  celebrityNames: CelebrityNames
  clips: Pick<ClipProcessor, 'probe' | 'fit'>
}

/** Pixels of one frame, and of the pictures that models were taught on. */
const AREAS = { picture: 1024 * 1024, video: 896 * 512 } as const
const MOTION = { frames: 81, framesPerSecond: 16 } as const
const SQUARE = { width: 1024, height: 1024 } as const
const SEEDS = 2 ** 48 - 1

export const drawSeed = (): number => randomInt(SEEDS)

/** An order that nothing is known of yet. */
export const beginOrder = () => ({
  negativePrompt: texts.NEGATIVE_TEXT,
  seed: drawSeed(),
  frames: 1,
  framesPerSecond: 1,
  category: null,
  song: null,
  talk: null,
  files: {},
  face: null,
  facePrompt: null,
  ...SQUARE,
})

const asset = (id: string): SourceRef => ({ from: 'asset', id })

const shapeOf = ({ width, height }: Source): Size => (width && height ? { width, height } : SQUARE)
const sizeOf = (source: Source, area: number) => fitSize(shapeOf(source), area)

/** The saved face that an image says it shows. */
const faceOf = ({ recipe }: Source): string | null => (typeof recipe?.face === 'string' ? recipe.face : null)

const planFace = async (
  input: KindInput<'face'>,
  run: Run,
  { celebrityNames }: PlanningTools,
): Promise<TaskRequest> => {
  const known = input.mode === 'relative' ? (await run.readSource(asset(input.of))).facePrompt : null
  const { gender } = input
  const features = faceFeatures(input, { celebrityNames, facePrompt: known })
  const common = { ...beginOrder(), task: 'face', facePrompt: features } as const
  const told = input.mode === 'relative' ? undefined : tellDesign(input)
  if (!told) return { ...common, prompt: texts.facePortraitText(gender, features) }
  const { identity, scene, words } = told
  const design = { identity, scene, prompt: texts.designText(gender, features, words.view) }
  return { ...common, prompt: texts.facePortraitText(gender, features, words.view), design }
}

/** The order for a model that is shown the design of a face. */
export const asShown = (order: TaskRequest, { prompt }: DrawnDesign): TaskRequest => ({
  ...order,
  task: 'design',
  prompt,
})

const planSwap = async ({ face, picture }: { face: string; picture: JobSourceRef }, run: Run): Promise<TaskRequest> => {
  const { facePrompt } = await run.readSource(asset(face))
  const files = { face: asset(face), picture }
  const size = sizeOf(await run.readSource(picture), AREAS.picture)
  return { ...beginOrder(), task: 'swap', prompt: texts.swapText(facePrompt), files, ...size, face, facePrompt }
}

const planVariation = async (of: string, run: Run): Promise<TaskRequest> => {
  const before = await run.readSource(asset(of))
  const { facePrompt } = before
  const size = sizeOf(before, AREAS.picture)
  const common = { ...beginOrder(), ...size, face: faceOf(before), facePrompt }
  return { ...common, task: 'variation', prompt: texts.variationText(), files: { picture: asset(of) } }
}

const planImage = async (input: KindInput<'image'>, run: Run): Promise<TaskRequest> => {
  if (input.mode === 'variation') return planVariation(input.of, run)
  if (input.mode === 'picture') return planSwap(input, run)
  const { face } = input
  if (input.mode === 'template') return planSwap({ face, picture: { from: 'template', id: input.template } }, run)
  const common = beginOrder()
  const framing = framingOfPose(input.pose, common.seed)
  const { facePrompt } = await run.readSource(asset(face))
  const { top, bottom, onePiece } = input
  const worn = [onePiece, top, bottom].filter((ref) => ref !== undefined)
  const garments = await Promise.all(worn.map(async (ref) => (await run.readSource(ref)).garment?.name ?? ''))
  const { other, otherWears, arrangement } = input
  const company =
    other === undefined
      ? null
      : { arrangement, wears: otherWears, facePrompt: (await run.readSource(asset(other))).facePrompt }
  const prompt = texts.portraitText({
    prompt: input.prompt,
    framing,
    facePrompt,
    garments,
    company,
    style: input.style,
  })
  const likenesses = (await run.findLikenesses?.(face)) ?? []
  const [garment, lower] = worn
  const files = {
    face: asset(face),
    ...Object.fromEntries(
      LIKENESS_ROLES.map((role, place) => [role, likenesses[place]] as const).filter(([, ref]) => ref),
    ),
    ...(garment && { garment }),
    ...(lower && { bottom: lower }),
    ...(input.other !== undefined && { other: asset(input.other) }),
  }
  const size = input.other === undefined ? PICTURE_SIZES[framing] : PAIR_SIZES[framing]
  // No picture is to look drawn, unless it is asked to.
  const isDrawn = input.style !== undefined && input.style !== 'photographic'
  const negativePrompt = isDrawn ? texts.NEGATIVE_DRAWN : common.negativePrompt
  return {
    ...common,
    task: 'portrait',
    prompt,
    negativePrompt,
    ...(isDrawn && { isDrawn }),
    files,
    ...size,
    face,
    facePrompt,
  }
}

const planCloth = async ({ image, garment, category }: KindInput<'cloth'>, run: Run): Promise<TaskRequest> => {
  const before = await run.readSource(asset(image))
  const size = sizeOf(before, AREAS.picture)
  const common = { ...beginOrder(), ...size, face: faceOf(before), facePrompt: before.facePrompt }
  const files = { picture: asset(image), garment }
  return { ...common, task: 'cloth', prompt: texts.clothText(category), category, files }
}

const planMotion = async ({ image, prompt }: KindInput<'image-to-video'>, run: Run): Promise<TaskRequest> => {
  const before = await run.readSource(asset(image))
  const size = fitClip(shapeOf(before), AREAS.video)
  const common = { ...beginOrder(), ...size, ...MOTION, face: faceOf(before), facePrompt: before.facePrompt }
  return { ...common, task: 'motion', prompt: texts.motionText(prompt), files: { picture: asset(image) } }
}

const probe = (video: Source, { clips }: PlanningTools, { signal }: Run) =>
  clips.probe(video, { signal }).catch(clipError)

const planVideo = async (input: KindInput<'video'>, run: Run, planning: PlanningTools): Promise<TaskRequest> => {
  const { face } = input
  const video: JobSourceRef = input.mode === 'template' ? { from: 'template', id: input.template } : input.video
  const source = await run.readSource(video)
  const facts = await probe(source, planning, run)
  const { facePrompt } = await run.readSource(asset(face))
  // Only of what the studio draws is it known what is worn and where it is.
  const template = input.mode === 'template' && source.recipe ? findVideoTemplate(input.template) : undefined
  const prompt = texts.videoSwapText(facePrompt, template && settingOf(template))
  const framesPerSecond = facts.framesPerSecond || MOTION.framesPerSecond
  const frames = Math.max(1, Math.round(facts.durationSeconds * framesPerSecond))
  const common = { ...beginOrder(), ...fitSize(facts, AREAS.video), frames, framesPerSecond, face, facePrompt }
  return { ...common, task: 'video-swap', prompt, files: { face: asset(face), video } }
}

const planMusic = async (input: KindInput<'music'>, run: Run, planning: PlanningTools): Promise<TaskRequest> => ({
  ...beginOrder(),
  ...(await planSong(input, run, planning)),
  task: 'music',
})

/** Frames of a talk, which is as long as its sound. */
const TALK_FRAMES = 25
/** The end of a film that may be missing to what is said. */
const DUB_SLACK_SECONDS = 0.5

const tooShort = (seconds: number, length: number): string =>
  `This takes ${Math.ceil(seconds)} seconds to say, and the video lasts ${Math.floor(length)}. Please shorten it, or choose a longer video.`

const planTalk = async (input: KindInput<'talk'>, run: Run): Promise<TaskRequest> => {
  const { mode, sound, tone, shape, seconds, subtitles } = input
  const shown = talkerOf(input)
  const before = await run.readSource(shown)
  const { hints: _, ...speech } = planSpeech(input, before)
  const isDub = mode === 'dub'
  const length = before.durationSeconds
  // The studio draws its own videos anew, for as long as there is something to say.
  if (isDub && length !== null && seconds > length + DUB_SLACK_SECONDS)
    throw (findDrawn(before) ? refuseHere : refuse)(tooShort(seconds, length))
  const face = before.kind === 'face' ? shown.id : faceOf(before)
  const size = fitClip(isDub ? shapeOf(before) : talkSize(shape, seconds), AREAS.video)
  const frames = { frames: Math.ceil(seconds * TALK_FRAMES), framesPerSecond: TALK_FRAMES }
  return {
    ...beginOrder(),
    ...size,
    ...frames,
    face,
    facePrompt: before.facePrompt,
    task: isDub ? 'dub' : 'talk',
    prompt: texts.talkText(tone),
    talk: { ...speech, tone, seconds, subtitles, cues: [] },
    files: { [isDub ? 'video' : 'picture']: shown, ...(sound && { sound }) },
  }
}

type Plan<Kind extends KindName> = {
  /** What the kind asks of models, by the modes of its input. */
  tasks: Readonly<Record<string, Task>>
  take: (input: KindInput<Kind>, run: Run, planning: PlanningTools) => TaskRequest | Promise<TaskRequest>
}

/** The mode of inputs that have none. */
const ONLY_MODE = ''

const PLANS = {
  // A design is drawn first, where a model is shown it.
  face: { tasks: { names: 'face', prompt: 'face', relative: 'face', design: 'design' }, take: planFace },
  image: {
    tasks: { prompt: 'portrait', picture: 'swap', template: 'swap', variation: 'variation' },
    take: planImage,
  },
  video: { tasks: { video: 'video-swap', template: 'video-swap' }, take: planVideo },
  cloth: { tasks: { [ONLY_MODE]: 'cloth' }, take: planCloth },
  'image-to-video': { tasks: { [ONLY_MODE]: 'motion' }, take: planMotion },
  music: { tasks: { [ONLY_MODE]: 'music' }, take: planMusic },
  // Speech comes before the lips, where the service has the voice.
  talk: { tasks: { [ONLY_MODE]: 'talk', dub: 'dub', speech: 'speech' }, take: planTalk },
} satisfies { [Kind in KindName]?: Plan<Kind> }

/** Kinds that can be ordered from a model elsewhere; another kind is simply not made there. */
export type ModelKind = keyof typeof PLANS

const planOf = <Kind extends ModelKind>(kind: Kind) => PLANS[kind] as unknown as Plan<Kind>

/** What a kind may ask of models. */
export const tasksOf = (kind: ModelKind): readonly Task[] => [...new Set(Object.values(planOf(kind).tasks))]

/** What an input of a mode asks of a model; undefined for one that is none. */
export const taskOf = (kind: ModelKind, mode = ONLY_MODE): Task | undefined => planOf(kind).tasks[mode]

/** A recipe for every kind that can be ordered where these tasks are done. */
export const recipesOf = <Op>(
  done: readonly Task[],
  create: <Kind extends ModelKind>(kind: Kind) => Recipe<Kind, Op>,
): Engine['recipes'] =>
  Object.fromEntries(
    (Object.keys(PLANS) as ModelKind[])
      .filter((kind) => tasksOf(kind).some((task) => done.includes(task)))
      .map((kind) => [kind, create(kind)]),
  )

/** Decides everything that a result depends on. Throws an `EngineError` for a source that cannot be worked from. */
export const planTask = async <Kind extends ModelKind>(
  kind: Kind,
  input: KindInput<Kind>,
  { run, ...planning }: PlanningTools & { run: Run },
): Promise<TaskRequest> => planOf(kind).take(input, run, planning)
