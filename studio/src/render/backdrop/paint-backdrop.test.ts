import { describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { TIMES_OF_DAY, WEATHERS } from '../../places/hour.ts'
import { BACKDROPS, isOutdoor } from '../../places/places.ts'
import type { Backdrop } from '../../places/places.ts'
import type { BackdropView } from '../../places/world/lens.ts'
import { portraitCamera } from '../view/camera.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import type { BackdropScene } from './paint-backdrop.ts'
import { viewOfCamera } from './view.ts'

const SIZE = 48
const SELFIE = viewOfCamera(portraitCamera(SIZE, SIZE))
const FULL_BODY: BackdropView = {
  width: 52,
  height: 76,
  centerX: 26,
  eyeY: 10,
  groundY: 70,
  pixelsPerMetre: 38,
  tilt: 0,
  focal: 1,
  opening: 1,
}
const SCENE: BackdropScene = { backdrop: 'garden', lighting: 'soft', keyLight: 'left' }

const paint = (scene: Partial<BackdropScene> = {}, view = SELFIE) =>
  paintBackdrop({ ...SCENE, ...scene }, view, { createCanvas: createNodeCanvas })

/** Mean absolute difference, 0 to 255. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length

const differences = (pictures: readonly Uint8ClampedArray[]): number[] =>
  pictures.flatMap((first, index) => pictures.slice(index + 1).map((second) => difference(first, second)))

/** They share their sky and their farm. */
const FLOWER_FIELDS: readonly Backdrop[] = [
  'flower-field',
  'lavender-field',
  'sunflower-field',
  'poppy-field',
  'yellow-field',
]

const luma = (data: Uint8ClampedArray) => data.reduce((sum, value, index) => sum + (index % 4 === 3 ? 0 : value), 0)

describe.each(BACKDROPS)('%s', (backdrop) => {
  it('is opaque at every hour, the same twice, and outdoors darkest at night', () => {
    const hours = TIMES_OF_DAY.map((time) => paint({ backdrop, time }))
    for (const picture of hours) {
      expect(picture.length).toBe(SIZE * SIZE * 4)
      expect(picture.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
    }
    const day = TIMES_OF_DAY.indexOf('day')
    expect(Buffer.from(paint({ backdrop, time: 'day' })).equals(Buffer.from(hours[day]))).toBe(true)
    if (!isOutdoor(backdrop)) return
    expect(Math.min(...differences(hours))).toBeGreaterThan(4)
    expect(Math.min(...hours.map(luma))).toBe(luma(hours[TIMES_OF_DAY.indexOf('night')]))
  })
})

/** How far the two rows of a place are from each other's mirror image at most, in values of red. */
const gapOf = (backdrop: Backdrop): number => {
  const left = paint({ backdrop })
  const right = paint({ backdrop, keyLight: 'right' })
  const row = 21 * SIZE
  return Math.max(
    ...Array.from({ length: SIZE }, (_, x) => Math.abs(left[(row + x) * 4] - right[(row + SIZE - 1 - x) * 4])),
  )
}

describe('paintBackdrop', () => {
  it('tells every place from every other', () => {
    const others = BACKDROPS.filter((backdrop) => !FLOWER_FIELDS.includes(backdrop)).map((backdrop) =>
      paint({ backdrop }),
    )
    expect(Math.min(...differences(others))).toBeGreaterThan(7)
    for (const field of FLOWER_FIELDS.map((backdrop) => paint({ backdrop })))
      expect(Math.min(...others.map((other) => difference(field, other)))).toBeGreaterThan(7)
  })

  it('tells one field of flowers from another by the rows where its flowers are', () => {
    const [first, last] = [28, 40]
    const rows = FLOWER_FIELDS.map((backdrop) => paint({ backdrop }).slice(first * SIZE * 4, last * SIZE * 4))
    expect(Math.min(...differences(rows))).toBeGreaterThan(11)
  })

  it('shows the weather', () => {
    expect(
      Math.min(...differences(WEATHERS.map((weather) => paint({ backdrop: 'old-town', weather })))),
    ).toBeGreaterThan(3)
  })

  it('varies the details of a place with the seed', () => {
    const pictures = [1, 2, 3].map((seed) => paint({ backdrop: 'market', seed }))
    expect(Math.min(...differences(pictures))).toBeGreaterThan(3)
  })

  it('shows the ground under the feet of a full body', () => {
    const data = paint({ backdrop: 'snow-village', time: 'day' }, FULL_BODY)
    const row = Math.round(FULL_BODY.height * 0.9)
    const besideTheFeet = data.slice((row * FULL_BODY.width + 2) * 4, (row * FULL_BODY.width + 12) * 4)
    expect(Math.min(...besideTheFeet)).toBeGreaterThan(160)
  })

  it('gives the plain studio the scene colours', () => {
    const blue = paint({
      backdrop: 'studio',
      backdropColors: [
        [40, 60, 200],
        [10, 20, 90],
      ],
    })
    const center = ((SIZE / 2) * SIZE + SIZE / 2) * 4
    expect(blue[center + 2]).toBeGreaterThan(blue[center] + 80)
  })

  describe('with a key light from the right', () => {
    it('mirrors the place', () => expect(gapOf('loft')).toBeLessThan(12))

    it('does not mirror what is written', () => expect(gapOf('playground')).toBeGreaterThan(40))
  })
})
