import { giveBack, lendBytes, lendInt32 } from '../../../math/lent-arrays.ts'
import type { GBuffer } from '../../raster/gbuffer.ts'
import { MATERIAL } from '../../raster/mesh.ts'

/** Largest slit that is closed, in square head units: what is larger is meant to be open. */
const LARGEST = 0.014
/** Share of what surrounds a slit that is one garment. */
const ENCLOSED = 0.92

const SIDES = [0, 1, 2, 3] as const

const GARMENTS: ReadonlySet<number> = new Set([MATERIAL.innerGarment, MATERIAL.outerGarment, MATERIAL.bottoms])
/** What comes to light where the pieces of a garment over it do not quite meet, or pokes through. */
const BENEATH: ReadonlySet<number> = new Set([MATERIAL.skin, MATERIAL.innerGarment, MATERIAL.bottoms])

/**
 * Closes slits and specks, in place, through which a garment lets see what is beneath it: its sleeves and trunk are meshes
 * of their own, which in an armpit or over a cuff need not meet. What is seen there becomes cloth like that beside it.
 */
export const closeSlits = ({ width, depth, normals, rest, materials }: GBuffer, pixelsPerUnit: number): void => {
  const mostPixels = LARGEST * pixelsPerUnit * pixelsPerUnit
  const seen = lendBytes(materials.length)
  const piece = lendInt32(materials.length)
  /** The pixel beside one, to each of four sides; -1 beyond the picture. */
  const besideAt = (pixel: number, side: number): number => {
    if (side === 0) return pixel % width === 0 ? -1 : pixel - 1
    if (side === 1) return (pixel + 1) % width === 0 ? -1 : pixel + 1
    if (side === 2) return pixel - width
    return pixel + width < materials.length ? pixel + width : -1
  }
  /** Writes the pixels of one material around `start` into `piece`; answers how many, and the garment that encloses them. */
  const explore = (start: number): { count: number; garment: number | undefined } => {
    const material = materials[start]
    const around = new Map<number, number>()
    let [count, beside] = [1, 0]
    piece[0] = start
    seen[start] = 1
    for (let next = 0; next < count; next++)
      for (const side of SIDES) {
        const other = besideAt(piece[next], side)
        if (other >= 0 && materials[other] === material) {
          if (seen[other] === 0) piece[count++] = other
          seen[other] = 1
          continue
        }
        beside++
        if (other >= 0) around.set(materials[other], (around.get(materials[other]) ?? 0) + 1)
      }
    const [garment, share] = [...around].reduce((most, one) => (one[1] > most[1] ? one : most), [MATERIAL.none, 0])
    const isEnclosed = GARMENTS.has(garment) && share >= ENCLOSED * beside
    return { count, garment: isEnclosed && count <= mostPixels ? garment : undefined }
  }
  const close = (count: number, garment: number): void => {
    let open = Array.from(piece.subarray(0, count))
    while (open.length > 0) {
      const filled = open.flatMap((pixel) => {
        const from = SIDES.map((side) => besideAt(pixel, side)).find((other) => materials[other] === garment)
        return from === undefined ? [] : [[pixel, from] as const]
      })
      for (const [pixel, from] of filled) {
        materials[pixel] = garment
        depth[pixel] = depth[from]
        normals.copyWithin(pixel * 3, from * 3, from * 3 + 3)
        rest.copyWithin(pixel * 3, from * 3, from * 3 + 3)
      }
      const done = new Set(filled.map(([pixel]) => pixel))
      open = open.filter((pixel) => !done.has(pixel))
    }
  }
  for (let pixel = 1; pixel < materials.length; pixel++) {
    // Every slit has a garment on its left.
    if (seen[pixel] === 1 || !BENEATH.has(materials[pixel]) || !GARMENTS.has(materials[pixel - 1])) continue
    if (materials[pixel] === materials[pixel - 1]) continue
    const { count, garment } = explore(pixel)
    if (garment !== undefined) close(count, garment)
  }
  giveBack(seen, piece)
}
