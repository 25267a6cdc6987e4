import { randomInt } from 'node:crypto'
import type { KindInput, KindName, MaterialRef } from '@visage/contract'
import { framingOfPose } from '@visage/studio/scene'
import type { ClipWorkshop } from '../../media/clip/clip-workshop.ts'
import type { Engine, Material, MaterialSource, Recipe, Run } from '../engine.ts'
import { clipError } from '../refusals.ts'
import { PICTURE_SIZES } from '../sizes.ts'
import type { Order, Task } from './engine-job.ts'
import { takeSong } from './plan-song.ts'
import type { SongListening } from './plan-song.ts'
import * as texts from './prompts.ts'
import { faceFeatures } from './prompts.ts'
import type { CelebrityNames } from './prompts.ts'

type Size = { width: number; height: number }

const step = 32

const toStep = (pixels: number): number => Math.max(step, Math.round(pixels / step) * step)

/** A size of about so many pixels in the shape of another one, both sides multiples of 32. */
const fitSize = ({ width, height }: Size, area: number): Size => {
  const scale = Math.sqrt(area / (width * height))
  return { width: toStep(width * scale), height: toStep(height * scale) }
}

export type OrderTaking = SongListening & { celebrityNames: CelebrityNames; clips: Pick<ClipWorkshop, 'probe'> }

/** Pixels of one frame, and of the pictures that models were taught on. */
const AREAS = { picture: 1024 * 1024, video: 896 * 512 } as const
const MOTION = { frames: 81, framesPerSecond: 16 } as const
const SQUARE = { width: 1024, height: 1024 } as const
const SEEDS = 2 ** 48 - 1

const begin = () => ({
  negativePrompt: texts.NEGATIVE_TEXT,
  seed: randomInt(SEEDS),
  frames: 1,
  framesPerSecond: 1,
  category: null,
  song: null,
  files: {},
  face: null,
  facePrompt: null,
  ...SQUARE,
})

const asset = (id: string): MaterialRef => ({ from: 'asset', id })

const sizeOf = ({ width, height }: Material, area: number) =>
  fitSize(width && height ? { width, height } : SQUARE, area)

/** The saved face that an image says it shows. */
const faceOf = ({ recipe }: Material): string | null => (typeof recipe?.face === 'string' ? recipe.face : null)

const takeFace = (input: KindInput<'face'>, { celebrityNames }: OrderTaking): Order => {
  const features = faceFeatures(input, celebrityNames)
  return { ...begin(), task: 'face', prompt: texts.facePortraitText(input.gender, features), facePrompt: features }
}

const takeSwap = async ({ face, picture }: { face: string; picture: MaterialSource }, run: Run): Promise<Order> => {
  const { facePrompt } = await run.readMaterial(asset(face))
  const files = { face: asset(face), picture }
  const size = sizeOf(await run.readMaterial(picture), AREAS.picture)
  return { ...begin(), task: 'swap', prompt: texts.swapText(facePrompt), files, ...size, face, facePrompt }
}

const takeVariation = async (of: string, run: Run): Promise<Order> => {
  const before = await run.readMaterial(asset(of))
  const { facePrompt } = before
  const size = sizeOf(before, AREAS.picture)
  const common = { ...begin(), ...size, face: faceOf(before), facePrompt }
  return { ...common, task: 'variation', prompt: texts.variationText(), files: { picture: asset(of) } }
}

const takeImage = async (input: KindInput<'image'>, run: Run): Promise<Order> => {
  if (input.mode === 'variation') return takeVariation(input.of, run)
  if (input.mode === 'picture') return takeSwap(input, run)
  const { face } = input
  if (input.mode === 'template') return takeSwap({ face, picture: { from: 'template', id: input.template } }, run)
  const common = begin()
  const framing = framingOfPose(input.pose, common.seed)
  const { facePrompt } = await run.readMaterial(asset(face))
  const prompt = texts.portraitText({ prompt: input.prompt, framing, facePrompt })
  const files = { face: asset(face) }
  return { ...common, task: 'portrait', prompt, files, ...PICTURE_SIZES[framing], face, facePrompt }
}

