import { expect, it } from 'vitest'
import { WORN_NAMES, wornThing } from '../../identity/worn.ts'
import type { Worn, WornName } from '../../identity/worn.ts'
import type { Identity } from '../../identity/identity.ts'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import type { Rgb } from '../../image/rgb.ts'
import { renderPortrait } from '../picture.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'

/** Large enough for single specks of glitter to be told from skin. */
const SIDE = 160
const SIZE = { width: SIDE, height: SIDE, createCanvas: createNodeCanvas }
const identity = { ...averageIdentity('female'), eyeColor: [82, 136, 188] as Rgb }
const shot = (worn: Worn = {}, who: Identity = identity) => renderPortrait(who, { ...plainScene(), worn }, SIZE).data
const bare = shot()

/** How many pixels differ by more than a trembling of the tones. */
const differing = (data: Uint8ClampedArray): number => {
  let count = 0
  for (let at = 0; at < data.length; at += 4)
    if (
      Math.abs(data[at] - bare[at]) + Math.abs(data[at + 1] - bare[at + 1]) + Math.abs(data[at + 2] - bare[at + 2]) >
      24
    )
      count += 1
  return count
}

const ON_FACES = WORN_NAMES.filter((name) =>
  ['face-art', 'skin-mark', 'eye-cover', 'hair-jewel', 'brow-dye'].includes(wornThing(name).place),
)

it.each([...ON_FACES, 'face-tattoo', 'neck-tattoo'] as WornName[])('%s is seen on a face', (name) => {
  const { place, colors } = wornThing(name)
  expect(differing(shot({ [place]: { name, color: colors[0] } }))).toBeGreaterThan(8)
})

it('the left eye of a person has a colour of its own', () => {
  const odd = shot({}, { ...identity, leftEyeColor: [98, 58, 32] })
  const sides = [0, 0]
  for (let at = 0; at < odd.length; at += 4)
    if (Math.abs(odd[at] - bare[at]) + Math.abs(odd[at + 2] - bare[at + 2]) > 12)
      sides[(at / 4) % SIDE < SIDE / 2 ? 0 : 1] += 1
  expect(sides[0]).toBe(0)
  expect(sides[1]).toBeGreaterThan(3)
})
