import { giveBack, lendFloats, lendUint16 } from '../../../math/lent-arrays.ts'
import { distanceOf } from '../../../math/scalar.ts'
import { eachRow } from '../../../math/each-row.ts'
import type { GBuffer } from '../../raster/gbuffer.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { isTrim, TRIM, TRIM_REST_Z } from './fabrics.ts'

/** How far the shade of an edge reaches over what it lies on, and how wide the edge's own round is, in head units. */
const SHADE_REACH = 0.085
const ROUND = 0.024
/** The shade of cloth and of fingers, which lie closer, lies away from the key light by this share of its reach. */
const SHIFT = { cloth: 0.45, hand: 0.2 }
/** How far an edge's normals lean over it. */
const LEAN = 0.9
/** Farther behind an edge than this, in head units, only cast shadows lie. */
const DEEPEST = 0.35
/** An edge that is so much nearer shades wholly; what is sewn on does so however flat it lies. */
const THICK = 0.06
/** Of two things that are no nearer to the viewer than this none lies on the other. */
const LEAST_STEP = 0.006

const EDGED = new Set<number>([
  MATERIAL.innerGarment,
  MATERIAL.outerGarment,
  MATERIAL.bottoms,
  MATERIAL.scarf,
  MATERIAL.belt,
  MATERIAL.hand,
])
const SHADED = new Set<number>([
  MATERIAL.skin,
  MATERIAL.hand,
  MATERIAL.innerGarment,
  MATERIAL.outerGarment,
  MATERIAL.bottoms,
  MATERIAL.legs,
  MATERIAL.shoe,
  MATERIAL.prop,
])

/** A material's own cloth, and every kind of piece that is sewn to it. */
const KINDS = 1 + Object.keys(TRIM).length

/** A number for every piece of every material: 0 where no edge and no shade is drawn. */
const findPieces = ({ width, height, materials, rest }: GBuffer): Uint16Array => {
  const takesPart = new Uint8Array(1 + Math.max(...Object.values(MATERIAL)))
  for (const material of [...EDGED, ...SHADED]) takesPart[material] = 1
  const pieces = lendUint16(materials.length)
  eachRow(height, (y) => {
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) {
      const material = materials[pixel]
      if (takesPart[material] === 0) continue
      const z = rest[pixel * 3 + 2]
      pieces[pixel] = material * KINDS + (isTrim(z) ? 1 + Math.round(z - TRIM_REST_Z) : 0)
    }
  })
  return pieces
}

const materialOf = (piece: number): number => Math.floor(piece / KINDS)
const isSewnOn = (piece: number): boolean => piece % KINDS > 0

/** Places in a disc of a radius in pixels, with how far out they are, 0 to 1. */
const discOf = (radius: number): { dx: number; dy: number; out: number }[] => {
  const places: { dx: number; dy: number; out: number }[] = []
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const out = distanceOf(dx, dy) / radius
      if (out < 1) places.push({ dx, dy, out })
    }
  return places
}

type EdgeOptions = {
  pixelsPerUnit: number
  /** To the key light in the picture. */
  towards: readonly [number, number]
  /** How much of its light each pixel loses already. */
  shade: Float32Array
}

/**
 * Gives cloth thickness where it ends on something: its normals round over the edge, in place, and what it lies on loses
 * light beside it, whose share is written into `shade`.
 */
