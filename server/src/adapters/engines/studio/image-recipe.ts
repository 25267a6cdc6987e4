import { randomInt, randomUUID } from 'node:crypto'
import { ARRANGEMENTS, CATEGORY_LABELS } from '@visage/contract'
import type { Hint, KindInput } from '@visage/contract'
import { isWornGarment } from '@visage/studio/garment'
import type { GarmentCategory, WornGarment } from '@visage/studio/garment'
import { foretellHints, namedIn, parseIdentity } from '@visage/studio/person'
import { FaceNotFoundError } from '@visage/studio/pool'
import type { StudioPool } from '@visage/studio/pool'
import { framingFor, inGarments, pairFromText, parseScene, sceneFromText, varyScene } from '@visage/studio/scene'
import type { Companion, Framing, Scene } from '@visage/studio/scene'
import { z } from 'zod'
import type { JobSourceRef, Recipe, Run, Source } from '../engine.ts'
import { refuse } from '../refusals.ts'
import { inTime, sharp } from '../../media/picture/sharp.ts'
import { PAIR_SIZES, pictureSize } from '../sizes.ts'
import { findGarment, NOTHING_TO_WEAR } from './cloth-recipe.ts'
import { toHint } from './to-hint.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'
import { identityOf, readSavedPerson } from './saved-person.ts'
import type { SavedPerson } from './saved-person.ts'

type Common = SavedPerson & {
  renderId: string
  seed: number
  /** What became of the words of the prompt. */
  hints: Hint[]
}

type PairOperation = { pair: [Companion, Companion]; other: string }

/** Everything that an image's bytes depend on, decided once, so that another process makes the same. */
type ImageOperation = Common &
  (
    | { how: 'render'; scene: Scene }
    | ({ how: 'pair' } & PairOperation)
    | { how: 'swap'; picture: JobSourceRef; spot: { x: number; y: number } | null }
  )

type ImageInput = KindInput<'image'>
type InputOf<Mode extends ImageInput['mode']> = Extract<ImageInput, { mode: Mode }>

const SEEDS = 2 ** 31

/** The fields of an input that name garments, with what each is worn as. */
const WORN = [
  ['top', 'tops'],
  ['bottom', 'bottoms'],
  ['onePiece', 'one-pieces'],
] as const

const begin = (seed = randomInt(SEEDS)) => ({ renderId: randomUUID(), seed, hints: [] })

type Kept = { name: string; category: GarmentCategory; garment: WornGarment }

/** What is put on, as it was read when it was kept; one that nobody here had read is read now. */
const readWorn = async (pool: StudioPool, input: InputOf<'prompt'>, run: Run): Promise<Kept[]> => {
  const kept: Kept[] = []
  for (const [field, category] of WORN) {
    const ref = input[field]
    if (!ref) continue
    const source = await run.readSource(ref)
    const { name = CATEGORY_LABELS[category], reading = null } = source.garment ?? {}
    const read = async () => pool.readGarment({ picture: await source.readBytes(), category }, { signal: run.signal })
    const garment = isWornGarment(reading) ? reading : await findGarment(read, NOTHING_TO_WEAR)
    kept.push({ name, category, garment })
  }
  return kept
}

const wornHints = (worn: readonly Kept[], { prompt, framing }: { prompt: string; framing: Framing }): Hint[] => {
  if (worn.length === 0) return []
  const isHidden = ({ category }: Kept) => category === 'bottoms' && framing === 'selfie'
  const own = worn.map((each): Hint => {
    const words = each.name
    return isHidden(each)
      ? { words, fate: 'missing', how: 'a portrait does not reach that far' }
      : { words, fate: 'shown', how: null }
  })
  if (!namedIn(prompt).clothes) return own
  return [
    ...own,
    { words: '', fate: 'changed', how: 'What you chose from the wardrobe is worn in place of clothes in your words.' },
  ]
}

/** What somebody is told whose garment does not allow the pose that was asked for. */
const STANDS_INSTEAD = 'What you chose from the wardrobe does not go with that pose: your influencer stands.'

