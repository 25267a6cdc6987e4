import { expect, test } from 'vitest'
import { sizeText, storageNote } from './storage-text.ts'

const gigabyte = 1024 ** 3

test.each([
  [0, '0 MB'],
  [1, '1 MB'],
  [300 * 1024 ** 2, '300 MB'],
  [1.26 * gigabyte, '1.3 GB'],
  [10 * gigabyte, '10 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test.each([
  [0.5, /30 days[.]$/],
  [1.85, /Little is left: delete items from your gallery/],
  [2, /It is full, so nothing new can be made or brought in: delete items/],
])('%d of 2 GB says so', (made, note) => {
  expect(storageNote({ made_bytes: made * gigabyte, brought_bytes: 0, limit_bytes: 2 * gigabyte })).toMatch(note)
})
