import type { GBuffer } from '../../raster/gbuffer.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { Material } from '../../raster/mesh.ts'
import { isTrim } from './fabrics.ts'
import type { ClothAppearances } from './shade-cloth.ts'

/** Neighbouring depths further apart than this, in head units, are cloth over cloth and no joint. */
const STEP = 0.12
/** Rest points of neighbouring pixels further apart than so many pixels are of different pieces. */
export const REST_STEP = 7
/** How far from a joint it is melted, in head units. */
const REACH = 0.09
/** So many steps to either side are averaged. */
const TAPS = 3

/** 1 at a joint, falling to 0 at `reach` pixels from it. */
const findJoints = (buffer: GBuffer, pixelsPerUnit: number, reach: number): Float32Array => {
  const { width, height, depth, materials, rest } = buffer
  const near = new Float32Array(materials.length)
  const apart = REST_STEP / pixelsPerUnit
  const isSewnOn = (pixel: number): boolean => isTrim(rest[pixel * 3 + 2])
  const isJoint = (a: number, b: number): boolean =>
    materials[a] === materials[b] &&
    !isSewnOn(b) &&
    Math.abs(depth[a] - depth[b]) < STEP &&
    (Math.abs(rest[a * 3] - rest[b * 3]) > apart || Math.abs(rest[a * 3 + 1] - rest[b * 3 + 1]) > apart)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      // Beads on a string stay round.
      if (materials[pixel] === MATERIAL.none || materials[pixel] === MATERIAL.necklace || isSewnOn(pixel)) continue
      const meets = (x + 1 < width && isJoint(pixel, pixel + 1)) || (y + 1 < height && isJoint(pixel, pixel + width))
      if (!meets) continue
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
          const share = 1 - ((column - x) ** 2 + (row - y) ** 2) / (reach * reach)
          const at = row * width + column
          if (share > near[at]) near[at] = share
        }
    }
  return near
}

/**
 * Smooths the normals of cloth, in place, where two meshed pieces of a garment meet, as a sleeve and a bodice do in the
 * armpit: their triangles cut each other in a saw. Answers how near a joint each pixel is, 0 to 1.
 */
export const meltJoints = (buffer: GBuffer, looks: ClothAppearances, pixelsPerUnit: number): Float32Array => {
  const { width, height, depth, materials, normals } = buffer
  const reach = Math.max(2, Math.round(REACH * pixelsPerUnit))
  const near = findJoints(buffer, pixelsPerUnit, reach)
  const old = normals.slice()
  const stride = Math.max(1, Math.round(reach / TAPS))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (near[pixel] === 0 || !looks.has(materials[pixel] as Material)) continue
      const mean = [0, 0, 0]
      for (let tapY = -TAPS; tapY <= TAPS; tapY++)
        for (let tapX = -TAPS; tapX <= TAPS; tapX++) {
          const [column, row] = [x + tapX * stride, y + tapY * stride]
          if (column < 0 || column >= width || row < 0 || row >= height) continue
          const at = row * width + column
          if (materials[at] !== materials[pixel] || Math.abs(depth[at] - depth[pixel]) > 2 * STEP) continue
          for (let axis = 0; axis < 3; axis++) mean[axis] += old[at * 3 + axis]
        }
      const length = Math.hypot(mean[0], mean[1], mean[2]) || 1
      const share = Math.min(1, 1.5 * near[pixel])
      for (let axis = 0; axis < 3; axis++) {
        const at = pixel * 3 + axis
        normals[at] += (mean[axis] / length - normals[at]) * share
      }
      const scale = 1 / (Math.hypot(normals[pixel * 3], normals[pixel * 3 + 1], normals[pixel * 3 + 2]) || 1)
      for (let axis = 0; axis < 3; axis++) normals[pixel * 3 + axis] *= scale
    }
  return near
}