const decidePrompt = async (pool: StudioPool, input: InputOf<'prompt'>, run: Run): Promise<ImageOperation> => {
  const { face, pose, prompt } = input
  const common = begin()
  const person = await readSavedPerson(run, face)
  const worn = await readWorn(pool, input, run)
  const asked = framingFor(pose, prompt, common.seed, input.other === undefined ? undefined : 'half-body')
  // Where the pose is open, all that was chosen is seen.
  const framing = pose === 'Random' && worn.some(({ category }) => category !== 'tops') ? 'full-body' : asked
  const garments = worn.map(({ garment }) => garment)
  const dress = (scene: Scene): Scene => ({
    ...(garments.length > 0 ? inGarments(scene, garments) : scene),
    ...(input.style && { style: input.style }),
  })
  const tell = (hints: Parameters<typeof toHint>[0][]) => [
    ...hints.map(toHint),
    ...wornHints(worn, { prompt, framing }),
  ]
  if (input.other === undefined) {
    const { scene, identity, hints } = sceneFromText(prompt, person.identity, { framing, seed: common.seed })
    const dressed = dress(scene)
    const stands: Hint[] = dressed.stance === scene.stance ? [] : [{ words: '', fate: 'changed', how: STANDS_INSTEAD }]
    return { ...common, ...person, identity, how: 'render', scene: dressed, hints: [...tell(hints), ...stands] }
  }
  const { other, otherWears: wears = '', arrangement = ARRANGEMENTS[0] } = input
  const people = [person.identity, (await readSavedPerson(run, other)).identity] as const
  const { pair, hints } = pairFromText({ prompt, wears, people, arrangement, framing, seed: common.seed })
  const [lead, second] = pair
  const dressed = { ...lead, scene: dress(lead.scene) }
  return { ...common, ...person, how: 'pair', pair: [dressed, second], other, hints: tell(hints) }
}

const companion = z.object({ identity: z.unknown(), scene: z.unknown(), asideX: z.number().min(-8).max(8) })
const savedPair = z.object({ other: z.string(), pair: z.tuple([companion, companion]) })

/** Two people at their place a moment later: they stand as they stood. */
const varyPair = (recipe: Record<string, unknown>, seed: number): Pick<PairOperation, 'pair' | 'other'> => {
  const { other, pair } = savedPair.parse(recipe)
  const vary = ({ asideX, ...shown }: z.output<typeof companion>): Companion => {
    const [identity, scene] = [parseIdentity(shown.identity), parseScene(shown.scene)]
    return { identity, scene: { ...varyScene(scene, identity, seed), pose: scene.pose }, asideX }
  }
  const [lead, second] = [vary(pair[0]), vary(pair[1])]
  const { lighting, keyLight } = lead.scene
  return { other, pair: [lead, { ...second, scene: { ...second.scene, lighting, keyLight } }] }
}

/** A picture that the studio made is made again with the other person; any other one gets the face put in. */
const decidePicture = async (
  { face, picture, spot }: Pick<InputOf<'picture'>, 'face' | 'spot'> & { picture: JobSourceRef },
  run: Run,
): Promise<ImageOperation> => {
  const person = await readSavedPerson(run, face)
  const { engine, kind, recipe } = await run.readSource(picture)
  if (engine === 'studio' && kind === 'image' && recipe?.scene) {
    const scene = parseScene(recipe.scene)
    return { ...begin(scene.seed), ...person, how: 'render', scene }
  }
  return { ...begin(), ...person, how: 'swap', picture, spot: spot ?? null }
}

const decideVariation = async ({ of }: InputOf<'variation'>, run: Run): Promise<ImageOperation> => {
  const { recipe } = await run.readSource({ from: 'asset', id: of })
  const { face, identity } = recipe ?? {}
  if (recipe?.pair && typeof face === 'string') {
    const common = begin()
    return { ...common, identity: parseIdentity(identity), face, how: 'pair', ...varyPair(recipe, common.seed) }
  }
  if (typeof face !== 'string' || !identity || !recipe?.scene)
    throw refuse('This image has no scene of its own to vary. Please make it again from its form.')
  const common = begin()
  const scene = varyScene(parseScene(recipe.scene), parseIdentity(identity), common.seed)
  return { ...common, identity: parseIdentity(identity), face, how: 'render', scene }
}

