import { bareFoot, footSpace, HEEL_HEIGHTS, shoeCovers, shoeField, SOLE_HEIGHTS } from './shoes.ts'
import { feetOf, type Figure } from '../body/figure.ts'
import { type Box, meshField } from '../body/surface-nets.ts'
import type { Outfit } from '../../scene/outfit.ts'
import { type Material, MATERIAL } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'
import { dyeColor, type Wardrobe } from './dress.ts'
import { FABRICS } from './fabrics.ts'
import type { ClothLook } from './shade-cloth.ts'
import { sewShoe } from './shoe-seams.ts'

export type Shoes = { meshes: Mesh[]; looks: readonly (readonly [Material, ClothLook])[] }

/** Shoes on both feet, and the feet themselves where a shoe leaves them bare. */
export function makeShoes(figure: Figure, outfit: Outfit, wardrobe: Wardrobe, cell: number): Shoes {
  const name = outfit.shoes.cut
  const meshes = feetOf(figure).flatMap((foot): Mesh[] => {
    const space = footSpace(figure.frame, foot, HEEL_HEIGHTS[name])
    const [x, y, z] = space.toFigure([0, 0.6, 0.45])
    const reach = 1.75 * space.size
    const box: Box = { low: [x - reach, y - 1.3, z - reach], high: [x + reach, y + 1, z + reach] }
    const shoe = meshField(shoeField(name, space), { box, cell: Math.max(0.035, cell * 0.6) })
    const rest = new Float32Array(shoe.positions.length)
    for (let at = 0; at < rest.length; at += 3)
      rest.set(space.toLocal(shoe.positions[at], shoe.positions[at + 1], shoe.positions[at + 2]), at)
    const covers = shoeCovers(name, space)
    const upper: Mesh = {
      ...shoe,
      rest,
      material: MATERIAL.shoe,
      materialAt: (rx, ry, rz) => (covers([rx, ry, rz]) ? MATERIAL.shoe : MATERIAL.none),
      twoSided: true,
    }
    if (name !== 'heels' && name !== 'sandals') return [upper]
    const skin = meshField(bareFoot(space), { box, cell: Math.max(0.04, cell * 0.6) })
    return [upper, { ...skin, rest: skin.positions, material: MATERIAL.skin }]
  })
  const color = dyeColor(outfit.shoes.dye, wardrobe, 5)
  const fabric = name === 'sneakers' ? FABRICS.poplin : FABRICS.leather
  const look: ClothLook = { fabric, color, pattern: 'plain', seams: sewShoe(name, SOLE_HEIGHTS[name]) }
  return { meshes, looks: [[MATERIAL.shoe, look]] }
}
