import type { Rgb } from '../../image/rgb.ts'
import { add, cross, normalize, scaleVector } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { ClothSample } from '../cloth/appearance/fabrics.ts'
import { gridIndices, MATERIAL, vertexNormals } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'

/** Gives a point of a thing its colour and shine. */
export const paintAs = (sample: ClothSample, color: Rgb, gloss = 0.2): void => {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
  sample.gloss = gloss
}

/** Where a thing stands: its own x, y and z axes and its origin, in figure space. */
export type Placement = { at: Vec3; x: Vec3; y: Vec3; z: Vec3 }

/** Standing out from something: its y axis points that way. */
export const facing = (at: Vec3, out: Vec3): Placement => {
  const x = normalize(cross(out, [0.2, 1, 0.1]))
  return { at, x, y: out, z: cross(x, out) }
}

/** Upright, facing the viewer. */
export const uprightAt = (at: Vec3): Placement => ({ at, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] })

/** A place whose y axis points down along an axis, its z axis to the viewer. */
export const standingAlong = (at: Vec3, down: Vec3): Placement => {
  const y = normalize(down)
  const x = normalize(cross(y, [0, 0, 1]))
  return { at, x, y, z: cross(x, y) }
}

/** Rest points of different parts of a thing lie this far apart along x, so that a painter can tell them apart. */
export const PART_STEP = 10

/** Which part of a thing a rest point belongs to, and its x within that part. */
export const partAt = (x: number): { part: number; x: number } => {
  const part = Math.round(x / PART_STEP)
  return { part, x: x - part * PART_STEP }
}

type ShapeOptions = { place: Placement; part?: number; material?: Material }

const toWorld = ({ at, x, y, z }: Placement, point: Vec3): Vec3 =>
  add(at, add(scaleVector(x, point[0]), add(scaleVector(y, point[1]), scaleVector(z, point[2]))))

/** A sheet through rows of equally many points of a thing's own space, lit from whichever side is seen. */
export const gridShape = (rows: readonly (readonly Vec3[])[], options: ShapeOptions): Mesh => {
  const { place, part = 0, material = MATERIAL.prop } = options
  const columns = rows[0].length
  const positions = new Float32Array(rows.length * columns * 3)
  const rest = new Float32Array(positions.length)
  rows.flat().forEach((point, index) => {
    positions.set(toWorld(place, point), index * 3)
    rest.set([point[0] + part * PART_STEP, point[1], point[2]], index * 3)
  })
  const indices = gridIndices({ columns, rows: rows.length })
  return { positions, normals: vertexNormals(positions, indices), rest, indices, material, twoSided: true }
}

/** Ends of a profile stay open by this, so that every corner has a normal. */
const LEAST_RADIUS = 0.003

/** Turns a profile of radii and heights round the thing's y axis. */
export const lathe = (
  profile: readonly (readonly [radius: number, y: number])[],
  { sides = 28, ...options }: ShapeOptions & { sides?: number },
): Mesh => {
  return gridShape(
    profile.map(([radius, y]) =>
      Array.from({ length: sides + 1 }, (_, step): Vec3 => {
        const turn = (step / sides) * Math.PI * 2
        const reach = Math.max(LEAST_RADIUS, radius)
        return [Math.cos(turn) * reach, y, Math.sin(turn) * reach]
      }),
    ),
    options,
  )
}

/** A block with sharp edges, from corner to corner of the thing's own space. */
export const block = (low: Vec3, high: Vec3, options: ShapeOptions): Mesh[] =>
  [0, 1, 2].flatMap((axis) => {
    const [across, over] = [(axis + 1) % 3, (axis + 2) % 3]
    return [low[axis], high[axis]].map((level) => {
      const corner = (u: number, v: number): Vec3 => {
        const point = [0, 0, 0]
        point[axis] = level
        point[across] = u
        point[over] = v
        return [point[0], point[1], point[2]]
      }
      const rows = [low[over], high[over]].map((v) => [corner(low[across], v), corner(high[across], v)])
      // Turned so that the normals of both faces point out of the block.
      return gridShape(level === low[axis] ? rows.toReversed() : rows, options)
    })
  })

/** A flat block with round corners and half these sizes, its faces along z. */
export const slab = (
  [halfWidth, halfHeight, halfDepth]: Vec3,
  { corner, ...options }: ShapeOptions & { corner: number },
): Mesh[] => {
  const arc = Array.from({ length: 7 }, (_, step) => (step / 6) * (Math.PI / 2))
  const upper = arc.map((turn): [half: number, y: number] => [
    halfWidth - corner + corner * Math.sin(turn),
    corner - corner * Math.cos(turn) - halfHeight,
  ])
  const rows = [...upper, ...upper.map(([half, y]): [number, number] => [half, -y]).toReversed()]
  const outline = [
    ...rows.map(([half, y]) => [half, y]),
    ...rows.map(([half, y]) => [-half, y]).toReversed(),
    [rows[0][0], rows[0][1]],
  ]
  return [
    ...[-halfDepth, halfDepth].map((z) =>
      gridShape(
        rows.map(([half, y]): Vec3[] => [
          [-half, y, z],
          [half, y, z],
        ]),
        options,
      ),
    ),
    gridShape(
      [-halfDepth, halfDepth].map((z) => outline.map(([x, y]): Vec3 => [x, y, z])),
      options,
    ),
  ]
}

/** A ball, flattened along its y axis by a factor. */
export const ball = (radius: number, flatness: number, options: ShapeOptions): Mesh =>
  lathe(
    Array.from({ length: 11 }, (_, step) => {
      const turn = (step / 10) * Math.PI
      return [Math.sin(turn) * radius, -Math.cos(turn) * radius * flatness] as const
    }),
    options,
  )

/** Bends a sine so that what is round becomes a box with round edges: the nearer to 0, the sharper; 1 leaves it round. */
export const boxed = (sine: number, roundness: number): number => Math.sign(sine) * Math.abs(sine) ** roundness

/** About the golden angle, in radians: things that follow one another by it lie evenly round an axis. */
export const NEXT_TURN = 2.4

/**
 * Where each of so many things lies that fill a circle of a radius in head units evenly: which way and how far from its middle,
 * aside and ahead. The first one lies in the middle where `first` is 0.
 */
export const fillCircle = (
  count: number,
  radius: number,
  first = 0.5,
): { turn: number; reach: number; x: number; z: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = index * NEXT_TURN
    const reach = radius * Math.sqrt((index + first) / count)
    return { turn, reach, x: Math.cos(turn) * reach, z: Math.sin(turn) * reach }
  })
