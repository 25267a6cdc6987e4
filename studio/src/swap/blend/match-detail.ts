import { luma } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import { hash3 } from '../../math/noise.ts'
import { clamp, median, smoothstep } from '../../math/scalar.ts'
import { blurField } from '../warped-face.ts'
import type { WarpedFace } from '../warped-face.ts'

/** Fine structure of the skin, in shares of the face's width. */
const FINE_SPREAD = 0.012
/** How much of the skin's fine structure comes from the target, so that both are drawn or photographed alike. */
const TARGET_SHARE = 0.5
const FINEST_LIMIT = 14
/** Levels from and to which fine structure where a beard grows is hair and stays. */
const HAIR = { from: 5, to: 12 }
/** Blur radii tried until the source is no sharper than the target, in pixels; fractions mix two of them. */
const SOFTENING = [0, 0.35, 0.7, 1, 1.5, 2, 3]

/** How much softer the source has to be, as a blur radius in pixels, and the noise that it lacks. */
export type Detail = { softness: number; grain: number }

/** Compares sharpness and noise of both faces. */
export const measureDetail = (face: WarpedFace, target: Picture): Detail => {
  const targetLuma = lumaOf(face, target)
  const sourceLuma = lumaOfSource(face)
  const softness = findSoftness(face, sourceLuma, targetLuma)
  const soft = blurred(face, sourceLuma, softness)
  const grain = Math.sqrt(Math.max(0, noiseOf(face, targetLuma) ** 2 - noiseOf(face, soft) ** 2))
  face.buffers.free(targetLuma, sourceLuma, soft)
  return { softness, grain }
}

/**
 * Gives the source the target's sharpness, grain and fine skin: it is softened until its edges are no sharper, and on
 * skin most of its finest structure is replaced by the target's own. Changes the face's colours in place.
 */
export const matchDetail = (
  face: WarpedFace,
  target: Picture,
  { faceWidth, detail }: { faceWidth: number; detail: Detail },
): void => {
  const { width } = face.region
  const { softness, grain } = detail
  soften(face, softness)
  const targetLuma = lumaOf(face, target)
  const softened = lumaOfSource(face)
  const radius = Math.max(1, Math.round(faceWidth * FINE_SPREAD))
  const targetCoarse = blurField(face, targetLuma, { radius, passes: 2 })
  const sourceCoarse = blurField(face, softened, { radius, passes: 2 })
  for (let pixel = 0; pixel < face.coverage.length; pixel++) {
    if (face.coverage[pixel] <= 0 || face.own[pixel] === 1) continue
    const own = softened[pixel] - sourceCoarse[pixel]
    const hair = face.beardZone[pixel] * smoothstep(HAIR.from, HAIR.to, Math.abs(own))
    const onSkin = TARGET_SHARE * face.skin[pixel] ** 2 * (1 - hair)
    const fine = clamp(targetLuma[pixel] - targetCoarse[pixel], -FINEST_LIMIT, FINEST_LIMIT)
    const noise = grain > 0 ? (1 - onSkin) * grain * bellNoise(pixel % width, Math.floor(pixel / width)) : 0
    const change = onSkin * (fine - own) + noise
    face.colors[pixel * 3] += change
    face.colors[pixel * 3 + 1] += change
    face.colors[pixel * 3 + 2] += change
  }
  face.buffers.free(targetLuma, softened, targetCoarse, sourceCoarse)
}

/** Luma of the target in the region of a face. */
const lumaOf = (face: WarpedFace, { width, data }: Picture): Float32Array => {
  const { left, top, width: columns } = face.region
  const { height } = face.region
  const values = face.buffers.floats(columns * height)
  for (let y = 0; y < height; y++) {
    let place = ((y + top) * width + left) * 4
    for (let x = 0; x < columns; x++, place += 4) {
      values[y * columns + x] = luma(data[place], data[place + 1], data[place + 2])
    }
  }
  return values
}

