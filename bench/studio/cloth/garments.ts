import { drawGarmentPhoto } from '../../../studio/src/garment/testing/garment-photos.ts'
import type { GarmentPattern, GarmentPhoto } from '../../../studio/src/garment/testing/garment-photos.ts'
import { HALF_WIDTHS } from '../../../studio/src/garment/testing/garment-shapes.ts'
import { identityFromText } from '../../../studio/src/exports/person.ts'
import type { Identity, Rgb } from '../../../studio/src/exports/person.ts'
import { encodePng } from '../../../studio/src/image/png.ts'
import type { StudioPool } from '../../../studio/src/pool/studio-pool.ts'
import { sceneFromText } from '../../../studio/src/prompt/from-text.ts'
import type { GarmentCategory, WornGarment } from '../../../studio/src/scene/outfits/worn-garment.ts'
import type { Framing } from '../../../studio/src/scene/scene.ts'
import { findRegion, sizeOf } from './region.ts'
import type { ClothRegion } from './region.ts'

/** How often a pattern repeats, as shares of the garment's width across hips or waist. */
export type PatternPeriod = { share: number; direction: 'across' | 'down'; at: 'hips' | 'waist' }

export type BenchGarment = {
  name: string
  category: GarmentCategory
  png: Uint8Array
  /** Where the garment lies in its photo. */
  region: ClothRegion
  /** The colours it was drawn in. */
  dyes: readonly Rgb[]
  period?: PatternPeriod
}

type Laid = Pick<GarmentPhoto, 'shape' | 'color' | 'background'> &
  Partial<GarmentPhoto> & { name: string; category: GarmentCategory }

/** Of a picture as the program renders it, what is enough to read a garment from. */
const PHOTO_SCALE = 0.6
const CREAM: Rgb = [240, 236, 228]
const NAVY: Rgb = [40, 60, 110]
const pattern = (kind: Exclude<GarmentPattern['kind'], 'plain'>, periodPx: number, second: Rgb): GarmentPattern => ({
  kind,
  periodPx,
  second,
})

const LAID: readonly Laid[] = [
  { name: 'red tee', category: 'tops', shape: 'tee', color: [178, 52, 66], background: 'white', showsInside: true },
  {
    name: 'striped tee',
    category: 'tops',
    shape: 'tee',
    color: NAVY,
    pattern: pattern('stripes', 36, CREAM),
    background: 'wood',
  },
  {
    name: 'dotted tee',
    category: 'tops',
    shape: 'v-neck',
    color: [46, 92, 84],
    pattern: pattern('dots', 34, CREAM),
    background: 'room',
  },
  {
    name: 'knit sweater',
    category: 'tops',
    shape: 'v-sweater',
    color: [176, 134, 98],
    texture: 'knit',
    background: 'grey',
    showsInside: true,
  },
  {
    name: 'roll-neck',
    category: 'tops',
    shape: 'turtleneck',
    color: [120, 126, 132],
    texture: 'knit',
    background: 'white',
  },
  { name: 'blue shirt', category: 'tops', shape: 'shirt', color: [150, 182, 216], background: 'room' },
  {
    name: 'pinstriped shirt',
    category: 'tops',
    shape: 'shirt',
    color: [236, 238, 240],
    pattern: pattern('pinstripes', 26, [54, 88, 150]),
    background: 'grass',
  },
  {
    name: 'checked shirt',
    category: 'tops',
    shape: 'shirt',
    color: [160, 44, 48],
    pattern: pattern('checks', 40, CREAM),
    background: 'room',
  },
  { name: 'black tank top', category: 'tops', shape: 'tank', color: [34, 34, 38], background: 'white' },
  {
    name: 'green jumper',
    category: 'tops',
    shape: 'long-sleeve',
    color: [70, 112, 80],
    background: 'wood',
    showsInside: true,
  },
  {
    name: 'jeans',
    category: 'bottoms',
    shape: 'trousers',
    color: [62, 84, 124],
    texture: 'denim',
    background: 'wood',
  },
  { name: 'beige trousers', category: 'bottoms', shape: 'trousers', color: [196, 176, 142], background: 'grass' },
  {
    name: 'checked shorts',
    category: 'bottoms',
    shape: 'shorts',
    color: [92, 96, 104],
    pattern: pattern('checks', 36, [214, 208, 196]),
    background: 'grey',
  },
  {
    name: 'printed skirt',
    category: 'bottoms',
    shape: 'skirt',
    color: [28, 52, 78],
    pattern: pattern('dots', 32, [230, 190, 90]),
    background: 'room',
  },
  { name: 'red dress', category: 'one-pieces', shape: 'dress', color: [170, 30, 52], background: 'grass' },
  {
    name: 'leafy dress',
    category: 'one-pieces',
    shape: 'dress',
    color: [236, 232, 220],
    pattern: pattern('leaves', 40, [48, 104, 70]),
    background: 'wood',
  },
  { name: 'tee dress', category: 'one-pieces', shape: 'tee-dress', color: [222, 178, 60], background: 'room' },
]

