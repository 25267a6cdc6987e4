import { readFile, stat } from 'node:fs/promises'
import { KINDS } from '@visage/contract'
import { expect, test } from 'vitest'
import { CLOTH_EXAMPLES } from './cloth-examples.ts'
import { SONG_EXAMPLES } from './music-examples.ts'

const fileOf = (url = '') => new URL(`../../../../public${url}`, import.meta.url)
const bytesOf = async (url: string | undefined) => (await stat(fileOf(url))).size

test.each(CLOTH_EXAMPLES)('$alt is there small, over the picture before and with its garment', async (example) => {
  expect(await bytesOf(example.url)).toBeLessThan(130_000)
  expect(await bytesOf(example.before?.url)).toBeLessThan(130_000)
  expect(await bytesOf(example.material?.url)).toBeLessThan(40_000)
})

test.each(SONG_EXAMPLES)(
  '$alt is there small, with what it is drawn with and words that can be sent',
  async (example) => {
    expect(await bytesOf(example.url)).toBeGreaterThan(200_000)
    expect(await bytesOf(example.url)).toBeLessThan(600_000)
    const { duration, peaks } = JSON.parse(await readFile(fileOf(example.peaksUrl), 'utf8'))
    expect(duration).toBeGreaterThan(15)
    expect(peaks).toHaveLength(200)
    expect(KINDS.music.input.shape.lyrics.safeParse(example.words).success).toBe(true)
  },
)
