import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readColours } from './read-colours.ts'

/** A picture of stripes, each of its share of the width. */
const stripes = async (...parts: readonly (readonly [colour: string, share: number])[]): Promise<Uint8Array> => {
  const side = 200
  let left = 0
  const overlays = parts.map(([background, share]) => {
    const width = Math.round(share * side)
    const overlay = { input: { create: { width, height: side, channels: 3 as const, background } }, left, top: 0 }
    left += width
    return overlay
  })
  return sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
    .composite(overlays)
    .webp()
    .toBuffer()
}

test.each([
  ['#c81e1e', 'red'],
  ['#f28c1c', 'orange'],
  ['#f2d21c', 'yellow'],
  ['#2e9e3a', 'green'],
  ['#109a9a', 'teal'],
  ['#1e5ac8', 'blue'],
  ['#7a2ec8', 'purple'],
  ['#f06eaa', 'pink'],
  ['#7a4a28', 'brown'],
  ['#101114', 'black'],
  ['#808284', 'grey'],
  ['#f6f6f4', 'white'],
])('%s is %s', async (background, name) => {
  expect(await readColours(await stripes([background, 1]))).toEqual([name])
})

// Proves: colours-plain
test('those that take most of a picture come first, and what hardly shows is left out', async () => {
  const picture = await stripes(['#1e5ac8', 0.5], ['#c81e1e', 0.3], ['#f2d21c', 0.15], ['#2e9e3a', 0.05])
  expect(await readColours(picture)).toEqual(['blue', 'red', 'yellow'])
  expect(await readColours(await stripes(['#1e5ac8', 0.85], ['#808284', 0.15]))).toEqual(['blue'])
})
