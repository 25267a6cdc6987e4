import { wornThing } from '../../identity/worn.ts'
import type { Worn, WornName } from '../../identity/worn.ts'
import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { capsule, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { path } from '../../math/spline.ts'
import { add } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { meshField } from '../body/surface-nets.ts'
import { darken, TRIM } from '../cloth/appearance/fabrics.ts'
import { clothTube } from '../cloth/sewn/sheet.ts'
import type { Head } from '../head/build-head.ts'
import { BREADTH } from '../head/head-field.ts'
import { ball, gridShape, lathe, paintAs, partAt, uprightAt } from '../props/shapes.ts'
import type { Placement } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { makeEyeCover, makeHairJewel } from './face-things.ts'
import { makeFlowerCrown, makeHorns, makeVeil } from './headdresses.ts'
import { makeHat } from './make-hat.ts'
import { looksOfWorn } from './wear-on-body.ts'
import type { HeadWear } from './make-hat.ts'

/** Something on the head with the material that it is drawn as. */
export type WornOnHead = HeadWear & { material: Material; color: Rgb; name: NonNullable<Worn['hat']>['name'] }

/** The opening of a headscarf round the face: its middle, half its sides, how far it goes up and below the chin, and how round it is beside the jaw. */
const OPENING = { y: 0.2, halfWidth: 0.5 * BREADTH, up: 0.77, belowChin: 0.01, round: 1.7 }
/** An under-scarf shows above the brow, so far out beside the opening; the scarf lies so much higher over it. */
const UNDER_SCARF = { until: 0.12, step: 0.035 }
/** Where a headscarf ends: lowest beside the middle of the chest, highest on the shoulders. */
const SCARF_HEM = { y: 2.66, round: 0.72, aside: 0.18, highest: 1.62 }
/** How many folds a headscarf has from the jaw to where it is three times as far from the face. */
const SCARF_FOLDS = 4.2

/** The height at which a chin ends. */
const chinOf = (head: DistanceField): number => {
  let y = 0.6
  while (y < 1.3 && head(0, y, 0.45) < 0) y += 0.01
  return y
}

/** The way from the middle of the opening, 0 downward. */
const turnAt = (x: number, y: number): number => Math.atan2(x, y - OPENING.y)

/** How far out beside the opening the under-scarf is seen. */
const underTo = (y: number): number => UNDER_SCARF.until * smoothstep(0.1, -0.4, y)

const hemAt = (x: number): number =>
  Math.max(SCARF_HEM.highest, SCARF_HEM.y - SCARF_HEM.round * (x - SCARF_HEM.aside) ** 2)

/** Cloth over hair, ears and neck: pinned at one shoulder, wrapped under the chin and drawn round the face in folds that fan out across the throat. */
const wrapHeadscarf = (head: DistanceField): HeadWear => {
  const down = chinOf(head) + OPENING.belowChin - OPENING.y
  /** 0 at the edge of the opening, growing outward. */
  const outAt = (x: number, y: number): number => {
    const [across, below] = [Math.abs(x) / OPENING.halfWidth, (y - OPENING.y) / down]
    if (below <= 0) return distanceOf(across, (y - OPENING.y) / OPENING.up) - 1
    const round = lerp(2, OPENING.round, smoothstep(0, 0.3, below))
    return (across ** round + below ** round) ** (1 / round) - 1
  }
  /** Height in the folds, 0 in a valley to 1 on a crest. */
  const crestAt = (x: number, y: number): number => {
    const turn = turnAt(x, y)
    // They run together at the shoulder where the cloth is pinned.
    const out = outAt(x, y) / lerp(0.42, 1, smoothstep(-1.5, 0.7, turn))
    const place =
      (SCARF_FOLDS / Math.log(3)) * Math.log(1 + Math.max(0, out)) +
      0.35 * Math.sin(1.3 * turn + 0.8) +
      0.2 * Math.sin(2.7 * turn + 3 * out)
    return Math.abs(Math.sin(Math.PI * place))
  }
  const depthAt = (x: number, y: number, z: number): number => {
    const turn = turnAt(x, y)
    const out = outAt(x, y)
    return (
      smoothstep(-0.5, 0.1, z) *
      smoothstep(2.5, 1.2, Math.abs(turn)) *
      smoothstep(0.03, 0.4, out) *
      (0.05 + 0.025 * Math.sin(2.3 * turn + 4 * out))
    )
  }
  const field: DistanceField = (x, y, z) => {
    const cap = head(x * 0.98, y < -0.2 ? (y + 0.2) * 0.93 - 0.2 : y, z) - 0.085
    const throat = capsule([x, y, z], [0, 0.78, -0.16], [0, 1.7, -0.28], [0.5, 0.8])
    const yoke = capsule([Math.abs(x), y, z], [0, 1.86, -0.3], [0.85, 1.98, -0.32], [0.5, 0.42])
    const chest = capsule([x, y, z], [0, 1.9, -0.26], [0, 2.7, -0.2], [0.92, 1.2])
    const wrapped = smoothMin(smoothMin(cap, throat, 0.26), smoothMin(chest, yoke, 0.3), 0.35)
    if (Math.abs(wrapped) > 0.2) return wrapped
    const depth = depthAt(x, y, z)
    return depth > 0 ? wrapped - 0.6 * depth * crestAt(x, y) ** 2 : wrapped
  }
  const surface = meshField(field, { box: { low: [-1.5, -1.5, -1.7], high: [1.5, 2.9, 1.35] }, cell: 0.045 })
  const mesh: Mesh = {
    ...surface,
    rest: surface.positions,
    material: MATERIAL.hat,
    materialAt: (x, y, z) =>
      y > hemAt(x) || (z > 0.05 + 0.25 * smoothstep(0.2, 0.8, y) && outAt(x, y) < 0) ? MATERIAL.none : MATERIAL.hat,
  }
  return {
    meshes: [mesh],
    hidesHair: true,
    hidesEars: true,
    folds: (x, y, z) => {
      if (z < -0.5) return 0
      const fold = depthAt(x, y, z) * crestAt(x, y) ** 0.8
      const over = y < 0.1 && z > 0 ? smoothstep(-0.02, 0.02, outAt(x, y) - underTo(y)) : 1
      return UNDER_SCARF.step * over + fold
    },
    paint: (sample) => {
      const { x, y, z } = sample
      if (z < 0) return
      const above = underTo(y) - outAt(x, y)
      darken(sample, 0.2 * smoothstep(-0.01, 0.01, above) * smoothstep(0, 0.05, underTo(y)))
      darken(sample, 2.6 * depthAt(x, y, z) * (1 - crestAt(x, y)) ** 3)
      darken(sample, 0.14 * smoothstep(0.02, 0.008, Math.abs(hemAt(x) - y - 0.07)))
    },
  }
}

const makeHeadphones = (head: DistanceField, color: Rgb): HeadWear => {
  const side = (sign: number): Mesh => {
    let reach = 0.9
    for (let step = 0; step < 12; step++) reach -= head(sign * reach, 0.08, -0.16) - 0.2
    const place: Placement = { at: [sign * reach, 0.08, -0.16], x: [0, 1, 0], y: [sign, 0, 0], z: [0, 0, 1] }
    const profile = path('0 0.17, 0.2 0.16, 0.25 0.12, 0.27 0, 0.22 -0.1, 0 -0.1')
    return lathe(profile, { place, part: 1, material: MATERIAL.hat })
  }
  const arc = Array.from({ length: 33 }, (_, step): Vec3 => {
    const turn = (step / 32) * Math.PI
    const [x, y] = [-Math.cos(turn) * 0.88 * BREADTH, -Math.sin(turn) * 1.24]
    return [x, y + 0.02, -0.18]
  })
  const band = clothTube({ path: arc, radius: () => 0.06, trim: TRIM.button, material: MATERIAL.hat })
  return {
    meshes: [side(-1), side(1), band],
    paint: (sample) => {
      const reach = distanceOf(partAt(sample.x).x, sample.z)
      paintAs(sample, mixRgb(color, [20, 20, 22], reach < 0.17 ? 0 : 0.45), 0.3)
    },
  }
}

/** Ears of an animal on a band, in head units: their height, how far they lean out and their tips back, and half their breadth. */
type AnimalEars = {
  height: number
  lean: number
  back: number
  /** By the share of their height. */
  half: (up: number) => number
  /** The same of what is pink. */
  within: (up: number) => number
}

const longEar = (up: number): number => Math.sin(Math.PI * (0.16 + 0.83 * up)) ** 0.7

const BUNNY_EARS: AnimalEars = {
  height: 0.86,
  lean: 0.2,
  back: 0.12,
  half: (up) => 0.17 * longEar(up),
  within: (up) => 0.58 * 0.17 * longEar(up),
}
const CAT_EARS: AnimalEars = {
  height: 0.5,
  lean: 0.34,
  back: 0,
  half: (up) => 0.24 * (1 - up) ** 0.8 + 0.012,
  within: (up) => 0.55 * 0.24 * (1 - up),
}

const PINK: Rgb = [236, 168, 176]

/** Ears on a band over the head, pink within. */
const makeAnimalEars =
  ({ height, lean, back, half, within }: AnimalEars) =>
  (head: DistanceField, color: Rgb): HeadWear => {
    const arc = Array.from({ length: 25 }, (_, step): Vec3 => {
      const turn = (step / 24) * Math.PI
      let reach = 1.6
      const way: Vec3 = [-Math.cos(turn), -Math.sin(turn), 0]
      for (let pass = 0; pass < 20; pass++) reach -= 0.9 * (head(way[0] * reach, way[1] * reach, -0.12) - 0.075)
      return [way[0] * reach, way[1] * reach, -0.12]
    })
    const band = clothTube({ path: arc, radius: () => 0.035, trim: TRIM.button, material: MATERIAL.hat })
    const sides = [
      { side: -1, root: arc[8] },
      { side: 1, root: arc[16] },
    ]
    const ears = sides.map(({ side, root: [x, y, z] }, index) =>
      gridShape(
        Array.from({ length: 15 }, (_, row) => {
          const up = row / 14
          return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
            x + side * lean * height * up + across * half(up),
            y + 0.04 - height * up,
            z - 0.07 * (1 - across * across) + 0.05 - back * up * up,
          ])
        }),
        { place: uprightAt([0, 0, 0]), part: 1 + index, material: MATERIAL.hat },
      ),
    )
    return {
      meshes: [band, ...ears],
      paint: (sample) => {
        const { part, x } = partAt(sample.x)
        const { side, root } = sides[part - 1]
        const up = (root[1] + 0.04 - sample.y) / height
        const aside = Math.abs(x - root[0] - side * lean * height * up)
        paintAs(sample, aside < within(up) && up > 0.12 && up < 0.9 ? PINK : color, 0.05)
      },
    }
  }

