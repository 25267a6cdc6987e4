import { describe, expect, it } from 'vitest'
import type { Gender, Identity } from '../../identity/identity.ts'
import { wornThing } from '../../identity/worn.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { PortraitScene, Stance } from '../../scene/scene.ts'
import { bodyParts } from '../body/body-field.ts'
import { poseFigure } from '../body/figure.ts'
import type { Mesh } from '../raster/mesh.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { TRIM, TRIM_REST_Z } from './appearance/fabrics.ts'
import { dress } from './dress.ts'

type Wearing = Partial<PortraitScene> & {
  bottomY?: number
  gender?: Gender
  stance?: Stance
  shape?: Partial<Identity['shape']>
}

/** What somebody wears, with the pieces sewn on. */
const wear = ({ bottomY = 15, gender = 'female', shape, ...worn }: Wearing) => {
  const average = averageIdentity(gender)
  const identity = { ...average, shape: { ...average.shape, ...shape } }
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

const aheadInTheMiddle = (mesh: Mesh): number =>
  Math.max(...along(mesh, 2).filter((_, at) => Math.abs(along(mesh, 0)[at]) < 0.1))

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
    const heights = along(left, 1)
    const lowest = along(left, 0)[heights.indexOf(Math.max(...heights))]
    expect(lowest).toBeLessThan(-0.3)
    expect(aheadInTheMiddle(left)).toBeGreaterThan(aheadInTheMiddle(right))
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

it('an obi takes the colour that is said of it, and one that is not said of it none', () => {
  const sashed = (color: Rgb) => wear({ outfit: 'kimono', worn: { belt: { name: 'belt', color } } })
  expect(sashed([206, 168, 92]).garments[0].look?.accent).toEqual([206, 168, 92])
  const [leather] = wornThing('belt').colors
  expect(sashed(leather).garments[0].look?.accent).toEqual(wear({ outfit: 'kimono' }).garments[0].look?.accent)
})

it('a bow tie takes the colour that is said of it', () => {
  const tied = { outfit: 'tuxedo', gender: 'male' } as const
  const red: Rgb = [176, 40, 46]
  expect(wear({ ...tied, tieColor: red }).garments[0].look?.accent).toEqual(red)
  expect(wear(tied).garments[0].look?.accent).not.toEqual(red)
})

it('a bathrobe has a narrow belt in its own colour, and shows no other collar', () => {
  const { garments, piecesOf } = wear({ outfit: 'bathrobe', gender: 'male', outfitColor: [90, 120, 140] })
  expect(garments[0].look?.accent).toEqual([90, 120, 140])
  const heights = along(piecesOf('accent')[0], 1)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5)
  expect(piecesOf('liner')).toEqual([])
})

describe('a saree', () => {
  it("is pleated over the wearer's left shoulder and across the chest, in a portrait too", () => {
    for (const bottomY of [2.6, 15]) {
      const { garments, piecesOf } = wear({ outfit: 'saree', outfitColor: [62, 114, 80], bottomY })
      const [pallu] = piecesOf('scarf')
      const [xs, ys] = [along(pallu, 0), along(pallu, 1)]
      expect(Math.min(...xs.filter((_, at) => ys[at] < 1.6))).toBeGreaterThan(0)
      expect(Math.min(...xs.filter((_, at) => ys[at] > 2.2 && ys[at] < 2.6))).toBeLessThan(0)
      const cloth = garments.find(({ material }) => material === pallu.material)
      expect(cloth?.look?.color).toEqual([62, 114, 80])
    }
  })

  it('lies on every chest and belly', () => {
    for (const shape of [{ belly: 1, bust: 1 }, { build: 1, bust: 1 }, { build: -1 }]) {
      const { garments, piecesOf, figure } = wear({ outfit: 'saree', shape })
      const [xs, ys, zs] = ([0, 1, 2] as const).map((axis) => along(piecesOf('scarf')[0], axis))
      const above = ys.map((y, at) =>
        y < figure.frame.waistY - 0.1 ? Math.min(...garments.map(({ core }) => core(xs[at], y, zs[at]))) : 0,
      )
      expect(Math.min(...above)).toBeGreaterThan(-0.02)
    }
  })
})