type Worn = { name: string; garment: WornGarment; dyes: readonly Rgb[]; period?: PatternPeriod } & {
  person: string
  place: string
  framing: Framing
}

const bands = (first: Rgb, second: Rgb): string =>
  Buffer.from([first, first, first, second, second].flat()).toString('base64')

const WORN: readonly Worn[] = [
  {
    name: 'worn green tee',
    garment: { category: 'tops', cut: 'tee', cloth: 'cotton', color: [38, 112, 70] },
    dyes: [[38, 112, 70]],
    person: 'Woman, 30, blonde bob',
    place: 'at the beach',
    framing: 'half-body',
  },
  {
    name: 'worn striped jumper',
    garment: {
      category: 'tops',
      cut: 'knit',
      cloth: 'cotton',
      color: [150, 40, 48],
      print: {
        width: 1,
        height: 5,
        widthShare: 0.1,
        heightShare: 0.17,
        across: 'hips',
        rgb: bands([150, 40, 48], CREAM),
      },
    },
    dyes: [[150, 40, 48], CREAM],
    period: { share: 0.17, direction: 'down', at: 'hips' },
    person: 'Man, 35, short brown hair',
    place: 'in a library',
    framing: 'half-body',
  },
  {
    name: 'worn blue dress',
    garment: { category: 'one-pieces', cut: 'shift-dress', cloth: 'cotton', color: [52, 92, 160] },
    dyes: [[52, 92, 160]],
    person: 'Woman, 26, black ponytail',
    place: 'in the street',
    framing: 'full-body',
  },
]

const lay = ({ name, category, ...about }: Laid, seed: number): BenchGarment => {
  const photo: GarmentPhoto = { pattern: { kind: 'plain' }, texture: 'smooth', seed, ...about }
  const { picture, covered } = drawGarmentPhoto(photo)
  const { pattern: print, shape, color } = photo
  const region = { width: picture.width, height: picture.height, inside: covered }
  const base = { name, category, png: encodePng(picture), region }
  if (print.kind === 'plain') return { ...base, dyes: [color] }
  const second: Rgb =
    print.kind === 'checks'
      ? (color.map((value, at) => 0.45 * value + 0.55 * (print.second[at] ?? 0)) as unknown as Rgb)
      : print.second
  const direction = print.kind === 'pinstripes' ? 'across' : 'down'
  const at = category === 'one-pieces' ? 'waist' : 'hips'
  const rows = print.kind === 'leaves' ? 2 : 1
  const share = (rows * print.periodPx) / (2 * HALF_WIDTHS[shape])
  return { ...base, dyes: [color, second], period: { share, direction, at } }
}

const photograph = async (pool: StudioPool, worn: Worn, seed: number): Promise<BenchGarment> => {
  const { name, garment, dyes, period, person, place, framing } = worn
  const identity: Identity = identityFromText(person, person.startsWith('Man') ? 'male' : 'female').identity
  const scene = { ...sceneFromText(place, identity, { framing, seed }).scene, garments: [garment] }
  const { png } = await pool.renderPicture({ identity, scene, ...sizeOf(framing, PHOTO_SCALE) })
  const region = await findRegion(pool, { identity, scene, garment })
  return { name, category: garment.category, png, region, dyes, ...(period && { period }) }
}

/** One of the garments that lie flat. */
export const layGarment = (name: string): BenchGarment => {
  const index = LAID.findIndex((garment) => garment.name === name)
  const garment = LAID[index]
  if (!garment) throw new Error(`There is no ${name}.`)
  return lay(garment, index)
}

/** Twenty garments: plain and patterned, laid flat on quiet and busy grounds, and worn by somebody. */
export const listBenchGarments = async (pool: StudioPool): Promise<BenchGarment[]> => {
  const worn: BenchGarment[] = []
  for (const [index, each] of WORN.entries()) worn.push(await photograph(pool, each, index + 3))
  return [...LAID.map(lay), ...worn]
}
