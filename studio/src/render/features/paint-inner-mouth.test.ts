import { expect, test } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { luma } from '../../image/rgb.ts'
import type { FaceUnits } from '../../scene/face-units.ts'
import { faceLayout } from '../head/features-layout.ts'
import { renderPortraitFaces } from '../picture.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { portraitCamera } from '../view/camera.ts'

const SIZE = 240

/** How bright the middle of the mouth is, just below the upper lip. */
const brightnessOf = (units: FaceUnits): number => {
  const identity = averageIdentity('female')
  const expression = { smile: 0, blink: 0, gazeX: 0, gazeY: 0, talk: 0.5, units }
  const scene = plainScene({ pose: { yaw: 0, pitch: 0, roll: 0 }, expression })
  const [{ width, data }] = renderPortraitFaces(identity, scene, {
    width: SIZE,
    height: SIZE,
    createCanvas: createNodeCanvas,
    blinks: [0],
  })
  const { scale, centerY } = portraitCamera(SIZE, SIZE)
  const middle = Math.round(Math.min(1.42 * scale, centerY) + faceLayout(identity, expression).mouthY * scale)
  const lumas: number[] = []
  for (let y = middle - 1; y <= middle + 1; y++)
    for (let x = Math.round(width / 2) - 3; x <= width / 2 + 3; x++) {
      const at = (y * width + x) * 4
      lumas.push(luma([data[at], data[at + 1], data[at + 2]]))
    }
  return lumas.reduce((sum, value) => sum + value, 0) / lumas.length
}

test('teeth show between lips that speak, and none in the round hole of pursed ones', () => {
  expect(brightnessOf({ pucker: 1, jawDrop: 0.1 })).toBeLessThan(0.6 * brightnessOf({ jawDrop: 0.1 }))
})