it('a hanbok has a short jacket over a skirt from the chest, and a ribbon that falls over it', () => {
  const { garments, figure, piecesOf } = wear({ outfit: 'hanbok', outfitColor: [196, 62, 92] })
  const [chima, jeogori] = garments
  const { waistY, ankleY } = figure.frame
  expect(jeogori.bares.midriff).toBe(true)
  expect(chima.bares.legsBelow).toBeGreaterThan(ankleY)
  expect(chima.core(figure.trunk.halfWidth(waistY) + 0.15, waistY, -0.4)).toBeLessThan(0.02)
  expect(chima.look?.color).not.toEqual(jeogori.look?.color)
  const ends = piecesOf('accent').filter((mesh) => Math.max(...along(mesh, 1)) > waistY)
  expect(ends).toHaveLength(2)
  for (const { positions } of ends)
    for (let at = 0; at < positions.length; at += 3)
      expect(chima.core(positions[at], positions[at + 1], positions[at + 2])).toBeGreaterThan(-0.01)
})

it('a sherwani has a collar that stands round the neck and falls to the knees', () => {
  const { garments, figure, piecesOf } = wear({ outfit: 'sherwani', gender: 'male' })
  const [collar] = piecesOf('collar')
  const { positions } = collar
  const widest = Math.max(...along(collar, 0).map(Math.abs))
  expect(widest).toBeLessThan(0.5 * figure.frame.shoulderX)
  expect(Math.min(...along(collar, 1))).toBeLessThan(1.1)
  expect(positions.every(Number.isFinite)).toBe(true)
  const coat = garments.at(-1)
  expect(Math.abs((coat?.bares.legsBelow ?? 0) - figure.frame.kneeY)).toBeLessThan(0.4)
})

describe('a suit', () => {
  it('has shoulders that fall as those of tailored jackets do, into the sleeve without a corner', () => {
    const { garments, figure } = wear({ outfit: 'suit', gender: 'male' })
    const jacket = garments.at(-1)
    if (!jacket) throw new Error('No jacket')
    const { shoulderX } = figure.frame
    const heightAt = (x: number): number => {
      let y = 0.7
      while (jacket.field(x, y, -0.38) > 0) y += 0.005
      return y
    }
    const [from, to] = [0.9, shoulderX - 0.1]
    const slope = (Math.atan2(heightAt(to) - heightAt(from), to - from) * 180) / Math.PI
    expect(slope).toBeGreaterThan(20)
    expect(slope).toBeLessThan(36)
  })

  it("has a shirt whose collar closes round the neck, with the tie's knot or a bow before it", () => {
    for (const outfit of ['suit', 'tuxedo'] as const) {
      const { piecesOf } = wear({ outfit, gender: 'male', bottomY: 2.6 })
      const collar = piecesOf('collar')
      const inFront = collar.flatMap((mesh) => {
        const heights = along(mesh, 1)
        return heights.filter((_, at) => Math.abs(along(mesh, 0)[at]) < 0.12 && along(mesh, 2)[at] > -0.3)
      })
      expect(Math.min(...inFront)).toBeLessThan(1.38)
      const bow = piecesOf('accent')
      expect(bow.length > 0).toBe(outfit === 'tuxedo')
      for (const wing of bow.slice(0, 2))
        expect(Math.max(...along(wing, 2))).toBeGreaterThan(Math.max(...collar.flatMap((mesh) => along(mesh, 2))))
    }
  })
})

it('short sleeves beneath a jacket end within its own, on every arm', () => {
  const through = (['denim-jacket', 'leather-jacket', 'windbreaker'] as const).flatMap((outfit) =>
    (['female', 'male'] as const).flatMap((gender) =>
      [0, 1].flatMap((muscle) => {
        const { garments, figure } = wear({ outfit, gender, shape: { muscle } })
        const [tee, jacket] = garments.slice(-2)
        return figure.arms.flatMap(({ limb: { root, upper } }, side) =>
          [0.2, 0.3, 0.4].flatMap((share) =>
            [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
              const [aside, ahead] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
              const at = (reach: number): [number, number, number] => {
                const [x, y, z] = root.map(
                  (start, axis) =>
                    start +
                    share * upper.length * upper.axes.along[axis] +
                    reach * (aside * upper.axes.side[axis] + ahead * upper.axes.ahead[axis]),
                )
                return [x, y, z]
              }
              let reach = 0.05
              while (tee.pieces[1 + side].field(...at(reach)) < 0) reach += 0.01
              return jacket.pieces[1 + side].field(...at(reach))
            }),
          ),
        )
      }),
    ),
  )
  expect(Math.max(...through)).toBeLessThan(0)
})
