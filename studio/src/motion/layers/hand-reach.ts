import { capsule } from '../../math/distance.ts'
import { smoothstep } from '../../math/scalar.ts'
import { bodyParts } from '../../render/body/body-field.ts'
import { limbPointAt } from '../../render/body/limb.ts'
import { isOnSleeve, TRIM_REST_Z } from '../../render/cloth/appearance/fabrics.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import { MATERIAL } from '../../render/raster/mesh.ts'
import type { Mesh } from '../../render/raster/mesh.ts'
import { smoothNodes } from './node-grid.ts'

/** What each node does when the left and the right hand move: 1 goes as far as the hand, 0 stays. */
export type HandReach = readonly [Float32Array, Float32Array]

/** Places along the arm between which a movement grows; 1 is the elbow, 2 the wrist. */
const GROWS = [0.75, 1.95] as const
/** Where layers of forearms begin, and where the body's ends: what lies between is in both, so that no seam shows. */
const FOREARM_FROM = 0.8
const BODY_UNTIL = 1
/** The body's layer moves no more where its arms have ended. */
const BODY_REST = [1.7, 1.3] as const
const SMOOTHING = 1
/** What is worn on an arm lies within this of it, in head units. */
const WORN = 0.3

const OF_HANDS: ReadonlySet<number> = new Set([MATERIAL.hand, MATERIAL.gloves, MATERIAL.nails, MATERIAL.ring])
const OF_CLOTH: ReadonlySet<number> = new Set([MATERIAL.innerGarment, MATERIAL.outerGarment])

const BONE: readonly [number, number] = [0, 0]

const createFinder = ({ body: { figure } }: PosedPerson) => {
  const parts = bodyParts(figure)
  const spot = { side: 0, along: 0, isArm: false }
  /** The arm that is nearest to a point of the world. */
  return (x: number, y: number, z: number): Readonly<typeof spot> => {
    const [restX, restY, restZ] = figure.warp.undo([x, y, z])
    // Fields of limbs are rough far away, their bones are not.
    const [left, right] = figure.arms.map(({ limb: { joint, end } }) =>
      capsule([restX, restY, restZ], joint, end, BONE),
    )
    spot.side = left < right ? 0 : 1
    spot.along = limbPointAt(figure.arms[spot.side].limb, restX, restY, restZ).along
    const others = Math.min(
      parts.trunk(restX, restY, restZ),
      parts.legs[0](restX, restY, restZ),
      parts.legs[1](restX, restY, restZ),
    )
    spot.isArm = parts.arms[spot.side](restX, restY, restZ) < Math.min(WORN, others)
    return spot
  }
}

/** Whether somebody has a hand that is shown and free to move. */
export const hasFreeHand = ({ scene, body }: PosedPerson): boolean =>
  scene.framing !== 'selfie' && body.figure.arms.some(({ moves }) => moves !== undefined)

/** The triangles of a mesh of which a corner is at such a place. */
const keepWhere = (mesh: Mesh, places: Float32Array, isKept: (place: number) => boolean): Mesh => {
  const kept: number[] = []
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const corners = mesh.indices.subarray(at, at + 3)
    if (corners.some((corner) => isKept(places[corner]))) kept.push(...corners)
  }
  return { ...mesh, indices: Uint32Array.from(kept) }
}

/** The body's meshes up to where its layer ends, up to where forearms that move begin, and these. */
export const cutForearms = (posed: PosedPerson): { body: Mesh[]; upper: Mesh[]; forearms: Mesh[] } => {
  const { arms } = posed.body.figure
  const find = createFinder(posed)
  /** How far down a moving arm each vertex lies; 0 on all that is none. */
  const measure = ({ positions, rest, material }: Mesh): Float32Array | undefined => {
    const isOfHand = OF_HANDS.has(material)
    const isCloth = OF_CLOTH.has(material)
    if (!isOfHand && !isCloth && material !== MATERIAL.skin && material !== MATERIAL.wrist) return undefined
    return Float32Array.from({ length: positions.length / 3 }, (_, vertex) => {
      const [at, restZ] = [vertex * 3, rest[vertex * 3 + 2]]
      const isSleeve = isCloth && isOnSleeve(restZ)
      if (isCloth && !isSleeve && restZ < TRIM_REST_Z / 2) return 0
      const { side, along, isArm } = find(positions[at], positions[at + 1], positions[at + 2])
      if (arms[side].moves === undefined) return 0
      return isOfHand ? 2 : isSleeve || isArm ? along : 0
    })
  }
  const measured = posed.body.meshes.map((mesh) => ({ mesh, places: measure(mesh) }))
  const cutAll = (until: number): Mesh[] =>
    measured.map(({ mesh, places }) => (places ? keepWhere(mesh, places, (place) => place < until) : mesh))
  const forearms = measured.flatMap(({ mesh, places }) =>
    places ? [keepWhere(mesh, places, (place) => place >= FOREARM_FROM)] : [],
  )
  return { body: cutAll(BODY_UNTIL), upper: cutAll(FOREARM_FROM), forearms }
}

/** Tells for the nodes of the body's layer, or of that of the forearms, how far they go along with each hand. */
export const reachOfHands = (
  world: Float32Array,
  columns: number,
  posed: PosedPerson,
  of: 'body' | 'forearms',
): HandReach => {
  const { arms } = posed.body.figure
  const find = createFinder(posed)
  const count = world.length / 3
  const shares = [new Float32Array(count), new Float32Array(count)] as const
  for (let node = 0; node < count; node++) {
    const { side, along, isArm } = find(world[node * 3], world[node * 3 + 1], world[node * 3 + 2])
    if (arms[side].moves === undefined || (of === 'body' && !isArm)) continue
    const left = of === 'body' ? smoothstep(...BODY_REST, along) : 1
    shares[side][node] = left * smoothstep(...GROWS, along)
  }
  return of === 'body'
    ? [smoothNodes(shares[0], columns, SMOOTHING), smoothNodes(shares[1], columns, SMOOTHING)]
    : shares
}
