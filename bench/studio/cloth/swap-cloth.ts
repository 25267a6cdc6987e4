import type { Identity } from '../../../studio/src/exports/person.ts'
import type { Picture } from '../../../studio/src/image/picture.ts'
import { decodePng, encodePng } from '../../../studio/src/image/png.ts'
import { faceSimilarity } from '../../../studio/src/judge/face-similarity.ts'
import type { StudioPool } from '../../../studio/src/pool/studio-pool.ts'
import { putOn } from '../../../studio/src/scene/outfits/worn-garment.ts'
import type { WornGarment } from '../../../studio/src/scene/outfits/worn-garment.ts'
import { portraitSceneFor } from '../../../studio/src/scene/scene-for.ts'
import type { Framing, Scene } from '../../../studio/src/scene/scene.ts'
import type { BenchGarment } from './garments.ts'
import { aboveChin, changeInBox, dyeDifference, expectedPeriodPx, findPeriodPx, readDyes } from './measures.ts'
import { findRegion, sizeOf } from './region.ts'
import type { ClothRegion } from './region.ts'
import type { Wearer } from './wearers.ts'

/** Pixels a side of the portraits that faces are compared with. */
const REFERENCE_SIZE = 384

/** What is allowed: CIEDE2000, a share, per cent, a difference of scores, and seconds of the processor. */
export const CLOTH_BARS = { color: 10, period: 0.2, face: 1, identity: 0.02, seconds: 8 }

type Before = Awaited<ReturnType<typeof photographWearer>>

export type ClothSwap = {
  garment: BenchGarment
  wearer: Wearer
  before: Uint8Array
  after: Uint8Array
  worn: WornGarment
  colorDifference: number
  /** How far the period is off, as a share of what it should be; nothing for cloth without a pattern. */
  periodOff?: number
  faceChange: number
  /** Of the head alone: the judge looks a quarter of a face below the chin, where collars are. */
  identityChange: number
  /** Of the processor: on a busy machine only these tell what a swap costs. */
  seconds: number
  wallSeconds: number
}

/** A wearer's picture before the swap, with the judge's measure of how like the person it is. */
export const photographWearer = async (
  { renderPicture, renderPortrait, assess }: StudioPool,
  wearer: Wearer,
  scale: number,
) => {
  const { identity, scene } = wearer
  const { png } = await renderPicture({ identity, scene, ...sizeOf(scene.framing, scale) })
  const size = { width: REFERENCE_SIZE, height: REFERENCE_SIZE }
  const portrait = await renderPortrait({ identity, scene: portraitSceneFor(identity, scene.seed + 4000), ...size })
  const [face, reference] = [await assess(png), await assess(portrait.png)]
  if (!face.found || !reference.found) throw new Error(`The judge finds no face: ${wearer.name}.`)
  const likenessOf = (other: typeof face) => faceSimilarity(other.embedding, reference.embedding)
  return { png, box: face.box, likeness: likenessOf(face), likenessOf }
}

/** Puts a garment on somebody as the program does, and measures the result. */
export const swapCloth = async (
  pool: StudioPool,
  { garment, wearer, before, scale }: { garment: BenchGarment; wearer: Wearer; before: Before; scale: number },
): Promise<ClothSwap> => {
  const { identity, scene } = wearer
  const start = performance.now()
  const used = process.cpuUsage()
  const worn = await pool.readGarment({ picture: garment.png, category: garment.category })
  const dressed = { ...scene, garments: putOn(scene.garments ?? [], worn) }
  const { png: after } = await pool.renderPicture({ identity, scene: dressed, ...sizeOf(scene.framing, scale) })
  const { user, system } = process.cpuUsage(used)
  const wallSeconds = (performance.now() - start) / 1000
  const region = await findRegion(pool, { identity, scene: dressed, garment: worn })
  const picture = await decodePng(after)
  const asked = { identity, scene: dressed, worn, scale }
  const shown = { framing: scene.framing, picture, region }
  const first = await decodePng(before.png)
  const face = await pool.assess(encodePng(aboveChin(first, picture, before.box)))
  const inPhoto = readDyes(await decodePng(garment.png), garment.region, garment.dyes)
  return {
    garment,
    wearer,
    before: before.png,
    after,
    worn,
    colorDifference: dyeDifference(inPhoto, readDyes(picture, region, garment.dyes)),
    ...(garment.period && {
      periodOff: periodOff(garment.period, { identity, ...(await showPattern(pool, shown, asked)) }),
    }),
    faceChange: changeInBox(first, picture, before.box),
    identityChange: face.found ? Math.abs(before.likenessOf(face) - before.likeness) : 1,
    seconds: (user + system) / 1e6,
    wallSeconds,
  }
}

type Dressed = { identity: Identity; scene: Scene; worn: WornGarment; scale: number }
type Shown = { framing: Framing; picture: Picture; region: ClothRegion }

/** What shows the pattern: selfies show less than two repeats, so there the same person is drawn down to the hips. */
const showPattern = async (
  pool: StudioPool,
  shown: Shown,
  { identity, scene, worn, scale }: Dressed,
): Promise<Shown> => {
  if (shown.framing !== 'selfie') return shown
  const framing = 'half-body'
  const whole = { ...scene, framing } as const
  const { png } = await pool.renderPicture({ identity, scene: whole, ...sizeOf(framing, scale) })
  const region = await findRegion(pool, { identity, scene: whole, garment: worn })
  return { framing, picture: await decodePng(png), region }
}

const periodOff = (
  period: NonNullable<BenchGarment['period']>,
  { identity, framing, picture, region }: Shown & { identity: Identity },
): number => {
  const expectedPx = expectedPeriodPx(picture, { identity, framing }, period)
  const seenPx = findPeriodPx(picture, region, { expectedPx, direction: period.direction })
  return seenPx === undefined ? Infinity : Math.abs(seenPx / expectedPx - 1)
}