/** Uncovered pixels take the mean, so that no edge of the mask counts as structure. */
const lumaOfSource = ({ colors, coverage, buffers }: WarpedFace): Float32Array => {
  const values = buffers.floats(coverage.length)
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (coverage[pixel] <= 0) continue
    values[pixel] = luma(colors[pixel * 3], colors[pixel * 3 + 1], colors[pixel * 3 + 2])
    sum += values[pixel]
    count += 1
  }
  const mean = sum / Math.max(1, count)
  for (let pixel = 0; pixel < values.length; pixel++) if (coverage[pixel] <= 0) values[pixel] = mean
  return values
}

/** The radius at which the source's edges are no steeper, against its middle structure, than the target's. */
const findSoftness = (face: WarpedFace, source: Float32Array, target: Float32Array): number => {
  const noise = noiseOf(face, target)
  const wanted = steepness(face, target, noise) * 1.1
  const found = SOFTENING.find((radius) => {
    const soft = blurred(face, source, radius)
    const isSoft = steepness(face, soft, 0) <= wanted
    face.buffers.free(soft)
    return isSoft
  })
  return found ?? SOFTENING[SOFTENING.length - 1]
}

/** Energy of the finest structure against the next coarser one, without what noise of this strength adds. */
const steepness = (face: WarpedFace, values: Float32Array, noise: number): number => {
  const fine = blurred(face, values, 1)
  const coarse = blurred(face, fine, 3)
  let [finest, middle] = [0, 0]
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (face.coverage[pixel] < 0.9 || face.own[pixel] === 1) continue
    finest += (values[pixel] - fine[pixel]) ** 2 - 0.8 * noise * noise
    middle += (fine[pixel] - coarse[pixel]) ** 2 - 0.06 * noise * noise
  }
  face.buffers.free(fine, coarse)
  return Math.max(1e-4, finest) / Math.max(1e-3, middle)
}

/** A blur of any radius from 0: below one pixel, part of a blur of one. */
const blurred = (face: WarpedFace, values: Float32Array, radius: number): Float32Array => {
  const whole = Math.floor(radius)
  const narrow = blurField(face, values, { radius: whole, passes: 1 })
  const share = radius - whole
  if (share === 0) return narrow
  const wide = blurField(face, values, { radius: whole + 1, passes: 1 })
  for (let index = 0; index < narrow.length; index++) narrow[index] += (wide[index] - narrow[index]) * share
  face.buffers.free(wide)
  return narrow
}

const soften = (face: WarpedFace, radius: number): void => {
  if (radius <= 0) return
  const { colors, coverage, own, buffers } = face
  const values = buffers.floats(coverage.length)
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = coverage[pixel] > 0 ? 1 : 0
  const weights = blurred(face, values, radius)
  for (let channel = 0; channel < 3; channel++) {
    for (let pixel = 0; pixel < values.length; pixel++) {
      values[pixel] = coverage[pixel] > 0 ? colors[pixel * 3 + channel] : 0
    }
    const soft = blurred(face, values, radius)
    for (let pixel = 0; pixel < values.length; pixel++) {
      if (coverage[pixel] > 0 && own[pixel] === 0) colors[pixel * 3 + channel] = soft[pixel] / weights[pixel]
    }
    buffers.free(soft)
  }
  buffers.free(values, weights)
}

/** Standard deviation of pixel noise on skin, from the median response of Immerkaer's operator. */
const noiseOf = (face: WarpedFace, values: Float32Array): number => {
  const { width, height } = face.region
  const responses: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1 + (y & 1); x < width - 1; x += 2) {
      const at = y * width + x
      if (face.coverage[at] < 0.9 || face.skin[at] < 0.9) continue
      const cross = values[at - 1] + values[at + 1] + values[at - width] + values[at + width]
      const corners = values[at - width - 1] + values[at - width + 1] + values[at + width - 1] + values[at + width + 1]
      responses.push(Math.abs(4 * values[at] - 2 * cross + corners))
    }
  }
  return (median(responses) * 1.4826) / 6
}

/** Bell-shaped noise with standard deviation 1 that depends only on the place. */
const bellNoise = (x: number, y: number): number => (hash3(x, y, 1) + hash3(x, y, 2) + hash3(x, y, 3) - 1.5) * 2
