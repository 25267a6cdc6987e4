import type { Rgb } from '../../image/rgb.ts'
import { smoothMin } from '../../math/distance.ts'
import { bell, smoothstep } from '../../math/scalar.ts'
import type { Outfit, ShoeName } from '../../scene/outfits/outfit.ts'
import type { BodyParts } from '../body/body-field.ts'
import { feetOf } from '../body/figure.ts'
import type { Figure } from '../body/figure.ts'
import { meshField } from '../body/surface-nets.ts'
import type { Box, Surface } from '../body/surface-nets.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { FABRICS } from './appearance/fabrics.ts'
import type { Seams } from './appearance/fabrics.ts'
import type { ClothAppearance } from './appearance/shade-cloth.ts'
import { dyeColor } from './dress.ts'
import type { Wardrobe } from './dress.ts'
import { bareFoot, toedFoot, footSpace, HEEL_HEIGHTS, shoeCovers, shoeField, SOLE_HEIGHTS } from './shoes.ts'
import type { FootSpace } from './shoes.ts'

const RUBBER: Rgb = [236, 234, 228]
const DARK_SOLE: Rgb = [36, 32, 30]
const LACE: Rgb = [244, 242, 238]
/** How far apart laces lie, how much of that each fills, and where the lowest is. */
const LACE_ROW = 0.16
const LACE_WIDTH = 0.56
const LACED_TO = 1.08

/** Sole, laces, toe cap and edges of a shoe; sample coordinates are the foot's own. */
const sewShoe = (name: ShoeName, soleHeight: number): Seams => {
  const sporty = name === 'sneakers'
  const sole = sporty ? RUBBER : DARK_SOLE
  const laced = sporty || name === 'oxfords' || name === 'boots'
  return (sample) => {
    const { x, y, z } = sample
    const darken = (share: number): void => {
      sample.red *= 1 - share
      sample.green *= 1 - share
      sample.blue *= 1 - share
    }
    if (name !== 'heels' && y < soleHeight) {
      const line = sporty ? 0.12 * bell(y, soleHeight * 0.55, 0.018) : 0
      sample.red = sole[0] * (1 - line)
      sample.green = sole[1] * (1 - line)
      sample.blue = sole[2] * (1 - line)
      sample.gloss = 0.04
      return
    }
    darken(0.4 * bell(y, soleHeight, 0.03))
    const side = Math.abs(x)
    if (sporty) {
      const quarter = 0.34 + 0.5 * (y - soleHeight)
      darken(0.16 * bell(Math.hypot(x * 1.3, z - 0.78), 0.72, 0.022) + 0.16 * bell(z, -0.16 - 0.2 * y, 0.02))
      if (z < -0.16 - 0.2 * y) darken(0.14)
      else if (side > 0.2) darken(0.3 * smoothstep(0.1, 0.08, Math.abs(z - quarter)) + 0.14 * bell(side, 0.235, 0.016))
    }
    if (!laced || z < 0.12 || z > LACED_TO) {
      if (laced && !sporty) darken(0.2 * bell(z, 1.22, 0.02))
      return
    }
    const tongue = smoothstep(0.17, 0.14, side)
    darken(0.26 * bell(side, 0.17, 0.02) + 0.26 * tongue)
    darken(0.6 * smoothstep(0.03, 0.02, Math.hypot(side - 0.2, (z / LACE_ROW - Math.round(z / LACE_ROW)) * LACE_ROW)))
    // Each lace runs a little slantwise, over the next one.
    const row = (z + 0.18 * x) / LACE_ROW + 0.28
    const share = row - Math.floor(row)
    if (side < 0.19 && share < LACE_WIDTH) {
      const round = 1 - ((2 * share) / LACE_WIDTH - 1) ** 2
      const lace = sporty ? LACE : ([sample.red * 0.6, sample.green * 0.6, sample.blue * 0.6] as const)
      sample.red = lace[0] * (0.68 + 0.32 * round)
      sample.green = lace[1] * (0.68 + 0.32 * round)
      sample.blue = lace[2] * (0.68 + 0.32 * round)
    }
  }
}

const ANKLE_BLEND = 0.12

type ShoeOptions = {
  figure: Figure
  /** The legs that the feet belong to, as distance fields. */
  legs: BodyParts['legs']
  outfit: Outfit
  wardrobe: Wardrobe
  cell: number
  /** What feet show where a shoe leaves them bare. */
  bare: Material
}

export type Shoes = { meshes: Mesh[]; looks: readonly (readonly [Material, ClothAppearance])[] }

/** Every vertex in the foot's own space. */
const placesIn = (space: FootSpace, { positions }: Surface): Float32Array => {
  const places = new Float32Array(positions.length)
  for (let at = 0; at < places.length; at += 3)
    places.set(space.toLocal(positions[at], positions[at + 1], positions[at + 2]), at)
  return places
}

/** Shoes on both feet, and the feet themselves where a shoe leaves them bare. */
export const makeShoes = ({ figure, legs, outfit, wardrobe, cell, bare }: ShoeOptions): Shoes => {
  const name = outfit.shoes.cut
  const meshes = feetOf(figure).flatMap((foot, index): Mesh[] => {
    const space = footSpace(figure.frame, foot, HEEL_HEIGHTS[name])
    const [x, y, z] = space.toFigure([0, 0.6, 0.45])
    const reach = 1.75 * space.size
    const box: Box = { low: [x - reach, y - 1.3, z - reach], high: [x + reach, y + 1, z + reach] }
    const leg = legs[index]
    const sole = name === 'barefoot' ? toedFoot(space, foot.ankle[0] < 0 ? 1 : -1) : bareFoot(space)
    const makeSkin = (): Mesh => {
      const skin = meshField((fx, fy, fz) => smoothMin(sole(fx, fy, fz), leg(fx, fy, fz), ANKLE_BLEND), {
        box,
        cell: name === 'barefoot' ? Math.max(0.028, cell * 0.4) : Math.max(0.04, cell * 0.6),
      })
      return { ...skin, rest: placesIn(space, skin), material: bare }
    }
    if (name === 'barefoot') return [makeSkin()]
    const shoe = meshField(shoeField(name, space), { box, cell: Math.max(0.034, cell * 0.45) })
    const rest = placesIn(space, shoe)
    const covers = shoeCovers(name, space)
    const upper: Mesh = {
      ...shoe,
      rest,
      material: MATERIAL.shoe,
      materialAt: (rx, ry, rz) => (covers([rx, ry, rz]) ? MATERIAL.shoe : MATERIAL.none),
      twoSided: true,
    }
    if (name !== 'heels' && name !== 'sandals') return [upper]
    const isBare = (rx: number, ry: number, rz: number) => name === 'sandals' || !covers([rx, ry, rz])
    const materialAt = (rx: number, ry: number, rz: number) => (isBare(rx, ry, rz) ? bare : MATERIAL.none)
    return [upper, { ...makeSkin(), materialAt }]
  })
  const color = dyeColor(outfit.shoes.dye, wardrobe, 5)
  const fabric = name === 'sneakers' ? FABRICS.poplin : FABRICS.leather
  const look: ClothAppearance = { fabric, color, pattern: 'plain', seams: sewShoe(name, SOLE_HEIGHTS[name]) }
  return { meshes, looks: [[MATERIAL.shoe, look]] }
}
