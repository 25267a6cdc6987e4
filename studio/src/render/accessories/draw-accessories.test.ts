import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { EARRING_STYLES, GLASSES_STYLES, type Identity } from '../../identity/identity.ts'
import { portraitCamera } from '../camera.ts'
import { buildHead } from '../head/build-head.ts'
import { lightRig } from '../light/lighting.ts'
import { makePose } from '../pose.ts'
import { averageIdentity, plainScene } from '../test-person.ts'
import { drawEarrings } from './draw-earrings.ts'
import { drawGlasses } from './draw-glasses.ts'

const SIZE = 256

function paint(
  changes: Partial<Identity>,
  draw: typeof drawGlasses,
): { data: Uint8ClampedArray; options: Parameters<typeof drawGlasses>[1] } {
  const identity = { ...averageIdentity('female'), ...changes }
  const scene = plainScene({ pose: { yaw: 0.1, pitch: 0, roll: 0 } })
  const options = {
    identity,
    head: buildHead(identity, scene.expression),
    pose: makePose(scene.pose, portraitCamera(SIZE, SIZE)),
    lights: lightRig(scene),
  }
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  draw(context, options)
  return { data: context.getImageData(0, 0, SIZE, SIZE).data, options }
}

const painted = (data: Uint8ClampedArray) => data.filter((value, index) => index % 4 === 3 && value > 0).length

test.each(GLASSES_STYLES.filter((style) => style !== 'none'))('%s glasses frame both eyes', (style) => {
  const { data, options } = paint({ glasses: { style, color: [30, 26, 26] } }, drawGlasses)
  for (const side of [-1, 1]) {
    const { eyeX, eyeY } = options.head.layout
    const [x, y] = options.pose.toScreen(options.pose.toWorld(side * eyeX, eyeY, 0.6))
    const row = Math.round(y) * SIZE
    const rims = [-1, 1].map((direction) => {
      let strongest = 0
      for (let step = 4; step < 24; step++)
        strongest = Math.max(strongest, data[(row + Math.round(x) + direction * step) * 4 + 3])
      return strongest
    })
    for (const rim of rims) expect(rim).toBeGreaterThan(40)
  }
})

test.each(EARRING_STYLES.filter((style) => style !== 'none'))('%s hang below the ears', (style) => {
  const { data } = paint({ earrings: { style, color: [220, 180, 90] } }, drawEarrings)
  expect(painted(data)).toBeGreaterThan(8)
})

test('nothing is drawn for a person without glasses and earrings', () => {
  expect(painted(paint({}, drawGlasses).data)).toBe(0)
  expect(painted(paint({}, drawEarrings).data)).toBe(0)
})