const takeCloth = async ({ image, garment, category }: KindInput<'cloth'>, run: Run): Promise<Order> => {
  const before = await run.readMaterial(asset(image))
  const size = sizeOf(before, AREAS.picture)
  const common = { ...begin(), ...size, face: faceOf(before), facePrompt: before.facePrompt }
  const files = { picture: asset(image), garment }
  return { ...common, task: 'cloth', prompt: texts.clothText(category), category, files }
}

const takeMotion = async ({ image, prompt }: KindInput<'image-to-video'>, run: Run): Promise<Order> => {
  const before = await run.readMaterial(asset(image))
  const size = sizeOf(before, AREAS.video)
  const common = { ...begin(), ...size, ...MOTION, face: faceOf(before), facePrompt: before.facePrompt }
  return { ...common, task: 'motion', prompt: texts.motionText(prompt), files: { picture: asset(image) } }
}

const probe = (video: Material, { clips }: OrderTaking, { signal }: Run) =>
  clips.probe(video, { signal }).catch(clipError)

const takeVideo = async (input: KindInput<'video'>, run: Run, taking: OrderTaking): Promise<Order> => {
  const { face } = input
  const video: MaterialSource = input.mode === 'template' ? { from: 'template', id: input.template } : input.video
  const facts = await probe(await run.readMaterial(video), taking, run)
  const { facePrompt } = await run.readMaterial(asset(face))
  const framesPerSecond = facts.framesPerSecond || MOTION.framesPerSecond
  const frames = Math.max(1, Math.round(facts.durationSeconds * framesPerSecond))
  const common = { ...begin(), ...fitSize(facts, AREAS.video), frames, framesPerSecond, face, facePrompt }
  return { ...common, task: 'video-swap', prompt: texts.videoSwapText(facePrompt), files: { face: asset(face), video } }
}

const takeMusic = async (input: KindInput<'music'>, run: Run, taking: OrderTaking): Promise<Order> => ({
  ...begin(),
  ...(await takeSong(input, run, taking)),
  task: 'music',
})

type Plan<Kind extends KindName> = {
  /** What the kind may ask of models. */
  tasks: readonly Task[]
  take: (input: KindInput<Kind>, run: Run, taking: OrderTaking) => Order | Promise<Order>
}

const PLANS = {
  face: { tasks: ['face'], take: (input, _run, taking) => takeFace(input, taking) },
  image: { tasks: ['portrait', 'swap', 'variation'], take: takeImage },
  video: { tasks: ['video-swap'], take: takeVideo },
  cloth: { tasks: ['cloth'], take: takeCloth },
  'image-to-video': { tasks: ['motion'], take: takeMotion },
  music: { tasks: ['music'], take: takeMusic },
} satisfies { [Kind in KindName]?: Plan<Kind> }

/** Kinds that can be ordered from a model elsewhere; another kind is simply not made there. */
export type OrderKind = keyof typeof PLANS

const planOf = <Kind extends OrderKind>(kind: Kind) => PLANS[kind] as unknown as Plan<Kind>

/** What a kind may ask of models. */
export const tasksOf = (kind: OrderKind): readonly Task[] => PLANS[kind].tasks

/** A recipe for every kind that can be ordered. */
export const recipesOf = <Op>(create: <Kind extends OrderKind>(kind: Kind) => Recipe<Kind, Op>): Engine['recipes'] =>
  Object.fromEntries((Object.keys(PLANS) as OrderKind[]).map((kind) => [kind, create(kind)]))

/** Decides everything that a result depends on. Throws an `EngineError` for material that cannot be worked from. */
export const takeOrder = async <Kind extends OrderKind>(
  kind: Kind,
  input: KindInput<Kind>,
  { run, ...taking }: OrderTaking & { run: Run },
): Promise<Order> => planOf(kind).take(input, run, taking)
