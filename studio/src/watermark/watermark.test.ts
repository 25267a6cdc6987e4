import { expect, test } from 'vitest'
import { decodeBits, encodeBits } from './convolutional-code.ts'
import { createWatermarkWriter } from './embed-watermark.ts'
import type { WatermarkPixels } from './embed-watermark.ts'
import { BELIEVED_SCORE, findWatermark, watermarkScore } from './find-watermark.ts'
import { copyLuma, paintTestPicture } from './testing/paint-test-picture.ts'
import type { Journey } from './testing/paint-test-picture.ts'
import { createWatermarkTile } from './watermark-tile.ts'

const tile = createWatermarkTile(Uint8Array.from({ length: 16 }, (_, index) => index * 13 + 1))
const message = Uint8Array.from([11, 22, 33, 44, 55, 66, 77, 88])
const size = { width: 1080, height: 1350 }
const accepts = (read: Uint8Array) => Buffer.compare(read, message) === 0

const marked = (seed: number): { before: WatermarkPixels; after: WatermarkPixels } => {
  const before = paintTestPicture(seed, size)
  const after = { ...before, data: Uint8ClampedArray.from(before.data) }
  expect(createWatermarkWriter(tile, message).embed(after)).toBe(true)
  return { before, after }
}

const JOURNEYS: Record<string, Journey> = {
  'no way': {},
  'JPEG quality 60': { jpegQuality: 60 },
  'half its size': { scale: 0.5 },
  'a crop of 20 %': { cut: { left: 0.13, top: 0.07, width: 0.8, height: 0.8 } },
  'a screenshot': { scale: 0.71, jpegQuality: 80, cut: { left: 0.02, top: 0.03, width: 0.95, height: 0.9 } },
  'half again its size': { scale: 1.5, jpegQuality: 85 },
}

test.each(Object.entries(JOURNEYS))('a mark is read after %s', async (_, journey) => {
  const found = findWatermark(await copyLuma(marked(3).after, journey), { tile, accepts })
  expect(found?.message).toEqual(message)
})

test('a mark changes little, and least where a picture is flat', () => {
  const { before, after } = marked(5)
  let [squares, most, opaque] = [0, 0, 0]
  const skyEnd = size.width * 300 * 4
  for (const [index, value] of before.data.entries()) {
    const change = Math.abs(after.data[index] - value)
    squares += change * change
    if (index < skyEnd) most = Math.max(most, change)
    if (index % 4 === 3) opaque += change
  }
  expect(10 * Math.log10(255 ** 2 / (squares / before.data.length))).toBeGreaterThan(44)
  expect(most).toBeLessThanOrEqual(3)
  expect(opaque).toBe(0)
})

test('nothing is read from a picture without a mark, with the mark of another key, or with another message', async () => {
  const { before, after } = marked(7)
  const plain = await copyLuma(before, { scale: 0.5 })
  expect(findWatermark(plain, { tile, accepts: () => true })).toBeNull()
  expect(watermarkScore(plain, tile)).toBeLessThan(BELIEVED_SCORE)
  const other = createWatermarkTile(Uint8Array.from({ length: 16 }, (_, index) => index + 2))
  expect(findWatermark(await copyLuma(after, { scale: 0.5 }), { tile: other, accepts: () => true })).toBeNull()
  expect(findWatermark(await copyLuma(after, { scale: 0.5 }), { tile, accepts: () => false })).toBeNull()
})

test('a picture made from a marked one shows one of both marks', async () => {
  const { after } = marked(9)
  const second = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 9])
  createWatermarkWriter(tile, second).embed(after)
  const luma = await copyLuma(after, { jpegQuality: 85 })
  const found = findWatermark(luma, { tile, accepts: (read) => accepts(read) || Buffer.compare(read, second) === 0 })
  expect(found).not.toBeNull()
})

test('a picture that is too small stays as it is', async () => {
  const small = paintTestPicture(1, { width: 200, height: 320 })
  const before = Uint8ClampedArray.from(small.data)
  expect(createWatermarkWriter(tile, message).embed(small)).toBe(false)
  expect(small.data).toEqual(before)
  expect(findWatermark(await copyLuma(small, { scale: 0.5 }), { tile, accepts: () => true })).toBeNull()
})

test('a flat picture of one colour can be marked and read', async () => {
  const flat: WatermarkPixels = { ...size, channels: 3, data: new Uint8Array(size.width * size.height * 3).fill(150) }
  createWatermarkWriter(tile, message).embed(flat)
  const data = Float32Array.from({ length: size.width * size.height }, (_, pixel) => flat.data[pixel * 3])
  expect(findWatermark({ ...size, data }, { tile, accepts })?.message).toEqual(message)
})

test('the code mends a quarter of all bits turned weak or wrong', () => {
  const bits = Array.from({ length: 64 }, (_, index) => ((index * 7) % 3 === 0 ? 1 : 0))
  const soft = Float64Array.from(encodeBits(bits), (value, index) =>
    index % 8 === 0 ? -value : index % 8 === 4 ? 0 : value,
  )
  expect(decodeBits(soft)).toEqual(bits)
})

test('keys and messages of another length are refused', () => {
  expect(() => createWatermarkTile(new Uint8Array(16))).toThrow(RangeError)
  expect(() => createWatermarkTile(new Uint8Array(15).fill(1))).toThrow(RangeError)
  expect(() => createWatermarkWriter(tile, new Uint8Array(7))).toThrow(RangeError)
})
