import { expect, test } from 'vitest'
import { stripTags } from './strip-tags.ts'

const frame = Buffer.from([0xff, 0xfb, 0x90, 0x44, ...Array.from({ length: 200 }, (_, index) => index)])

const tag = (text: string, { hasFoot = false } = {}) => {
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, hasFoot ? 0x10 : 0, 0, 0, text.length >> 7, text.length & 0x7f])
  return Buffer.concat([head, Buffer.from(text), hasFoot ? Buffer.alloc(10) : Buffer.alloc(0)])
}

test('tags in front and at the end go, the sound stays byte by byte', () => {
  const secret = 'the whole prompt '.repeat(20)
  const trailer = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'x')])
  for (const file of [
    frame,
    Buffer.concat([tag(secret), frame]),
    Buffer.concat([tag(secret, { hasFoot: true }), tag('more'), frame]),
    Buffer.concat([tag(secret), frame, trailer]),
  ])
    expect(Buffer.from(stripTags(file)).equals(frame)).toBe(true)
})
