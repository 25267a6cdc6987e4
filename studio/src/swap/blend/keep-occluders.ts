import type { SkinLikeness } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import { lerp, smoothstep } from '../../math/scalar.ts'
import { blurField } from '../warped-face.ts'
import type { Region, WarpedFace } from '../warped-face.ts'
import { thinLines } from './thin-lines.ts'

/** Share of the beard's zone that must not look like skin before a beard is taken to be worn. */
const BEARD_SHARE = 0.5
/** Holes in a beard narrower than about this share of the face's width are closed. */
const BEARD_REACH = 0.05
/** Share of the bridge of the nose that must be thin lines before glasses are taken to be worn; bare ones stay below 0.01. */
const GLASSES_SHARE = 0.06

/** Shares of what surely is a beard or the frame of glasses where these would be. */
export type Worn = { glasses: number; beard: number }

/** What covers the target's face, and how much of the target shows through each pixel, 0 to 1. */
type Occluders = { kept: Float32Array; worn: Worn }

/**
 * How much of the target shows through each pixel of the face, 0 to 1: hair that hangs over forehead and temples, a beard
 * and the frame of glasses, wherever the target does not look like its own skin.
 */
export const keepOccluders = (
  face: WarpedFace,
  target: Picture,
  { likeSkin, faceWidth, before }: { likeSkin: SkinLikeness; faceWidth: number; before?: Worn },
): Occluders => {
  const foreign = foreignness(face, target, likeSkin)
  // Where no glasses were before, their bridge tells of those that come.
  const zone = before && before.glasses < GLASSES_SHARE / 2 ? face.bridgeZone : face.glassesZone
  const lines = thinLines(face, target, { faceWidth, zone })
  const seen = { glasses: meanOnSkin(face, lines, face.bridgeZone), beard: meanOnSkin(face, foreign, face.beardZone) }
  const worn = before
    ? { glasses: slowly(before.glasses, seen.glasses), beard: slowly(before.beard, seen.beard) }
    : seen
  const hasGlasses = worn.glasses > GLASSES_SHARE
  const hasBeard = worn.beard > BEARD_SHARE
  const beardReach = Math.max(1, Math.round(faceWidth * BEARD_REACH))
  const around = hasBeard ? blurField(face, foreign, { radius: beardReach, passes: 2 }) : foreign
  const kept = face.buffers.floats(foreign.length)
  let isCovered = false
  for (let pixel = 0; pixel < kept.length; pixel++) {
    if (face.coverage[pixel] <= 0) continue
    const amount = foreign[pixel]
    const frame = hasGlasses ? face.glassesZone[pixel] * lines[pixel] : 0
    const stubbly = face.beardZone[pixel]
    const hair = smoothstep(lerp(0.25, 0.6, stubbly), lerp(0.75, 0.97, stubbly), amount) * face.hairZone[pixel]
    // Where light falls on a beard it has the tint of skin: what lies amid a beard is beard.
    const grown = hasBeard ? smoothstep(0.25, 0.6, Math.max(amount, around[pixel])) * face.beardZone[pixel] : 0
    kept[pixel] = Math.max(hair, grown, frame)
    isCovered ||= kept[pixel] > 0
  }
  if (isCovered) soften(face, kept, Math.max(1, Math.round(faceWidth * 0.008)))
  face.buffers.free(lines, foreign, around)
  return { kept, worn }
}

/** Glasses and beards do not come and go from frame to frame. */
const slowly = (before: number, seen: number): number => lerp(before, seen, 0.08)

/** 0 where the target looks like skin, 1 where it surely does not; a little blurred against noise. */
const foreignness = (face: WarpedFace, target: Picture, likeSkin: SkinLikeness): Float32Array => {
  const { region, coverage, hairZone, beardZone } = face
  const foreign = face.buffers.floats(coverage.length)
  const mean = new Float32Array(3)
  for (let pixel = 0; pixel < foreign.length; pixel++) {
    if (coverage[pixel] === 0 || (hairZone[pixel] === 0 && beardZone[pixel] === 0)) continue
    const x = pixel % region.width
    meanAround(target, region, { x, y: (pixel - x) / region.width, mean })
    foreign[pixel] = 1 - smoothstep(0.08, 0.6, likeSkin(mean[0], mean[1], mean[2], x / region.width))
  }
  return foreign
}

/** The mean colour of a pixel of the region and the eight around it; at its edges the outermost count again. */
const meanAround = (
  { width: columns, data }: Picture,
  { left, top, width, height }: Region,
  { x, y, mean }: { x: number; y: number; mean: Float32Array },
): void => {
  const before = (left + Math.max(0, x - 1)) * 4
  const here = (left + x) * 4
  const after = (left + Math.min(width - 1, x + 1)) * 4
  const above = (top + Math.max(0, y - 1)) * columns * 4
  const row = (top + y) * columns * 4
  const below = (top + Math.min(height - 1, y + 1)) * columns * 4
  for (let channel = 0; channel < 3; channel++) {
    const [a, b, c] = [before + channel, here + channel, after + channel]
    const sum = data[above + a] + data[above + b] + data[above + c] + data[row + a] + data[row + b] + data[row + c]
    mean[channel] = (sum + data[below + a] + data[below + b] + data[below + c]) / 9
  }
}

/** Mean of a field over the bare skin of a zone. */
const meanOnSkin = (face: WarpedFace, field: Float32Array, zones: Float32Array): number => {
  let [zone, covered] = [0, 0]
  for (let pixel = 0; pixel < field.length; pixel++) {
    if (zones[pixel] < 0.9 || face.skin[pixel] < 0.9 || face.coverage[pixel] < 0.9) continue
    zone += 1
    covered += field[pixel]
  }
  return covered / Math.max(1, zone)
}

/** Grows and blurs a field, so that no dark fringe of the occluder is lost. */
const soften = (face: WarpedFace, field: Float32Array, radius: number): void => {
  const spread = blurField(face, field, { radius, passes: 2 })
  for (let pixel = 0; pixel < field.length; pixel++) {
    field[pixel] = smoothstep(0.12, 0.6, Math.max(spread[pixel], field[pixel] * 0.5))
  }
  face.buffers.free(spread)
}
