import { converter, differenceCiede2000 } from 'culori'
import { beforeAll, describe, expect, test } from 'vitest'
import { GarmentNotFoundError } from '../errors.ts'
import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import type { Picture } from '../image/picture.ts'
import type { Rgb } from '../image/rgb.ts'
import { hash3 } from '../math/noise.ts'
import { isWornGarment } from '../scene/outfits/worn-garment.ts'
import type { GarmentCategory } from '../scene/outfits/worn-garment.ts'
import { readGarment } from './read-garment.ts'
import { drawGarmentPhoto } from './testing/garment-photos.ts'
import type { GarmentPhoto } from './testing/garment-photos.ts'
import { HALF_WIDTHS } from './testing/garment-shapes.ts'
import type { GarmentShape } from './testing/garment-shapes.ts'

const CATEGORIES: Record<GarmentShape, GarmentCategory> = {
  'v-sweater': 'tops',
  turtleneck: 'tops',
  shirt: 'tops',
  'tee-dress': 'one-pieces',
  tee: 'tops',
  'long-sleeve': 'tops',
  tank: 'tops',
  'v-neck': 'tops',
  dress: 'one-pieces',
  skirt: 'bottoms',
  trousers: 'bottoms',
  shorts: 'bottoms',
}

const RED: Rgb = [178, 52, 66]

const toLab = converter('lab65')
const labOf = ([r, g, b]: Rgb) => toLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
const difference = (a: Rgb, b: Rgb) => differenceCiede2000()(labOf(a), labOf(b))

let models: FaceModels
beforeAll(async () => {
  models = await loadFaceModels()
})

type Photo = Partial<GarmentPhoto> & Pick<GarmentPhoto, 'shape' | 'color'>
const readAnew = (photo: Photo) => {
  const whole: GarmentPhoto = { pattern: { kind: 'plain' }, texture: 'smooth', background: 'white', seed: 3, ...photo }
  return readGarment(models, { picture: drawGarmentPhoto(whole).picture, category: CATEGORIES[whole.shape] })
}
const known = new Map<string, ReturnType<typeof readAnew>>()
/** Read once for all tests that look at it. */
const read = (photo: Photo) => {
  const name = JSON.stringify(photo)
  const found = known.get(name) ?? readAnew(photo)
  known.set(name, found)
  return found
}

describe('the garment in a photo', () => {
  test.each([
    ['tee', 'tee', 'white'],
    ['long-sleeve', 'knit', 'grey'],
    ['tank', 'tank', 'wood'],
    ['dress', 'summer-dress', 'grass'],
    ['skirt', 'a-line-skirt', 'grey'],
    ['trousers', 'chinos', 'wood'],
    ['shorts', 'shorts', 'white'],
  ] as const)('laid flat as a %s is cut as a %s, with its colour, on %s', (shape, cut, background) => {
    const garment = read({ shape, color: RED, background })
    expect(garment.cut).toBe(cut)
    expect(difference(garment.color, RED)).toBeLessThan(6)
    expect(garment.print).toBeUndefined()
    expect(isWornGarment(structuredClone(garment))).toBe(true)
  })

  test.each([
    ['denim', [58, 78, 116], 'denim'],
    ['knit', [170, 130, 100], 'knit'],
    ['smooth', [170, 130, 100], 'cotton'],
  ] as const)('of %s cloth is known by its structure', (texture, color, cloth) => {
    expect(read({ shape: texture === 'denim' ? 'trousers' : 'long-sleeve', color, texture }).cloth).toBe(cloth)
  })

  test.each([
    ['stripes', 36, ['heightShare']],
    ['pinstripes', 24, ['widthShare']],
    ['checks', 40, ['widthShare', 'heightShare']],
    ['dots', 30, ['heightShare']],
  ] as const)('with %s every %d pixels keeps their period along %j', (kind, periodPx, sides) => {
    const { print } = read({ shape: 'tee', color: [40, 60, 110], pattern: { kind, second: [240, 236, 228], periodPx } })
    const period = periodPx / (2 * HALF_WIDTHS.tee)
    for (const side of sides) expect(Math.abs((print?.[side] ?? 0) / period - 1)).toBeLessThan(0.1)
  })

  test('keeps the period of checks that are of the colour around it in places', () => {
    const { print } = read({
      shape: 'shirt',
      color: [160, 44, 48],
      pattern: { kind: 'checks', second: [240, 236, 228], periodPx: 40 },
      background: 'room',
      seed: 7,
    })
    const period = 40 / (2 * HALF_WIDTHS.shirt)
    expect(Math.abs((print?.widthShare ?? 0) / period - 1)).toBeLessThan(0.1)
  })

  test.each([
    ['tee', 'tee', 'crew', false],
    ['tee', 'tee', 'crew', true],
    ['v-neck', 'tee', 'v', false],
    ['v-sweater', 'knit', 'v', true],
    ['shirt', 'shirt', undefined, false],
    ['turtleneck', 'turtleneck', undefined, false],
  ] as const)(
    'shaped as a %s is a %s with its neckline, the inside seen or not',
    (shape, cut, neckline, showsInside) => {
      const garment = read({ shape, color: [90, 120, 170], background: 'grey', showsInside })
      expect(garment.cut).toBe(cut)
      expect(garment.fit?.neckline).toBe(neckline)
      const isShort = shape === 'tee' || shape === 'v-neck'
      expect(garment.fit?.sleeve).toBeGreaterThan(isShort ? 0.4 : 1.9)
      expect(garment.fit?.sleeve).toBeLessThan(isShort ? 0.8 : 2)
    },
  )

  test('is longer where its photo shows it longer', () => {
    const skirt = read({ shape: 'skirt', color: RED, background: 'grey' })
    const dress = read({ shape: 'dress', color: RED, background: 'grass' })
    expect(skirt.fit?.hem).toBeGreaterThan(3)
    expect(dress.fit?.hem, 'a little more than twice as long as what is above its waist').toBeGreaterThan(3)
    expect(dress.fit?.hem, 'narrow for its length, but its waist is low').toBeLessThan(3.4)
  })

  test('is the same for the same picture', () => {
    const photo: Photo = { shape: 'tee', color: RED, background: 'white' }
    expect(readAnew(photo)).toEqual(read(photo))
  })
})

const paint = (colorAt: (x: number, y: number) => Rgb): Picture => {
  const [width, height] = [240, 320]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4)
  return { width, height, data }
}

describe('a picture without a garment', () => {
  test.each([
    ['one colour', paint(() => [120, 130, 140])],
    ['a gradient', paint((_x, y) => [y / 2, 120, 200 - y / 3])],
    ['sky and land', paint((_x, y) => (y < 160 ? [120, 170, 230] : [60, 120, 60]))],
    ['noise', paint((x, y) => [255 * hash3(x, y, 1), 255 * hash3(x, y, 2), 255 * hash3(x, y, 3)])],
    [
      'a page of writing',
      paint((x, y) => (x > 12 && x < 228 && y % 12 < 6 && hash3(x >> 1, y, 4) > 0.5 ? [20, 20, 20] : [255, 255, 255])),
    ],
  ])('is refused: %s', (_what, picture) => {
    expect(() => readGarment(models, { picture, category: 'tops' })).toThrow(GarmentNotFoundError)
  })
})
