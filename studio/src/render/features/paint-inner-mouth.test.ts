import { expect, test } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { WORN_THINGS } from '../../identity/worn.ts'
import type { Worn } from '../../identity/worn.ts'
import { luma } from '../../image/rgb.ts'
import type { FaceUnits } from '../../scene/face-units.ts'
import { faceLayout } from '../head/features-layout.ts'
import { renderPortraitFaces } from '../picture.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { portraitCamera } from '../view/camera.ts'

const SIZE = 240

/** The colour of the mouth so far below its middle, in head units. */
const colorOf = (units: FaceUnits, below: number, worn: Worn = {}): [number, number, number] => {
  const identity = averageIdentity('female')
  const expression = { smile: 0, blink: 0, gazeX: 0, gazeY: 0, talk: 0.5, units }
  const scene = plainScene({ pose: { yaw: 0, pitch: 0, roll: 0 }, expression, worn })
  const [{ width, data }] = renderPortraitFaces(identity, scene, {
    width: SIZE,
    height: SIZE,
    createCanvas: createNodeCanvas,
    blinks: [0],
  })
  const { scale, centerY } = portraitCamera(SIZE, SIZE)
  const middleY = faceLayout(identity, expression).mouthY + below
  const middle = Math.round(Math.min(1.42 * scale, centerY) + middleY * scale)
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = middle - 1; y <= middle + 1; y++)
    for (let x = Math.round(width / 2) - 3; x <= width / 2 + 3; x++)
      for (const channel of [0, 1, 2] as const) sum[channel] += data[(y * width + x) * 4 + channel] / 21
  return sum
}

test('teeth show between lips that speak, and none in the round hole of pursed ones', () => {
  expect(luma(colorOf({ pucker: 1, jawDrop: 0.1 }, 0))).toBeLessThan(0.6 * luma(colorOf({ jawDrop: 0.1 }, 0)))
})

test('a tongue that is raised fills the dark below the teeth with red', () => {
  const [jawDrop, below] = [0.35, 0.05]
  const [red, green] = colorOf({ jawDrop, tongue: 1 }, below)
  expect(red).toBeGreaterThan(1.4 * colorOf({ jawDrop }, below)[0])
  expect(red).toBeGreaterThan(1.4 * green)
})

test('gold on the teeth is yellow, and a gap between the front ones dark', () => {
  const bare = colorOf({ jawDrop: 0.1 }, 0)
  const covered = (['gold-teeth', 'tooth-gap'] as const).map((name) =>
    colorOf({ jawDrop: 0.1 }, 0, { teeth: { name, color: WORN_THINGS[name].colors[0] } }),
  )
  expect(covered[0][2] / covered[0][0]).toBeLessThan((0.85 * bare[2]) / bare[0])
  expect(luma(covered[1])).toBeLessThan(0.95 * luma(bare))
})
