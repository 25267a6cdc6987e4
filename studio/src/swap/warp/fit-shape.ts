import { BORDER_DISTANCE, MESH_POINTS, MOVING_GROUPS, NEIGHBOURS, STILL_POINTS } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import { smoothstep } from '../../math/scalar.ts'
import { alignPoints, movePoints, turnOffsets } from './align-points.ts'

/** How much of the source's own shape shows; the rest is the target's. */
const SHAPE_SHARE = 0.88
/** How much of the source's own lips and lids show: it already has the target's expression, but not exactly. */
const FEATURE_SHARE = 0.65
const SMOOTHING_STEPS = 4
const REACH_OF_OUTLINE = 0.16

/**
 * Where the source's mesh lies in the target's picture: the source's shape with the target's pose and expression.
 * It meets the target's own outline, so that nothing outside the face has to move.
 */
export const fitShape = (source: FacePoints, target: FacePoints): FacePoints => {
  const expected = movePoints(alignPoints(target, source, STILL_POINTS), target)
  const offsets = smoothOffsets(calmFeatures(source.map((value, index) => value - expected[index])))
  for (let index = 0; index < offsets.length; index++) {
    offsets[index] *= SHAPE_SHARE * smoothstep(0.02, REACH_OF_OUTLINE, BORDER_DISTANCE[Math.floor(index / 3)])
  }
  const turned = turnOffsets(alignPoints(source, target, STILL_POINTS), offsets)
  return target.map((value, index) => value + turned[index])
}

/** Lips and lids move mostly as a whole, by the mean of their anchors. */
const calmFeatures = (offsets: Float32Array): Float32Array => {
  const calmed = offsets.slice()
  for (const { points, anchors } of MOVING_GROUPS) {
    for (let axis = 0; axis < 3; axis++) {
      const mean = anchors.reduce((sum, anchor) => sum + offsets[anchor * 3 + axis], 0) / anchors.length
      for (const point of points) {
        calmed[point * 3 + axis] = mean + FEATURE_SHARE * (offsets[point * 3 + axis] - mean)
      }
    }
  }
  return calmed
}

const smoothOffsets = (offsets: Float32Array): Float32Array => {
  let current = offsets
  for (let step = 0; step < SMOOTHING_STEPS; step++) {
    const next = current.slice()
    for (let point = 0; point < MESH_POINTS; point++) {
      const around = NEIGHBOURS[point]
      for (let axis = 0; axis < 3; axis++) {
        const mean = around.reduce((sum, other) => sum + current[other * 3 + axis], 0) / around.length
        next[point * 3 + axis] = 0.5 * (current[point * 3 + axis] + mean)
      }
    }
    current = next
  }
  return current
}