/** A sheet over nose, mouth and chin, with its loops. */
const makeFaceMask = ({ heightAt, layout }: Head): HeadWear => {
  const columns = 29
  const rows = Array.from({ length: 17 }, (_, row) => {
    const y = lerp(layout.noseTipY - 0.14, layout.chinY + 0.025, row / 16)
    const half = BREADTH * (0.5 - 0.12 * (row / 16) ** 2)
    return Array.from({ length: columns }, (_unused, column): Vec3 => {
      const x = (column / (columns - 1) - 0.5) * 2 * half
      const near = [0, 0.05, -0.05].map((shift) => heightAt(x * 0.96, y + shift))
      const pleat = 0.012 * Math.sin(row * 1.3) * (1 - (x / half) ** 2)
      return [x, y, Math.max(...near) + 0.035 + 0.05 * (1 - (x / half) ** 2) + pleat]
    })
  })
  const flat = rows.flat()
  const positions = new Float32Array(flat.flat())
  const surface = sheetOf(positions, columns, rows.length)
  return { meshes: [surface], paint: (sample) => darken(sample, 0.1 * Math.sin(sample.y * 40) ** 8) }
}

const sheetOf = (positions: Float32Array, columns: number, rows: number): Mesh => {
  const indices: number[] = []
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      indices.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns)
    }
  const list = new Uint32Array(indices)
  return {
    positions,
    normals: normalsToViewer(positions, columns, rows),
    rest: positions,
    indices: list,
    material: MATERIAL.mask,
    twoSided: true,
  }
}