export const turnEdges = (buffer: GBuffer, { pixelsPerUnit, towards: [lightX, lightY], shade }: EdgeOptions): void => {
  const { width, height, depth, normals } = buffer
  const pieces = findPieces(buffer)
  const [leanX, leanY] = [lendFloats(pieces.length), lendFloats(pieces.length)]
  const reach = Math.max(2, Math.round(SHADE_REACH * pixelsPerUnit))
  const round = Math.max(2, Math.round(ROUND * pixelsPerUnit))
  const [wide, narrow] = [discOf(reach), discOf(round)]
  const isInside = (x: number, y: number): boolean => x >= 0 && x < width && y >= 0 && y < height
  /** The pieces of those edge pixels that have cast their shade. */
  const casters = lendUint16(pieces.length)
  const beside = [0, 1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]

  const castOn = (near: number, far: number): void => {
    // The shades of neighbours are all but the same.
    for (const step of beside) if (casters[near + step] === pieces[near]) return
    casters[near] = pieces[near]
    const top = isSewnOn(pieces[near]) ? 1 : Math.min(1, 0.3 + (depth[near] - depth[far]) / THICK)
    const shift = reach * (materialOf(pieces[near]) === MATERIAL.hand ? SHIFT.hand : SHIFT.cloth)
    const middleX = (far % width) - Math.round(lightX * shift)
    const middleY = Math.floor(far / width) - Math.round(lightY * shift)
    const isWhole = isInside(middleX - reach, middleY - reach) && isInside(middleX + reach, middleY + reach)
    for (const { dx, dy, out } of wide) {
      if (!isWhole && !isInside(middleX + dx, middleY + dy)) continue
      const at = (middleY + dy) * width + middleX + dx
      const dark = top * (1 - out) * (1 - out)
      if (dark <= shade[at] || pieces[at] === pieces[near] || !SHADED.has(materialOf(pieces[at]))) continue
      const step = depth[near] - depth[at]
      if (step < DEEPEST && step > -THICK) shade[at] = dark
    }
  }
  const roundOff = (near: number, far: number): void => {
    const [farX, farY] = [far % width, Math.floor(far / width)]
    const isWhole = isInside(farX - round, farY - round) && isInside(farX + round, farY + round)
    for (const { dx, dy, out } of narrow) {
      if (!isWhole && !isInside(farX + dx, farY + dy)) continue
      const at = far + dy * width + dx
      if (pieces[at] !== pieces[near] || Math.abs(depth[at] - depth[near]) > THICK) continue
      const lean = LEAN * (1 - out) * (1 - out)
      if (lean * lean <= leanX[at] * leanX[at] + leanY[at] * leanY[at]) continue
      const length = distanceOf(dx, dy)
      leanX[at] = (-lean * dx) / length
      leanY[at] = (-lean * dy) / length
    }
  }
  const meet = (a: number, b: number): void => {
    if (pieces[a] === pieces[b] || pieces[a] === 0 || pieces[b] === 0) return
    const isSame = materialOf(pieces[a]) === materialOf(pieces[b])
    const isFirst = isSame ? isSewnOn(pieces[a]) && !isSewnOn(pieces[b]) : depth[a] - depth[b] > LEAST_STEP
    const isSecond = isSame ? isSewnOn(pieces[b]) && !isSewnOn(pieces[a]) : depth[b] - depth[a] > LEAST_STEP
    if (isFirst === isSecond) return
    const [near, far] = isFirst ? [a, b] : [b, a]
    if (!EDGED.has(materialOf(pieces[near]))) return
    castOn(near, far)
    if (materialOf(pieces[near]) !== MATERIAL.hand) roundOff(near, far)
  }
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (pieces[pixel] === 0) continue
      if (x + 1 < width) meet(pixel, pixel + 1)
      if (y + 1 < height) meet(pixel, pixel + width)
    }
  })
  eachRow(height, (row) => {
    for (let pixel = row * width; pixel < (row + 1) * width; pixel++) {
      if (leanX[pixel] === 0 && leanY[pixel] === 0) continue
      const at = pixel * 3
      const x = normals[at] + leanX[pixel]
      const y = normals[at + 1] + leanY[pixel]
      const z = normals[at + 2]
      const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
      normals[at] = x * scale
      normals[at + 1] = y * scale
      normals[at + 2] = z * scale
    }
  })
  giveBack(pieces, leanX, leanY, casters)
}
