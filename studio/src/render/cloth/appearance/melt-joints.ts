import { giveBack, lendCopy, lendFloats } from '../../../math/lent-arrays.ts'
import { eachRow } from '../../../math/each-row.ts'
import { lerp } from '../../../math/scalar.ts'
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
  const near = lendFloats(materials.length)
  const apart = REST_STEP / pixelsPerUnit
  const isSewnOn = (pixel: number): boolean => isTrim(rest[pixel * 3 + 2])
  const isJoint = (a: number, b: number): boolean =>
    materials[a] === materials[b] &&
    !isSewnOn(b) &&
    Math.abs(depth[a] - depth[b]) < STEP &&
    (Math.abs(rest[a * 3] - rest[b * 3]) > apart || Math.abs(rest[a * 3 + 1] - rest[b * 3 + 1]) > apart)
  const spread = (x: number, y: number): void => {
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
        const share = 1 - ((column - x) ** 2 + (row - y) ** 2) / (reach * reach)
        const at = row * width + column
        if (share > near[at]) near[at] = share
      }
  }
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      // Beads on a string stay round.
      if (materials[pixel] === MATERIAL.none || materials[pixel] === MATERIAL.necklace || isSewnOn(pixel)) continue
      if ((x + 1 < width && isJoint(pixel, pixel + 1)) || (y + 1 < height && isJoint(pixel, pixel + width)))
        spread(x, y)
    }
  })
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
  const old = lendCopy(normals)
  const stride = Math.max(1, Math.round(reach / TAPS))
  const melt = (x: number, y: number): void => {
    const pixel = y * width + x
    let meanX = 0
    let meanY = 0
    let meanZ = 0
    for (let row = y - TAPS * stride; row <= y + TAPS * stride; row += stride) {
      if (row < 0 || row >= height) continue
      for (let column = x - TAPS * stride; column <= x + TAPS * stride; column += stride) {
        if (column < 0 || column >= width) continue
        const at = row * width + column
        if (materials[at] !== materials[pixel] || Math.abs(depth[at] - depth[pixel]) > 2 * STEP) continue
        meanX += old[at * 3]
        meanY += old[at * 3 + 1]
        meanZ += old[at * 3 + 2]
      }
    }
    const length = Math.sqrt(meanX * meanX + meanY * meanY + meanZ * meanZ) || 1
    const share = Math.min(1, 1.5 * near[pixel])
    const nx = lerp(normals[pixel * 3], meanX / length, share)
    const ny = lerp(normals[pixel * 3 + 1], meanY / length, share)
    const nz = lerp(normals[pixel * 3 + 2], meanZ / length, share)
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normals[pixel * 3] = nx * scale
    normals[pixel * 3 + 1] = ny * scale
    normals[pixel * 3 + 2] = nz * scale
  }
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (near[pixel] > 0 && looks.has(materials[pixel] as Material)) melt(x, y)
    }
  })
  giveBack(old)
  return near
}