const normalsToViewer = (positions: Float32Array, columns: number, rows: number): Float32Array => {
  const normals = new Float32Array(positions.length)
  const z = (column: number, row: number) =>
    positions[(Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))) * 3 + 2]
  const step = positions[3] - positions[0]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const dx = (z(column + 1, row) - z(column - 1, row)) / (2 * step)
      const dy = (z(column, row + 1) - z(column, row - 1)) / (2 * step)
      const length = distanceOf(dx, dy, 1)
      normals.set([-dx / length, -dy / length, 1 / length], (row * columns + column) * 3)
    }
  return normals
}

const ringPath = (center: Vec3, radius: number, [from, to]: readonly [number, number]): Vec3[] =>
  Array.from({ length: 17 }, (_, step) => {
    const turn = from + (to - from) * (step / 16)
    return add(center, [Math.cos(turn) * radius, Math.sin(turn) * radius, 0.01 * Math.sin(turn)])
  })

/** A ring or stud at a nostril, or a ring through the septum. */
const makeNoseJewel = ({ heightAt, layout }: Head, name: string): HeadWear => {
  const y = layout.noseTipY
  const x = name === 'septum' ? 0 : 0.105
  const z = heightAt(x, y - 0.01) + 0.012
  if (name === 'nose-stud')
    return { meshes: [ball(0.02, 1, { place: uprightAt([x, y - 0.02, z]), material: MATERIAL.nose })], paint: () => {} }
  const isSeptum = name === 'septum'
  const center: Vec3 = isSeptum ? [0, y + 0.055, heightAt(0, y + 0.02) + 0.005] : [x + 0.004, y + 0.03, z]
  const path = ringPath(center, isSeptum ? 0.05 : 0.04, isSeptum ? [-0.25, Math.PI + 0.25] : [-1.4, 3.6])
  return {
    meshes: [clothTube({ path, radius: () => 0.0095, trim: TRIM.button, material: MATERIAL.nose })],
    paint: () => {},
  }
}

