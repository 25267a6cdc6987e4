import type { Identity, Rgb } from '../../../studio/src/exports/person.ts'
import { blur } from '../../../studio/src/image/blur.ts'
import type { Picture } from '../../../studio/src/image/picture.ts'
import { measureFrame } from '../../../studio/src/render/body/frame.ts'
import { bodyTrunk } from '../../../studio/src/render/body/torso-field.ts'
import { framingCamera } from '../../../studio/src/render/view/camera.ts'
import type { Framing } from '../../../studio/src/scene/scene.ts'
import { median } from '../../statistics.ts'
import { colorDifference } from '../people/sample-colors.ts'
import type { PatternPeriod } from './garments.ts'
import type { ClothRegion } from './region.ts'

/** A dye that fills less of a region than this is not in it. */
const LEAST_DYE_SHARE = 0.08
/** Cloth in front of the trunk is nearer than the middle by this, in head units. */
const FRONT_Z = 0.5
/** An autocorrelation below this is no pattern. */
const LEAST_REPEAT = 0.2

const isInside = ({ width, height }: Picture, region: ClothRegion, x: number, y: number): boolean => {
  const column = Math.floor((x * region.width) / width)
  const row = Math.floor((y * region.height) / height)
  return [-1, 0, 1].every(
    (step) =>
      region.inside[row * region.width + column + step] === 1 &&
      region.inside[(row + step) * region.width + column] === 1,
  )
}

/** The median colour of a region's pixels that are nearer to each dye than to the other ones. */
export const readDyes = (picture: Picture, region: ClothRegion, dyes: readonly Rgb[]): (Rgb | undefined)[] => {
  const groups = dyes.map((): Rgb[] => [])
  for (let y = 1; y < picture.height - 1; y += 2)
    for (let x = 1; x < picture.width - 1; x += 2) {
      if (!isInside(picture, region, x, y)) continue
      const at = (y * picture.width + x) * 4
      const color: Rgb = [picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0]
      const gaps = dyes.map((dye) => Math.hypot(...dye.map((value, axis) => value - (color[axis] ?? 0))))
      groups[gaps.indexOf(Math.min(...gaps))]?.push(color)
    }
  const total = groups.reduce((sum, group) => sum + group.length, 0)
  return groups.map((group) =>
    group.length < LEAST_DYE_SHARE * total
      ? undefined
      : ([0, 1, 2].map((axis) => median(group.map((color) => color[axis] ?? 0))) as unknown as Rgb),
  )
}

/** The greatest CIEDE2000 between a garment's dyes in its photo and in a picture; infinite where one is missing. */
export const dyeDifference = (photo: readonly (Rgb | undefined)[], picture: readonly (Rgb | undefined)[]): number =>
  Math.max(
    ...photo.map((dye, index) => {
      const seen = picture[index]
      return dye && seen ? colorDifference(dye, seen) : Infinity
    }),
  )

/** After how many pixels a pattern should repeat on a person in a picture. */
export const expectedPeriodPx = (
  { width, height }: Picture,
  { identity, framing }: { identity: Identity; framing: Framing },
  { share, at }: PatternPeriod,
): number => {
  const frame = measureFrame(identity)
  const { scale, perspective } = framingCamera(framing, width, height)
  const across = 2 * bodyTrunk(frame).halfWidth(at === 'hips' ? frame.hipY : frame.waistY)
  return share * across * scale * (1 + perspective * FRONT_Z)
}

/** After how many pixels the pattern in the middle of a region repeats, or nothing where none is seen. */
export const findPeriodPx = (
  picture: Picture,
  region: ClothRegion,
  { expectedPx, direction }: { expectedPx: number; direction: PatternPeriod['direction'] },
): number | undefined => {
  const { width, height, data } = picture
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0),
  )
  const slow = blur({ width, height, values: light }, Math.round(expectedPx), 2).values
  const places = middleOf(picture, region)
  const value = (at: number): number => (light[at] ?? 0) - (slow[at] ?? 0)
  const repeats: { lag: number; repeat: number }[] = []
  for (let lag = Math.floor(0.5 * expectedPx); lag <= 1.6 * expectedPx; lag++) {
    const step = direction === 'down' ? lag * width : lag
    let [product, first, second] = [0, 0, 0]
    for (const at of places) {
      if (!places.has(at + step)) continue
      product += value(at) * value(at + step)
      first += value(at) ** 2
      second += value(at + step) ** 2
    }
    repeats.push({ lag, repeat: first * second > 0 ? product / Math.sqrt(first * second) : -1 })
  }
  const best = repeats.reduce((most, each) => (each.repeat > most.repeat ? each : most))
  return best.repeat < LEAST_REPEAT ? undefined : best.lag
}

/** Pixels about the upright middle line of a region, where cloth faces the viewer. */
const middleOf = (picture: Picture, region: ClothRegion): Set<number> => {
  const { width, height } = picture
  const columns: number[] = []
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) if (isInside(picture, region, x, y)) columns.push(x)
  const axis = median(columns)
  const reach = 1.2 * median(columns.map((x) => Math.abs(x - axis)))
  const places = new Set<number>()
  for (let y = 1; y < height - 1; y++)
    for (let x = Math.ceil(axis - reach); x <= axis + reach; x++)
      if (isInside(picture, region, x, y)) places.add(y * width + x)
  return places
}

type Box = { left: number; top: number; width: number; height: number }

/** The mean change of a box's pixels from one picture to another, in per cent of the whole range. */
export const changeInBox = (before: Picture, after: Picture, box: Box): number => {
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(before.height, box.top + box.height); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(before.width, box.left + box.width); x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * before.width + x) * 4 + channel
        sum += Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0))
        count++
      }
  return count === 0 ? 0 : (100 * sum) / (255 * count)
}

/** The second picture as far down as the chin of a face's box, and the first one below. */
export const aboveChin = (below: Picture, above: Picture, { top, height }: Box): Picture => {
  const data = below.data.slice()
  data.set(above.data.subarray(0, Math.round(top + height) * above.width * 4))
  return { ...below, data }
}
