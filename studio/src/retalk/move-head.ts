import { LANDMARK } from '../faces/mesh-regions.ts'
import { bell2, clamp, smoothstep } from '../math/scalar.ts'
import { mixTexels } from '../motion/layers/texture.ts'
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
  return {
    box,
    draw: (target: Texture, source: Texture, move: HeadMove): void => {
      plan(move)
      for (let y = box.top; y <= box.bottom; y++) {
        const row = Math.floor((y - box.top) / CELL)
        const down = (y - box.top) / CELL - row
        for (let column = 0; column < columns - 1; column++) {
          const node = row * columns + column
          const [topX, lowX] = [shiftX[node], shiftX[node + columns]]
          const [topY, lowY] = [shiftY[node], shiftY[node + columns]]
          const fromX = topX + (lowX - topX) * down
          const fromY = topY + (lowY - topY) * down
          const stepX = (shiftX[node + 1] + (shiftX[node + columns + 1] - shiftX[node + 1]) * down - fromX) / CELL
          const stepY = (shiftY[node + 1] + (shiftY[node + columns + 1] - shiftY[node + 1]) * down - fromY) / CELL
          const left = box.left + column * CELL
          const end = Math.min(CELL, box.right - left + 1)
          for (let step = 0; step < end; step++) {
            const [x, at] = [left + step, y * width + left + step]
            const [moveX, moveY] = [fromX + stepX * step, fromY + stepY * step]
            if (moveX === 0 && moveY === 0) {
              target.texels[at] = source.texels[at]
              continue
            }
            const u = clamp(x + moveX, 0, width - 1.01)
            const v = clamp(y + moveY, 0, height - 1.01)
            const place = (v | 0) * width + (u | 0)
            const across = ((u - (u | 0)) * 256) | 0
            const { texels } = source
            target.texels[at] = mixTexels(
              mixTexels(texels[place], texels[place + 1], across),
              mixTexels(texels[place + width], texels[place + width + 1], across),
              ((v - (v | 0)) * 256) | 0,
            )
          }
        }
      }
    },
  }
}
