import { bareFoot, type FootSpace, footSpace, HEEL_HEIGHTS, shoeCovers, shoeField, SOLE_HEIGHTS } from './shoes.ts'
import type { BodyParts } from '../body/body-field.ts'
import { feetOf, type Figure } from '../body/figure.ts'
import { type Box, meshField, type Surface } from '../body/surface-nets.ts'
import type { Outfit } from '../../scene/outfit.ts'
import { smoothMin } from '../math/distance.ts'
import { type Material, MATERIAL } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'
import { dyeColor, type Wardrobe } from './dress.ts'
import { FABRICS } from './fabrics.ts'
import type { ClothLook } from './shade-cloth.ts'
import { sewShoe } from './shoe-seams.ts'

const ANKLE_BLEND = 0.12

export type ShoeOrder = {
  figure: Figure
  /** The legs that the feet belong to, as distance fields. */
  legs: BodyParts['legs']
  outfit: Outfit
  wardrobe: Wardrobe
  cell: number
}

export type Shoes = { meshes: Mesh[]; looks: readonly (readonly [Material, ClothLook])[] }

/** Every vertex in the foot's own space. */
function placesIn(space: FootSpace, { positions }: Surface): Float32Array {
  const places = new Float32Array(positions.length)
  for (let at = 0; at < places.length; at += 3)
    places.set(space.toLocal(positions[at], positions[at + 1], positions[at + 2]), at)
  return places
}

/** Shoes on both feet, and the feet themselves where a shoe leaves them bare. */
export function makeShoes({ figure, legs, outfit, wardrobe, cell }: ShoeOrder): Shoes {
  const name = outfit.shoes.cut
  const meshes = feetOf(figure).flatMap((foot, index): Mesh[] => {
    const space = footSpace(figure.frame, foot, HEEL_HEIGHTS[name])
    const [x, y, z] = space.toFigure([0, 0.6, 0.45])
    const reach = 1.75 * space.size
    const box: Box = { low: [x - reach, y - 1.3, z - reach], high: [x + reach, y + 1, z + reach] }
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
    const [sole, leg] = [bareFoot(space), legs[index]]
    const skin = meshField((fx, fy, fz) => smoothMin(sole(fx, fy, fz), leg(fx, fy, fz), ANKLE_BLEND), {
      box,
      cell: Math.max(0.04, cell * 0.6),
    })
    const skinRest = placesIn(space, skin)
    const isBare = (rx: number, ry: number, rz: number) => name === 'sandals' || !covers([rx, ry, rz])
    const materialAt = (rx: number, ry: number, rz: number) => (isBare(rx, ry, rz) ? MATERIAL.skin : MATERIAL.none)
    return [upper, { ...skin, rest: skinRest, material: MATERIAL.skin, materialAt }]
  })
  const color = dyeColor(outfit.shoes.dye, wardrobe, 5)
  const fabric = name === 'sneakers' ? FABRICS.poplin : FABRICS.leather
  const look: ClothLook = { fabric, color, pattern: 'plain', seams: sewShoe(name, SOLE_HEIGHTS[name]) }
  return { meshes, looks: [[MATERIAL.shoe, look]] }
}
