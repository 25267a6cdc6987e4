import { giveBack, lendFloats } from '../../../math/lent-arrays.ts'
import { eachRow } from '../../../math/each-row.ts'
import { clamp } from '../../../math/scalar.ts'
import type { GBuffer } from '../../raster/gbuffer.ts'
import { isOnSleeve, isTrim, SLEEVE_REST_Z } from './fabrics.ts'
import type { FoldMap } from './fabrics.ts'
import { meltJoints, REST_STEP } from './melt-joints.ts'
import type { ClothAppearances } from './shade-cloth.ts'

/** Neighbouring depths further apart than this, in head units, are different pieces of cloth. */
const STEP = 0.05
/** Folds lean no more than this: steeper slopes are where two pieces meet. */
const STEEPEST = 1.1
/** How far beside a point the cloth must be higher to shade it, in head units, and how much of its light hollows lose for each head unit of depth. */
const HOLLOW_REACH = 0.045
const HOLLOW_SHADE = 9
const DEEPEST_HOLLOW = 0.5

const raiseFolds = ({ width, height, rest, materials }: GBuffer, looks: ClothAppearances): Float32Array | undefined => {
  const maps: (FoldMap | undefined)[] = []
  for (const [material, { folds }] of looks) maps[material] = folds
  if (!maps.some((map) => map)) return undefined
  const heights = lendFloats(materials.length)
  eachRow(height, (y) => {
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) {
      const map = maps[materials[pixel]]
      if (!map) continue
      const at = pixel * 3
      const z = rest[at + 2]
      const isSleeve = isOnSleeve(z)
      if (!isTrim(z)) heights[pixel] = map(rest[at], rest[at + 1], isSleeve ? z - SLEEVE_REST_Z : z, isSleeve)
    }
  })
  return heights
}

/**
 * Presses folds finer than the mesh into cloth, in place: normals lean with their slope (Mikkelsen, Bump Mapping Unparametrized Surfaces on the GPU, 2010),
 * and hollows between them lose light, whose share is written into `shade`.
 */
export const creaseCloth = (
  buffer: GBuffer,
  looks: ClothAppearances,
  { pixelsPerUnit, shade }: { pixelsPerUnit: number; shade: Float32Array },
): void => {
  const { width, height, depth, normals, materials, rest } = buffer
  const near = meltJoints(buffer, looks, pixelsPerUnit)
  const heights = raiseFolds(buffer, looks)
  if (!heights) return giveBack(near)
  const apart = REST_STEP / pixelsPerUnit
  const joins = (pixel: number, other: number): boolean =>
    materials[other] === materials[pixel] &&
    Math.abs(depth[other] - depth[pixel]) < STEP &&
    Math.abs(rest[other * 3] - rest[pixel * 3]) < apart &&
    Math.abs(rest[other * 3 + 1] - rest[pixel * 3 + 1]) < apart
  /** How steeply the cloth rises from one neighbour to the other; at the picture's edge one of them is the pixel itself. */
  const rise = (pixel: number, behind: number, ahead: number): number => {
    const from = joins(pixel, behind) ? behind : pixel
    const to = joins(pixel, ahead) ? ahead : pixel
    return ((heights[to] - heights[from]) * pixelsPerUnit) / (from !== pixel && to !== pixel ? 2 : 1)
  }
  const reach = Math.max(1, Math.round(HOLLOW_REACH * pixelsPerUnit))
  const isBeside = (pixel: number, other: number): boolean =>
    materials[other] === materials[pixel] &&
    Math.abs(rest[other * 3] - rest[pixel * 3]) < 2 * HOLLOW_REACH &&
    Math.abs(rest[other * 3 + 1] - rest[pixel * 3 + 1]) < 2 * HOLLOW_REACH
  /** How much higher the cloth is at `step` to either side, on both together. */
  const hollow = (pixel: number, step: number): number =>
    isBeside(pixel, pixel + step) && isBeside(pixel, pixel - step)
      ? heights[pixel + step] + heights[pixel - step] - 2 * heights[pixel]
      : 0
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (heights[pixel] === 0) continue
      const at = pixel * 3
      const across = Math.min(reach, x, width - 1 - x)
      const down = Math.min(reach, y, height - 1 - y)
      shade[pixel] =
        (1 - near[pixel]) *
        clamp(HOLLOW_SHADE * (hollow(pixel, across) + hollow(pixel, down * width)), 0, DEEPEST_HOLLOW)
      const nx = normals[at]
      const ny = normals[at + 1]
      const nz = normals[at + 2]
      const riseX = rise(pixel, x > 0 ? pixel - 1 : pixel, x + 1 < width ? pixel + 1 : pixel)
      const riseY = rise(pixel, y > 0 ? pixel - width : pixel, y + 1 < height ? pixel + width : pixel)
      const along = riseX * nx + riseY * ny
      const slopeX = riseX - along * nx
      const slopeY = riseY - along * ny
      const slopeZ = -along * nz
      const steep = Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ)
      const kept = (steep > STEEPEST ? STEEPEST / steep : 1) * clamp(nz * 3) * (1 - near[pixel])
      const leanX = nx - slopeX * kept
      const leanY = ny - slopeY * kept
      const leanZ = nz - slopeZ * kept
      const scale = 1 / Math.sqrt(leanX * leanX + leanY * leanY + leanZ * leanZ)
      normals[at] = leanX * scale
      normals[at + 1] = leanY * scale
      normals[at + 2] = leanZ * scale
    }
  })
  giveBack(near, heights)
}
