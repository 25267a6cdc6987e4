import { describe, expect, it } from 'vitest'
import type { PortraitScene, Stance } from '../../scene/scene.ts'
import { bodyParts } from '../body/body-field.ts'
import { poseFigure } from '../body/figure.ts'
import type { Mesh } from '../raster/mesh.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { TRIM, TRIM_REST_Z } from './appearance/fabrics.ts'
import { dress } from './dress.ts'

type Wearing = Partial<PortraitScene> & { bottomY?: number; gender?: 'female' | 'male'; stance?: Stance }

/** What somebody of average build wears, with the pieces sewn on. */
const wear = ({ bottomY = 15, gender = 'female', ...worn }: Wearing) => {
  const identity = averageIdentity(gender)
  const wardrobe = plainScene({ framing: 'full-body', ...worn })
  const figure = poseFigure(identity, wardrobe, { heelHeight: 0, room: 0 })
  const garments = dress({ wardrobe, mannequin: { figure, parts: bodyParts(figure), seed: 1, bottomY }, identity })
  const sewn = garments.flatMap(({ sewTrims }) => sewTrims())
  return {
    garments,
    figure,
    piecesOf: (trim: keyof typeof TRIM) => sewn.filter(({ rest }) => rest[2] === TRIM_REST_Z + TRIM[trim]),
  }
}

const along = ({ positions }: Mesh, axis: 0 | 1 | 2): number[] =>
  Array.from({ length: positions.length / 3 }, (_, at) => positions[3 * at + axis])

const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((part, at) => part - b[at]))

describe('a kimono', () => {
  it('is closed by a broad sash of a colour that stands out, whatever its own', () => {
    for (const outfitColor of [
      [176, 40, 46],
      [36, 48, 82],
      [206, 168, 92],
      [238, 236, 232],
    ] as const) {
      const { garments, figure, piecesOf } = wear({ outfit: 'kimono', outfitColor })
      expect(apart(garments[0].look?.accent ?? outfitColor, outfitColor)).toBeGreaterThan(100)
      const heights = along(piecesOf('accent')[0], 1)
      const { waistY } = figure.frame
      expect(Math.min(...heights)).toBeLessThan(waistY - 0.6)
      expect(Math.max(...heights)).toBeGreaterThan(waistY + 0.3)
    }
  })

  it("lays the wearer's left front over the right one", () => {
    const { figure, piecesOf } = wear({ outfit: 'kimono' })
    const [right, left] = piecesOf('panel').filter((mesh) => Math.min(...along(mesh, 1)) < figure.frame.shoulderY)
    const lowest = (mesh: Mesh): number => {
      const heights = along(mesh, 1)
      return along(mesh, 0)[heights.indexOf(Math.max(...heights))]
    }
    const ahead = (mesh: Mesh, x: number): number =>
      Math.max(...along(mesh, 2).filter((_, at) => Math.abs(along(mesh, 0)[at] - x) < 0.1))
    expect(lowest(left)).toBeLessThan(-0.3)
    expect(ahead(left, 0)).toBeGreaterThan(ahead(right, 0))
  })

  it('has sleeves that hang below the arms in every pose, and none in a portrait', () => {
    for (const stance of ['relaxed', 'arms-crossed', 'hand-on-hip'] as const) {
      const { figure, piecesOf } = wear({ outfit: 'kimono', stance })
      const sleeves = piecesOf('panel').filter((mesh) => Math.min(...along(mesh, 1)) > figure.frame.shoulderY)
      expect(sleeves).toHaveLength(2)
      sleeves.forEach((sleeve, side) => {
        const { limb } = figure.arms[side]
        expect(Math.max(...along(sleeve, 1))).toBeGreaterThan(Math.min(limb.joint[1], limb.end[1]) + 1.5)
      })
    }
    expect(wear({ outfit: 'kimono', bottomY: 2.6 }).piecesOf('accent')).toEqual([])
  })

  it('has sleeves that hang outside what they fall on', () => {
    const { garments, piecesOf } = wear({ outfit: 'kimono', stance: 'arms-crossed' })
    for (const { positions } of piecesOf('panel').slice(-2))
      for (let at = 0; at < positions.length; at += 3)
        expect(garments[0].core(positions[at], positions[at + 1], positions[at + 2])).toBeGreaterThan(-0.02)
  })
})

it('a bathrobe has a narrow belt in its own colour, and shows no other collar', () => {
  const { garments, piecesOf } = wear({ outfit: 'bathrobe', gender: 'male', outfitColor: [90, 120, 140] })
  expect(garments[0].look?.accent).toEqual([90, 120, 140])
  const heights = along(piecesOf('accent')[0], 1)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5)
  expect(piecesOf('liner')).toEqual([])
})
