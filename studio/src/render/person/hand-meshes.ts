import { smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { lerp, smoothstep } from '../../math/scalar.ts'
import { dot, normalize, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { armRadius } from '../body/body-field.ts'
import type { Figure } from '../body/figure.ts'
import { flatHand, handCenter, handField, nailsOf } from '../body/hand.ts'
import type { HandPose } from '../body/hand.ts'
import { limbField } from '../body/limb.ts'
import type { Limb } from '../body/limb.ts'
import { fieldGradient, meshField, restOf } from '../body/surface-nets.ts'
import type { Box, Surface } from '../body/surface-nets.ts'
import { carryMesh, warpMesh } from '../body/warp.ts'
import { gridShape, uprightAt } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { cutSmears, SMEARS } from './cut-smears.ts'

/** A hand with the arm that it ends. */
export type HeldHand = { hand: HandPose; limb: Limb }

/** How far up the forearm a hand's mesh runs within the arm's, and where it has sunk below it, along the limb. */
const SLEEVED = { reach: 0.5, flush: 1.88, sunk: 1.77, depth: 0.045 }
/**
 * How widely hand and forearm melt at the wrist, less from `from` above it and hardly at `to`, where the mesh sinks
 * into the arm's; head units.
 */
const MELT = { wrist: 0.11, arm: 0.015, from: 0.04, to: 0.27 }

/** The hand with the end of its forearm, so that no seam rings the wrist. */
const handOnForearm = ({ hand, limb }: HeldHand, { frame }: Figure, depth: number): DistanceField => {
  const own = handField(hand)
  const radius = armRadius(frame, limb)
  const forearm = limbField({
    limb,
    radius: (along, side, ahead) => radius(along, side, ahead) - depth * smoothstep(SLEEVED.flush, SLEEVED.sunk, along),
  })
  const [wx, wy, wz] = hand.wrist
  const up = normalize(hand.forearm)
  return (x, y, z) => {
    const above = (x - wx) * up[0] + (y - wy) * up[1] + (z - wz) * up[2]
    const melt = lerp(MELT.wrist, MELT.arm, smoothstep(MELT.from, MELT.to, above))
    return smoothMin(own(x, y, z), Math.max(forearm(x, y, z), above - SLEEVED.reach), melt)
  }
}

/** A hand is carried with its wrist; what is above it bends with the arm. */
const joinMesh = (mesh: Mesh, hand: HandPose, warp: Figure['warp']): Mesh => {
  const carried = carryMesh(mesh, warp, hand.wrist)
  const bent = warpMesh(mesh, warp)
  const up = normalize(hand.forearm)
  const [positions, normals] = [carried.positions.slice(), carried.normals.slice()]
  for (let at = 0; at < positions.length; at += 3) {
    const way = [0, 1, 2].map((axis) => mesh.positions[at + axis] - hand.wrist[axis]) as unknown as HandPose['wrist']
    const share = smoothstep(-0.04, 0.2, dot(way, up))
    for (let axis = 0; axis < 3; axis++) {
      positions[at + axis] = lerp(positions[at + axis], bent.positions[at + axis], share)
      normals[at + axis] = lerp(normals[at + axis], bent.normals[at + axis], share)
    }
  }
  return { ...carried, positions, normals }
}

/** Turns what sinks into the forearm as the forearm's own surface is turned, so that no line shows where they cross. */
const levelNormals = ({ positions, normals }: Surface, level: DistanceField, { wrist, forearm }: HandPose): void => {
  const up = normalize(forearm)
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vec3 = [positions[at], positions[at + 1], positions[at + 2]]
    if (dot(subtract(point, wrist), up) > 0) normals.set(normalize(fieldGradient(level, point)), at)
  }
}

/** Hands in world space; `cell` as that of the body. */
export const handMeshes = (
  hands: readonly HeldHand[],
  { figure, cell, material }: { figure: Figure; cell: number; material: Material },
): Mesh[] =>
  hands.map((held) => {
    const { hand } = held
    const [x, y, z] = handCenter(hand)
    const reach = 1.15 * hand.size
    const box: Box = { low: [x - reach, y - reach, z - reach], high: [x + reach, y + reach, z + reach] }
    const surface = meshField(handOnForearm(held, figure, SLEEVED.depth), { box, cell: Math.max(0.022, cell * 0.4) })
    levelNormals(surface, handOnForearm(held, figure, 0), hand)
    const rested = cutSmears({ ...surface, rest: restOf(surface, flatHand(hand)) }, SMEARS.fingers)
    return joinMesh({ ...rested, material }, hand, figure.warp)
  })

/** All nails of at least one hand as one mesh, in world space: polish lies on them, bare ones are painted on the skin. */
export const nailMeshes = (hands: readonly HeldHand[], { warp }: Figure): Mesh[] => {
  const sheets = hands.flatMap(({ hand }) =>
    nailsOf(hand).map((rows) =>
      carryMesh({ ...gridShape(rows, { place: uprightAt([0, 0, 0]) }), material: MATERIAL.nails }, warp, hand.wrist),
    ),
  )
  const join = (key: 'positions' | 'normals'): Float32Array =>
    Float32Array.from(sheets.flatMap((sheet) => [...sheet[key]]))
  let first = 0
  const indices = sheets.flatMap((sheet) => {
    const from = first
    first += sheet.positions.length / 3
    return [...sheet.indices].map((index) => index + from)
  })
  const positions = join('positions')
  const mesh = { positions, normals: join('normals'), rest: positions, indices: Uint32Array.from(indices) }
  return [{ ...mesh, material: MATERIAL.nails, twoSided: true }]
}