/** What is worn on the hair and has no cut of a hat. */
const HEADDRESSES: Partial<Record<WornName, (head: DistanceField, color: Rgb) => HeadWear>> = {
  headscarf: wrapHeadscarf,
  'flower-crown': makeFlowerCrown,
  veil: makeVeil,
  horns: makeHorns,
  headphones: makeHeadphones,
  'bunny-ears': makeAnimalEars(BUNNY_EARS),
  'cat-ears': makeAnimalEars(CAT_EARS),
}

/** Everything that is worn on the head, in head space. */
export const wearOnHead = (worn: Worn, head: Head): WornOnHead[] => {
  const { hat, nose, mask } = worn
  const all: WornOnHead[] = []
  if (hat) {
    const made = HEADDRESSES[hat.name]?.(head.distance, hat.color) ?? makeHat(hat.name, head.distance)
    if (made) all.push({ ...made, material: MATERIAL.hat, ...hat })
  }
  if (mask) all.push({ ...makeFaceMask(head), material: MATERIAL.mask, ...mask })
  const jewel = worn['hair-jewel']
  if (jewel)
    all.push({ ...makeHairJewel(jewel.name, head.distance, jewel.color), material: MATERIAL.hairJewel, ...jewel })
  const cover = worn['eye-cover']
  if (cover) all.push({ ...makeEyeCover(cover.name, head, cover.color), material: MATERIAL.eyeCover, ...cover })
  if (nose) all.push({ ...makeNoseJewel(head, nose.name), material: MATERIAL.nose, ...nose })
  return all
}

/** How what is worn on the head looks. */
export const looksOnHead = (all: readonly WornOnHead[]): [Material, ClothAppearance][] =>
  all.flatMap(({ name, color, paint, folds }) => {
    const { place } = wornThing(name)
    const looks = looksOfWorn({ [place]: { name, color } }, { [place]: paint })
    return folds ? looks.map(([material, look]): [Material, ClothAppearance] => [material, { ...look, folds }]) : looks
  })