/** Decides who is shown in which scene. Throws an `EngineError` for a source that cannot be worked from. */
const decideImage = (pool: StudioPool, input: ImageInput, run: Run): Promise<ImageOperation> => {
  if (input.mode === 'prompt') return decidePrompt(pool, input, run)
  if (input.mode === 'template')
    return decidePicture({ face: input.face, picture: { from: 'template', id: input.template } }, run)
  return input.mode === 'picture' ? decidePicture(input, run) : decideVariation(input, run)
}

const typicalSeconds = 7

const NO_FACE = 'There is no face to be seen in this picture. Please use one that shows a face clearly.'

const swap = async (
  pool: StudioPool,
  { identity, picture, spot }: Extract<ImageOperation, { how: 'swap' }>,
  { run, hooks }: { run: Run; hooks: RenderHooks },
) => {
  const source = await run.readSource(picture)
  try {
    return await pool.swapFace({ identity, picture: await source.readBytes(), spot }, hooks)
  } catch (error) {
    throw error instanceof FaceNotFoundError ? refuse(NO_FACE, error) : error
  }
}

/** How alike a picture and a saved face are; with the scene in which the studio drew that person, where it did. */
const compareWithSaved = async (
  pool: StudioPool,
  png: Uint8Array,
  { saved, scene }: { saved: Source; scene: Scene | undefined },
): Promise<number | null> =>
  pool.compareFaces(png, await saved.readBytes(), { drawn: scene && { scene, identity: identityOf(saved) } })

const renderPair = async (
  pool: StudioPool,
  { pair, other, face }: PairOperation & SavedPerson,
  { run, hooks, pictureSide }: { run: Run; hooks: RenderHooks; pictureSide: number },
) => {
  const size = pictureSize(pair[0].scene.framing, pictureSide, PAIR_SIZES)
  const { png, width, height } = await pool.renderPair({ pair, ...size }, hooks)
  const half = Math.floor(width / 2)
  /** The first one stands to the left. */
  const compare = async (id: string, { scene }: Companion, left: number) => {
    const part = await inTime(() => sharp(png).extract({ left, top: 0, width: half, height }).png().toBuffer())
    return compareWithSaved(pool, part, { saved: await run.readSource({ from: 'asset', id }), scene })
  }
  return {
    artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
    identityScore: await compare(face, pair[0], 0),
    other: { face: other, identityScore: await compare(other, pair[1], width - half) },
  }
}

/** Images of a saved face, rendered or put into a picture by the studio's pool. */
export const createImageRecipe = (pool: StudioPool, pictureSide: number): Recipe<'image', ImageOperation> => ({
  foretell: ({ prompt, gender, pose = 'Random' }) => ({
    hints: foretellHints(prompt, gender, pose).map(toHint),
    names: namedIn(prompt),
  }),
  ...createRenderRecipe({
    typicalSeconds,
    decide: (input, run) => decideImage(pool, input, run),
    async make(operation, hooks, run) {
      const { identity, face, seed, hints } = operation
      if (operation.how === 'pair') {
        const { pair, other } = operation
        const { facePrompt } = await run.readSource({ from: 'asset', id: face })
        const recipe = { face, identity, seed, renderVersion: RENDER_VERSION, pair, other }
        return { ...(await renderPair(pool, operation, { run, hooks, pictureSide })), recipe, facePrompt, hints }
      }
      const { png, width, height } =
        operation.how === 'render'
          ? await pool.renderPicture(
              { identity, scene: operation.scene, ...pictureSize(operation.scene.framing, pictureSide) },
              hooks,
            )
          : await swap(pool, operation, { run, hooks })
      const saved = await run.readSource({ from: 'asset', id: face })
      const made = operation.how === 'render' ? { scene: operation.scene } : { picture: operation.picture }
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe: { face, identity, seed, renderVersion: RENDER_VERSION, ...made },
        facePrompt: saved.facePrompt,
        identityScore: await compareWithSaved(pool, png, {
          saved,
          scene: operation.how === 'render' ? operation.scene : undefined,
        }),
        hints,
      }
    },
  }),
})
