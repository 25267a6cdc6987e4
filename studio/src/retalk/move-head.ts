import { LANDMARK } from '../faces/mesh-regions.ts'
import { bell2, clamp, smoothstep } from '../math/scalar.ts'
import type { Texture } from '../motion/layers/texture.ts'
import { measureAt, spotOf } from '../motion/picture/read-anatomy.ts'
import type { Anatomy } from '../motion/picture/read-anatomy.ts'
import type { Box } from './move-mouth.ts'

/** What a head does in a frame: radians, and how far brows are raised. */
export type HeadMove = { yaw: number; pitch: number; roll: number; brow: number }

/** A pictured head turns less than a drawn one: what it hides was never seen. */
const TURN_SHARE = 0.5
const ROLL_SHARE = 0.5
const BROW_LIFT = 0.02
/** Pixels between places at which the way of the head is reckoned. */
const CELL = 8
/** In outlines of the head with its hair: as far as this everything goes along, and from there on ever less. */
const FIRM = 0.95
const STILL = 1.7

const EVEN = 0xff00ff
/** Places in the picture count in these parts. */
const FIXED = 65536

/** Pixels beside each other, how far from the first of them its colour comes, and how much that grows to the right. */
type BentRow = { left: number; y: number; length: number; fromX: number; fromY: number; stepX: number; stepY: number }

/** Takes pixels from beside where they stand, bilinearly; opaque ones. */
const bendRow = (target: Texture, source: Texture, { left, y, length, fromX, fromY, stepX, stepY }: BentRow): void => {
  const { width, height, texels } = source
  const first = y * width + left
  if (fromX === 0 && fromY === 0 && stepX === 0 && stepY === 0) {
    for (let at = first; at < first + length; at++) target.texels[at] = texels[at]
    return
  }
  const alongX = Math.round((1 + stepX) * FIXED)
  const alongY = Math.round(stepY * FIXED)
  let u = Math.round((left + fromX) * FIXED)
  let v = Math.round((y + fromY) * FIXED)
  for (let at = first; at < first + length; at++) {
    const column = Math.min(width - 2, Math.max(0, u >> 16))
    const place = Math.min(height - 2, Math.max(0, v >> 16)) * width + column
    const a = (u >> 8) & 255
    const b = (v >> 8) & 255
    const w11 = (a * b) >> 8
    const w10 = a - w11
    const w01 = b - w11
    const w00 = 256 - a - w01
    const p00 = texels[place]
    const p10 = texels[place + 1]
    const p01 = texels[place + width]
    const p11 = texels[place + width + 1]
    const even =
      Math.imul(p00 & EVEN, w00) + Math.imul(p10 & EVEN, w10) + Math.imul(p01 & EVEN, w01) + Math.imul(p11 & EVEN, w11)
    const green =
      Math.imul((p00 >>> 8) & 255, w00) +
      Math.imul((p10 >>> 8) & 255, w10) +
      Math.imul((p01 >>> 8) & 255, w01) +
      Math.imul((p11 >>> 8) & 255, w11)
    target.texels[at] = 0xff000000 | ((even >>> 8) & EVEN) | (green & 0xff00)
    u = (u + alongX) | 0
    v = (v + alongY) | 0
  }
}

/**
 * Lets a pictured head sway: the face turns as a dome does, whose rim stays, and the head leans about its neck with the
 * surroundings going along less and less. Only pixels of `box` are written.
 */
export const createHeadMover = (anatomy: Anatomy, { width, height }: Pick<Texture, 'width' | 'height'>) => {
  const { points, pivot, width: faceWidth } = anatomy
  const reach = 1.35 * faceWidth
  const { center } = anatomy
  const box: Box = {
    left: Math.max(0, Math.floor(center.x - reach)),
    right: Math.min(width - 1, Math.ceil(center.x + reach)),
    top: Math.max(0, Math.floor(center.y - 1.6 * faceWidth)),
    bottom: Math.min(height - 1, Math.ceil(center.y + 1.3 * faceWidth)),
  }
  const columns = Math.ceil((box.right - box.left + 1) / CELL) + 1
  const rows = Math.ceil((box.bottom - box.top + 1) / CELL) + 1
  const [leans, domes, brows] = [0, 1, 2].map(() => new Float32Array(columns * rows))
  const browSpots = [LANDMARK.rightBrow, LANDMARK.leftBrow].map((index) => spotOf(points, index))
  for (let node = 0; node < leans.length; node++) {
    const [x, y] = [box.left + (node % columns) * CELL, box.top + Math.floor(node / columns) * CELL]
    const { skull, down } = measureAt(anatomy, x, y)
    // At the frame's rim nothing moves, or it would show what was never there.
    const rim = smoothstep(0, 0.12 * faceWidth, Math.min(x, y, width - 1 - x, height - 1 - y))
    leans[node] = rim * smoothstep(STILL, FIRM, skull) * smoothstep(1, 0.4, down)
    domes[node] = rim * clamp(1 - skull ** 2) ** 1.5
    for (const brow of browSpots)
      brows[node] = Math.max(brows[node], rim * bell2(x, y, brow.x, brow.y, 0.3 * faceWidth, 0.1 * faceWidth))
  }
  const [shiftX, shiftY] = [new Float32Array(leans.length), new Float32Array(leans.length)]
  const plan = ({ yaw, pitch, roll, brow }: HeadMove): void => {
    const [turn, nod, lean] = [TURN_SHARE * yaw, TURN_SHARE * pitch, ROLL_SHARE * roll]
    const depth = 0.55 * faceWidth
    for (let node = 0; node < leans.length; node++) {
      const [x, y] = [box.left + (node % columns) * CELL, box.top + Math.floor(node / columns) * CELL]
      // Where a pixel comes from: against the way that the head goes.
      shiftX[node] = leans[node] * lean * (y - pivot.y) - domes[node] * depth * Math.sin(turn)
      shiftY[node] =
        -leans[node] * lean * (x - pivot.x) +
        domes[node] * depth * Math.sin(nod) +
        brows[node] * BROW_LIFT * faceWidth * brow
    }
  }
  return (target: Texture, source: Texture, move: HeadMove): void => {
    plan(move)
    for (let y = box.top; y <= box.bottom; y++) {
      const row = Math.floor((y - box.top) / CELL)
      const down = (y - box.top) / CELL - row
      for (let column = 0; column < columns - 1; column++) {
        const node = row * columns + column
        const topX = shiftX[node]
        const topY = shiftY[node]
        const fromX = topX + (shiftX[node + columns] - topX) * down
        const fromY = topY + (shiftY[node + columns] - topY) * down
        const stepX = (shiftX[node + 1] + (shiftX[node + columns + 1] - shiftX[node + 1]) * down - fromX) / CELL
        const stepY = (shiftY[node + 1] + (shiftY[node + columns + 1] - shiftY[node + 1]) * down - fromY) / CELL
        const left = box.left + column * CELL
        const length = Math.min(CELL, box.right - left + 1)
        bendRow(target, source, { left, y, length, fromX, fromY, stepX, stepY })
      }
    }
  }
}
