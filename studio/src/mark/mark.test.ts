import { expect, test } from 'vitest'
import { decodeBits, encodeBits } from './convolutional-code.ts'
import { createMarkWriter, type MarkedPicture } from './embed-mark.ts'
import { BELIEVED_SCORE, findMark, scoreOfMark } from './find-mark.ts'
import { createMarkTile } from './mark-tile.ts'
import { copyLuma, type Journey, paintTestPicture } from './testing/paint-test-picture.ts'

const tile = createMarkTile(Uint8Array.from({ length: 16 }, (_, index) => index * 13 + 1))
const message = Uint8Array.from([11, 22, 33, 44, 55, 66, 77, 88])
const size = { width: 1080, height: 1350 }
const accepts = (read: Uint8Array) => Buffer.compare(read, message) === 0

const marked = (seed: number): { before: MarkedPicture; after: MarkedPicture } => {
  const before = paintTestPicture(seed, size)
  const after = { ...before, data: Uint8ClampedArray.from(before.data) }
  expect(createMarkWriter(tile, message).embed(after)).toBe(true)
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
  const found = findMark(await copyLuma(marked(3).after, journey), { tile, accepts })
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
  expect(findMark(plain, { tile, accepts: () => true })).toBeNull()
  expect(scoreOfMark(plain, tile)).toBeLessThan(BELIEVED_SCORE)
  const other = createMarkTile(Uint8Array.from({ length: 16 }, (_, index) => index + 2))
  expect(findMark(await copyLuma(after, { scale: 0.5 }), { tile: other, accepts: () => true })).toBeNull()
  expect(findMark(await copyLuma(after, { scale: 0.5 }), { tile, accepts: () => false })).toBeNull()
})

test('a picture made from a marked one shows one of both marks', async () => {
  const { after } = marked(9)
  const second = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 9])
  createMarkWriter(tile, second).embed(after)
  const luma = await copyLuma(after, { jpegQuality: 85 })
  const found = findMark(luma, { tile, accepts: (read) => accepts(read) || Buffer.compare(read, second) === 0 })
  expect(found).not.toBeNull()
})

test('a picture that is too small stays as it is', async () => {
  const small = paintTestPicture(1, { width: 200, height: 320 })
  const before = Uint8ClampedArray.from(small.data)
  expect(createMarkWriter(tile, message).embed(small)).toBe(false)
  expect(small.data).toEqual(before)
  expect(findMark(await copyLuma(small, { scale: 0.5 }), { tile, accepts: () => true })).toBeNull()
})

test('a flat picture of one colour can be marked and read', async () => {
  const flat: MarkedPicture = { ...size, channels: 3, data: new Uint8Array(size.width * size.height * 3).fill(150) }
  createMarkWriter(tile, message).embed(flat)
  const data = Float32Array.from({ length: size.width * size.height }, (_, pixel) => flat.data[pixel * 3])
  expect(findMark({ ...size, data }, { tile, accepts })?.message).toEqual(message)
})

test('the code mends a quarter of all bits turned weak or wrong', () => {
  const bits = Array.from({ length: 64 }, (_, index) => ((index * 7) % 3 === 0 ? 1 : 0))
  const soft = Float64Array.from(encodeBits(bits), (value, index) =>
    index % 8 === 0 ? -value : index % 8 === 4 ? 0 : value,
  )
  expect(decodeBits(soft)).toEqual(bits)
})

test('keys and messages of another length are refused', () => {
  expect(() => createMarkTile(new Uint8Array(16))).toThrow(RangeError)
  expect(() => createMarkTile(new Uint8Array(15).fill(1))).toThrow(RangeError)
  expect(() => createMarkWriter(tile, new Uint8Array(7))).toThrow(RangeError)
})
