import type { WornName } from '../../identity/worn.ts'
import type { DistanceField } from '../../math/distance.ts'
import { valueNoise } from '../../math/noise.ts'
import { bell, distanceOf, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import { add, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { darken, line } from '../cloth/appearance/fabrics.ts'
import type { FoldMap, Seams } from '../cloth/appearance/fabrics.ts'
import { paintAs, partAt } from '../props/shapes.ts'
import { gridIndices, MATERIAL, vertexNormals } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { HAT_CUTS } from './hat-cuts.ts'
import type { HatCut } from './hat-cuts.ts'

/** Something worn on the head, in head space, and the painter of its rest points. */
export type HeadWear = {
  meshes: Mesh[]
  paint: Seams
  folds?: FoldMap
  /** Moves a point of a hair to where it lies under the hat, on a head of such a field. */
  tuck?: (point: Vec3, head: DistanceField) => Vec3
  /** No hair is seen. */
  hidesHair?: boolean
  hidesEars?: boolean
}

/** The middle of the rim, the way to the front within its plane, and the way up. */
const CENTER: Vec3 = [0, -0.31, -0.2]
const FRONT = normalize([0, -0.25, 1])
const UP = normalize([0, -1, -0.25])

const COLUMNS = 72
const CLEARANCE = 0.06
/** Parts of a hat, apart in their rest points. */
const CROWN = 0
const BRIM = 1

const wayOut = (azimuth: number): Vec3 => add([Math.sin(azimuth), 0, 0], scaleVector(FRONT, Math.cos(azimuth)))

/** How far the head reaches from the middle of the rim. */
const reachOf = (head: DistanceField, center: Vec3, azimuth: number, clear: number): number => {
  const way = wayOut(azimuth)
  let reach = 1.6
  for (let step = 0; step < 24; step++) {
    const [x, y, z] = add(center, scaleVector(way, reach))
    const distance = head(x, y, z) - clear
    reach -= distance * 0.9
    if (Math.abs(distance) < 0.002) break
  }
  return reach
}

const pushClear = (head: DistanceField, point: Vec3, inside: Vec3, clear: number): Vec3 => {
  const out = normalize(subtract(point, inside))
  let moved = point
  for (let step = 0; step < 4; step++) {
    const lack = clear - head(moved[0], moved[1], moved[2])
    if (lack <= 0) break
    moved = add(moved, scaleVector(out, lack))
  }
  return moved
}

const gridMesh = (rows: readonly (readonly Vec3[])[], part: number, alongs: readonly number[]): Mesh => {
  const columns = rows[0].length
  const positions = new Float32Array(rows.length * columns * 3)
  const rest = new Float32Array(positions.length)
  rows.forEach((row, at) =>
    row.forEach((point, column) => {
      const index = (at * columns + column) * 3
      positions.set(point, index)
      rest.set([(column / (columns - 1) - 0.5) * 4.8 + part * 10, alongs[at], 0], index)
    }),
  )
  const indices = gridIndices({ columns, rows: rows.length })
  return {
    positions,
    normals: vertexNormals(positions, indices),
    rest,
    indices,
    material: MATERIAL.hat,
    twoSided: true,
  }
}

const profileOf = ({ rows, sharp }: HatCut): readonly (readonly number[])[] => {
  if (!sharp) return sampleCurve(rows, 26)
  return rows
    .slice(1)
    .flatMap((row, at) =>
      Array.from({ length: 9 }, (_, step) => [
        lerp(rows[at][0], row[0], step / 8),
        lerp(rows[at][1], row[1], step / 8),
      ]),
    )
}

type Base = { head: DistanceField; center: Vec3; reaches: number[]; clear: number }

const azimuthOf = (column: number): number => (column / COLUMNS) * TAU - Math.PI

const crownRows = (cut: HatCut, { head, center, reaches, clear }: Base): { rows: Vec3[][]; alongs: number[] } => {
  const profile = profileOf(cut)
  const top = profile[profile.length - 1][1]
  const rows = profile.map(([factor, height], at) =>
    reaches.map((reach, column): Vec3 => {
      const azimuth = azimuthOf(column)
      const dent = cut.pinch
        ? cut.pinch *
          smoothstep(0.6, 0.95, height / top) *
          (bell(Math.sin(azimuth) * factor, 0, 0.45) * 0.7 + bell(azimuth, 0, 0.5) * 0.3)
        : 0
      const fold = cut.wound ? 0.035 * Math.abs(Math.sin(azimuth * 1.5 + height * 9)) * smoothstep(0, 0.1, height) : 0
      const spike = cut.points && at === profile.length - 1 ? spikeAt(cut.points, azimuth) : 0
      const rise = height * 1 - dent + spike
      const wrinkle = 1 + 0.012 * (valueNoise(azimuth * 3, height * 6, 4) - 0.5)
      const way = scaleVector(wayOut(azimuth), reach * Math.max(0, factor) * wrinkle + fold)
      const lean: Vec3 = [(cut.lean ?? 0) * smoothstep(0.2, 1.1, height) * height, 0, 0]
      const point = add(add(center, way), add(scaleVector(UP, rise), lean))
      return pushClear(head, point, add(center, scaleVector(UP, -0.1)), clear)
    }),
  )
  const alongs = profile.map(([, height]) => height)
  return { rows, alongs }
}

const spikeAt = ({ count, height, frontOnly }: NonNullable<HatCut['points']>, azimuth: number): number => {
  const share = Math.abs((((azimuth / TAU) * count + 100.5) % 1) - 0.5) * 2
  const front = frontOnly ? bell(azimuth, 0, 0.75) : 1
  return height * (1 - share) * front
}

const brimRows = (
  brim: NonNullable<HatCut['brim']>,
  { center, reaches }: Base,
): { rows: Vec3[][]; alongs: number[] } => {
  const { width, drop, curl = 0, front = false, wave = 0, corners } = brim
  const alongs = Array.from({ length: 11 }, (_, row) => row / 10)
  const rows = alongs.map((share) =>
    reaches.map((reach, column): Vec3 => {
      const azimuth = azimuthOf(column)
      const side = corners ? 0.5 - 0.5 * Math.cos(corners * azimuth) : Math.sin(azimuth) ** 2
      const wide = width * (front ? smoothstep(0.42, 0.86, Math.cos(azimuth)) : corners ? 1 - 0.7 * side : 1)
      const rise = -drop * share ** 1.4 + curl * side * share ** 2 + wave * share * Math.sin(azimuth * 5 + 1)
      const way = scaleVector(wayOut(azimuth), reach * 1.03 + wide * share)
      return add(add(center, way), scaleVector(UP, rise))
    }),
  )
  return { rows, alongs }
}

const STRAW_STEP = 46

/** Colours panels, bands and the weave of straw. */
const painterOf =
  (cut: HatCut, name: WornName): Seams =>
  (sample) => {
    const { part, x } = partAt(sample.x)
    const { y } = sample
    const azimuth = (x / 4.8) * TAU
    if (name === 'sun-hat' || name === 'conical-hat')
      darken(sample, 0.12 * Math.sin(y * STRAW_STEP * 2) ** 2 + 0.1 * Math.sin(x * STRAW_STEP) ** 2)
    if (name === 'beanie')
      darken(sample, 0.16 * (0.5 + 0.5 * Math.sin(azimuth * 44)) + (y > 0.21 && y < 0.27 ? 0.3 : 0))
    if (part === CROWN && cut.band && y < cut.band.height) {
      paintAs(sample, cut.band.color, 0.08)
      darken(sample, 0.3 * line(y - cut.band.height, 0.02))
      return
    }
    if (part === CROWN && cut.panels) {
      const turn = (azimuth / TAU) * cut.panels + 0.5
      darken(sample, 0.3 * line((turn - Math.round(turn)) * Math.max(0.1, 1 - y) * 2, 0.03))
    }
    if (cut.wound && part === CROWN) {
      const fold = Math.abs(Math.sin(azimuth * 1.5 + y * 9))
      darken(sample, 0.34 * smoothstep(0.4, 0, fold))
    }
    if (part === BRIM) darken(sample, 0.16 * line(y - 0.9, 0.02) + 0.1 * line(y - 0.75, 0.015))
    if (name === 'bandana') {
      const [u, v] = [x * 3.2 - Math.floor(x * 3.2) - 0.5, y * 3.2 - Math.floor(y * 3.2) - 0.5]
      const ring = Math.abs(distanceOf(u, v) - 0.22)
      if (ring < 0.05 || distanceOf(u, v) < 0.07) paintAs(sample, [236, 232, 224], 0)
    }
  }

/** How far from the head hair may lie under a hat, and how soon below the rim it springs out. */
const UNDER = 0.03
const SPRING = 0.42
const RIM_BAND = 0.24

const tuckUnder =
  (center: Vec3, cut: HatCut): NonNullable<HeadWear['tuck']> =>
  (point, head) => {
    const offset = subtract(point, center)
    const above = offset[0] * UP[0] + offset[1] * UP[1] + offset[2] * UP[2]
    if (above < -SPRING) return point
    const middle = (cut.rows[0][1] + cut.rows[cut.rows.length - 1][1]) / 2
    const bound = cut.tuck === 'rim' ? Math.abs(above - middle) - RIM_BAND * 0.5 : -above
    if (bound > SPRING) return point
    const most = UNDER + 0.3 * smoothstep(-0.02, SPRING, bound) ** 2
    let moved = point
    for (let step = 0; step < 5; step++) {
      const excess = head(moved[0], moved[1], moved[2]) - most
      if (excess <= 0.004) break
      const inward = normalize(subtract(CENTER, moved))
      moved = add(moved, scaleVector(inward, excess))
    }
    return moved
  }

/** Makes a hat that fits a head. */
export const makeHat = (name: WornName, head: DistanceField): HeadWear | undefined => {
  const cut = HAT_CUTS[name]
  if (!cut) return undefined
  const clear = cut.clear ?? CLEARANCE
  const center = add(CENTER, scaleVector(UP, -(cut.lower ?? 0)))
  const reaches = Array.from({ length: COLUMNS + 1 }, (_, column) => reachOf(head, center, azimuthOf(column), clear))
  const base: Base = { head, center, reaches, clear }
  const crown = crownRows(cut, base)
  const meshes = [gridMesh(crown.rows, CROWN, crown.alongs)]
  if (cut.brim) {
    const brim = brimRows(cut.brim, base)
    meshes.push(gridMesh(brim.rows, BRIM, brim.alongs))
  }
  return {
    meshes,
    paint: painterOf(cut, name),
    ...(cut.tuck === 'hidden' && { hidesHair: true }),
    ...((cut.tuck === 'all' || cut.tuck === 'rim') && { tuck: tuckUnder(center, cut) }),
  }
}
