import { LANDMARK } from '../../faces/mesh-regions.ts'
import { bell2, clamp, TAU } from '../../math/scalar.ts'
import type { ClipSize } from '../clip-camera.ts'
import type { MotionSample } from '../move/sample-motion.ts'
import type { View } from '../move/view.ts'
import type { PictureGrid } from './picture-grid.ts'
import { spotOf } from './read-anatomy.ts'
import type { Anatomy } from './read-anatomy.ts'

/** A pictured head turns less than a drawn one: what it hides was never seen. */
const TURN_SHARE = 0.42
const NOD_SHARE = 0.5
/** Shares of the face's width that corners of a smiling mouth move outwards and up. */
const SMILE_OUT = 0.03
const SMILE_UP = 0.05
const BREATH_RISE = 0.022
const SWAY_SHIFT = 0.05
const JAW_DROP = 0.02
/** How much less what is far moves with the camera, and how far it wanders when the camera circles (widths a radian). */
const FAR_SHIFT = 0.5
const ORBIT_WIDTHS = 0.34
const FAR_ZOOM = 0.55

export type Bend = {
  /** The person whom the layer shows; without one it is moved by the camera alone. */
  anatomy: Anatomy | undefined
  /** What the camera moves towards, in texels. */
  focus: { x: number; y: number }
  moment: MotionSample
  view: View
  size: ClipSize
}

/** Puts the nodes of a picture where they are at a moment: x and y in the frame for every node. */
export const bendPicture = (
  layer: PictureGrid,
  { anatomy, focus, moment, view, size }: Bend,
  places: Float32Array,
): void => {
  const { grid, texture, near } = layer
  const move = anatomy ? createMover(layer, anatomy, moment) : undefined
  const [offsetX, offsetY] = [(texture.width - size.width) / 2, (texture.height - size.height) / 2]
  const point = new Float64Array(2)
  for (let node = 0; node < near.length; node++) {
    point[0] = grid.texelX[node % grid.columns] + 0.5
    point[1] = grid.texelY[Math.floor(node / grid.columns)] + 0.5
    move?.(node, point)
    const depth = near[node]
    const zoom = 1 + (view.zoom - 1) * (FAR_ZOOM + (1 - FAR_ZOOM) * depth)
    const shift = FAR_SHIFT + (1 - FAR_SHIFT) * depth
    const orbit = ORBIT_WIDTHS * size.width * view.orbit * (0.5 - depth)
    places[node * 2] = focus.x + (point[0] - focus.x) * zoom + view.shiftX * shift * 0.6 + orbit - offsetX
    places[node * 2 + 1] = focus.y + (point[1] - focus.y) * zoom + view.shiftY * shift * 0.6 - offsetY
  }
  keepCovered(places, layer, size)
}

/** The picture's rim never comes into the frame. */
const keepCovered = (
  places: Float32Array,
  { grid: { columns, rows } }: PictureGrid,
  { width, height }: ClipSize,
): void => {
  for (let row = 0; row < rows; row++) {
    const [first, last] = [row * columns * 2, (row * columns + columns - 1) * 2]
    places[first] = Math.min(places[first], 0)
    places[last] = Math.max(places[last], width)
  }
  for (let column = 0; column < columns; column++) {
    const [first, last] = [column * 2 + 1, ((rows - 1) * columns + column) * 2 + 1]
    places[first] = Math.min(places[first], 0)
    places[last] = Math.max(places[last], height)
  }
}

const createMover = (
  layer: PictureGrid,
  anatomy: Anatomy,
  moment: MotionSample,
): ((node: number, point: Float64Array) => void) => {
  const { head, headZ, trunk } = layer
  const { pivot, width, points, angle } = anatomy
  const [yaw, pitch, roll] = [TURN_SHARE * moment.yaw, NOD_SHARE * moment.pitch, 0.8 * moment.roll]
  const [cosRoll, sinRoll] = [Math.cos(roll), Math.sin(roll)]
  const corners = [spotOf(points, LANDMARK.rightMouthCorner), spotOf(points, LANDMARK.leftMouthCorner)]
  const chin = spotOf(points, LANDMARK.chin)
  const smile = clamp(moment.smile, -0.6, 0.8)
  const sway = SWAY_SHIFT * width * moment.sway
  const rise = BREATH_RISE * width * moment.breath + 0.1 * width * moment.shrug
  return (node, point) => {
    const [startX, startY] = point
    for (const [index, corner] of corners.entries()) {
      const pull = smile * bell2(startX, startY, corner.x, corner.y, 0.17 * width, 0.15 * width)
      const side = index === 0 ? -1 : 1
      point[0] += pull * width * (side * SMILE_OUT * Math.cos(angle) + SMILE_UP * Math.sin(angle))
      point[1] += pull * width * (side * SMILE_OUT * Math.sin(angle) - SMILE_UP * Math.cos(angle))
    }
    point[1] += JAW_DROP * width * moment.talk * bell2(startX, startY, chin.x, chin.y, 0.4 * width, 0.25 * width)
    const follows = head[node]
    if (follows > 0) {
      const [x, y, z] = [point[0] - pivot.x, point[1] - pivot.y, headZ[node]]
      const turnedX = x * Math.cos(yaw) + z * Math.sin(yaw)
      const turnedY = y * Math.cos(pitch) - z * Math.sin(pitch)
      point[0] += follows * (turnedX * cosRoll - turnedY * sinRoll - x)
      point[1] += follows * (turnedX * sinRoll + turnedY * cosRoll - y)
    }
    const body = Math.max(follows, trunk[node])
    point[0] += sway * body
    point[1] -= rise * (trunk[node] + 0.35 * follows * (1 - trunk[node]))
    const air = 0.006 * width * Math.abs(moment.wind) * (1 - follows) * trunk[node]
    point[0] += air * Math.sin(TAU * 2 * moment.airShare - startY / (0.5 * width))
  }
}
