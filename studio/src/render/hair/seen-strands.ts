import { eachRow } from '../../math/each-row.ts'
import { EMPTY_DEPTH } from '../raster/gbuffer.ts'
import type { DepthMap } from '../raster/gbuffer.ts'
import type { Pose } from '../view/pose.ts'
import { DEPTH_SLACK } from './raster-strands.ts'
import type { Strand } from './strand.ts'

/** Side of the blocks whose farthest depth is told at a glance, in head units; a strand's points lie closer together than two of them. */
const BLOCK = 0.11

/** Answers the farthest depth in the block that a pixel is in and in those around it; infinitely near where there is no picture. */
const farthestAround = ({ width, height, depth }: DepthMap, side: number): ((x: number, y: number) => number) => {
  // A block beyond each edge of the picture, and one more to look around there.
  const columns = Math.ceil(width / side) + 4
  const rows = Math.ceil(height / side) + 4
  const farthest = new Float32Array(columns * rows).fill(Infinity)
  eachRow(height, (y) => {
    const row = (Math.floor(y / side) + 2) * columns + 2
    for (let x = 0; x < width; x++) {
      const block = row + Math.floor(x / side)
      if (depth[y * width + x] < farthest[block]) farthest[block] = depth[y * width + x]
    }
  })
  const around = farthest.map((_, block) => {
    let least = Infinity
    for (let row = -columns; row <= columns; row += columns)
      for (let beside = block + row - 1; beside <= block + row + 1; beside++)
        if (beside >= 0 && beside < farthest.length && farthest[beside] < least) least = farthest[beside]
    return least
  })
  return (x, y) => {
    const column = Math.floor(x / side) + 2
    const row = Math.floor(y / side) + 2
    return column < 1 || row < 1 || column > columns - 2 || row > rows - 2 ? Infinity : around[row * columns + column]
  }
}

/** The strands of which anything can be seen, where surfaces with such depths are before the others. */
export const seenStrands = (strands: readonly Strand[], surfaces: DepthMap, pose: Pose): readonly Strand[] => {
  const side = Math.max(4, Math.round(BLOCK * pose.camera.scale))
  const farthestAt = farthestAround(surfaces, side)
  const at = new Float64Array(3)
  const isSeen = ({ points }: Strand): boolean => {
    let [lastX, lastY] = [NaN, NaN]
    for (let index = 0; index < points.length; index += 3) {
      pose.project(points[index], points[index + 1], points[index + 2], at)
      const farthest = farthestAt(at[0], at[1])
      const isFar = Math.abs(at[0] - lastX) > 2 * side || Math.abs(at[1] - lastY) > 2 * side
      if (isFar || farthest === EMPTY_DEPTH || at[2] + DEPTH_SLACK > farthest) return true
      lastX = at[0]
      lastY = at[1]
    }
    return false
  }
  return strands.filter(isSeen)
}
