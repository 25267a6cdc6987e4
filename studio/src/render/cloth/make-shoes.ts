import { smoothMin } from '../../math/distance.ts'
import type { Outfit } from '../../scene/outfits/outfit.ts'
import type { BodyParts } from '../body/body-field.ts'
import { feetOf } from '../body/figure.ts'
import type { Figure } from '../body/figure.ts'
import { meshField } from '../body/surface-nets.ts'
import type { Box, Surface } from '../body/surface-nets.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { FABRICS } from './appearance/fabrics.ts'
import type { ClothAppearance } from './appearance/shade-cloth.ts'
import { dyeColor } from './dress.ts'
import type { Wardrobe } from './dress.ts'
import { isOverLoafer, shapeShoe } from './shape-shoe.ts'
import { sewShoe } from './sew-shoe.ts'
import { arch, bareFoot, footSpace, HEEL_HEIGHTS, shoeCovers, SOLE_HEIGHTS, toedFoot } from './shoes.ts'
import type { FootSpace } from './shoes.ts'

const ANKLE_BLEND = 0.12
/** How far skin goes on under the rim of a shoe, so that none of it is seen through. */
const UNDER_RIM = { down: 0.05, ahead: 0.06 } as const
/** How far straps of sandals stand off the foot. */
const STRAP = 0.03

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
    const inner = foot.ankle[0] < 0 ? 1 : -1
    const sole = name === 'barefoot' ? toedFoot(space, inner) : bareFoot(space)
    const makeSkin = (): Mesh => {
      const skin = meshField((fx, fy, fz) => smoothMin(sole(fx, fy, fz), leg(fx, fy, fz), ANKLE_BLEND), {
        box,
        cell: name === 'barefoot' ? Math.max(0.028, cell * 0.4) : Math.max(0.04, cell * 0.6),
      })
      return { ...skin, rest: placesIn(space, skin), material: bare }
    }
    if (name === 'barefoot') return [makeSkin()]
    const { upper, others } = shapeShoe(name, space, inner, figure.legs[index].limb.joint)
    if (name === 'loafers') {
      const materialAt = (_x: number, y: number, z: number) => (isOverLoafer(y, z) ? bare : MATERIAL.none)
      return [...(upper ? [upper] : []), ...others, { ...makeSkin(), materialAt }]
    }
    if (name !== 'heels' && name !== 'sandals') return upper ? [upper, ...others] : others
    const covers = shoeCovers[name]
    const heel = space.heelHeight / space.size
    const cut = (y: number, z: number) => (covers(y, z) ? MATERIAL.shoe : MATERIAL.none)
    if (upper) {
      const materialAt = (_x: number, y: number, z: number) =>
        covers(y - arch(heel, z) + UNDER_RIM.down, z - UNDER_RIM.ahead) ? MATERIAL.none : bare
      return [{ ...upper, materialAt: (_x, y, z) => cut(y, z) }, ...others, { ...makeSkin(), materialAt }]
    }
    const straps = meshField((fx, fy, fz) => sole(fx, fy, fz) - STRAP * space.size, {
      box,
      cell: Math.max(0.034, cell * 0.45),
    })
    const strapped: Mesh = {
      ...straps,
      rest: placesIn(space, straps),
      material: MATERIAL.shoe,
      materialAt: (_x, y, z) => cut(y, z),
      twoSided: true,
    }
    return [strapped, ...others, makeSkin()]
  })
  const color = dyeColor(outfit.shoes.dye, wardrobe, 5)
  const fabric = name === 'sneakers' ? FABRICS.poplin : FABRICS.leather
  const look: ClothAppearance = { fabric, color, pattern: 'plain', seams: sewShoe(name, SOLE_HEIGHTS[name]) }
  return { meshes, looks: [[MATERIAL.shoe, look]] }
}
