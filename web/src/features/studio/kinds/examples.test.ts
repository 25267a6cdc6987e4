import { readFile, stat } from 'node:fs/promises'
import { KINDS } from '@visage/contract'
import { expect, test } from 'vitest'
import { CLOTH_EXAMPLES } from './cloth.tsx'
import { EXAMPLE_CLIPS } from './examples.ts'
import { MOTION_EXAMPLES } from './image-to-video.tsx'
import { SONG_EXAMPLES } from './music.tsx'
import { TALK_EXAMPLES } from './talk.tsx'
import { videoExamplesOf } from './video.tsx'

const fileOf = (url = '') => new URL(`../../../../public${url}`, import.meta.url)
const bytesAt = async (url: string | undefined) => (await stat(fileOf(url))).size

test.each(CLOTH_EXAMPLES)('$alt is there small, over the picture before and with its garment', async (example) => {
  expect(await bytesAt(example.url)).toBeLessThan(130_000)
  expect(await bytesAt(example.before?.url)).toBeLessThan(130_000)
  expect(await bytesAt(example.uploaded?.url)).toBeLessThan(40_000)
})

test.each(SONG_EXAMPLES)(
  '$alt is there small, with what it is drawn with and words that can be sent',
  async (example) => {
    expect(await bytesAt(example.url)).toBeGreaterThan(200_000)
    expect(await bytesAt(example.url)).toBeLessThan(600_000)
    const { duration, peaks } = JSON.parse(await readFile(fileOf(example.peaksUrl), 'utf8'))
    expect(duration).toBeGreaterThan(15)
    expect(peaks).toHaveLength(200)
    expect(KINDS.music.input.shape.lyrics.safeParse(example.words).success).toBe(true)
  },
)

// Proves: example-talk
test.each(TALK_EXAMPLES)('$alt is there small, with a still and words that can be sent', async ({ url, input }) => {
  expect(await bytesAt(`${url}.mp4`)).toBeLessThan(800_000)
  for (const ending of ['avif', 'webp']) expect(await bytesAt(`${url}.${ending}`)).toBeLessThan(50_000)
  const rest = { image: '22222222-2222-4222-8222-222222222222', tone: 'calm', pace: 1, shape: '1:1', seconds: 5 }
  expect(KINDS.talk.input.safeParse({ ...rest, ...input, subtitles: true }).error).toBeUndefined()
})

const bytesOf = async (path: string) =>
  (await stat(new URL(`../../../../public/media/clips/${path}`, import.meta.url))).size

// Proves: example-clips-clip-small-formats
test.each(EXAMPLE_CLIPS.map(({ file }) => file))(
  'the clip %s is small in both formats and has a still',
  async (file) => {
    for (const ending of ['mp4', 'webm']) expect(await bytesOf(`${file}.${ending}`)).toBeLessThan(430_000)
    for (const ending of ['avif', 'webp']) expect(await bytesOf(`${file}.${ending}`)).toBeLessThan(50_000)
  },
)

// Proves: example-clips-choice-examples
test.each(['female:link', 'female:template', 'male:link', 'male:template'] as const)(
  'the choice %s has examples of its own',
  (choice) => expect(videoExamplesOf(choice).length).toBeGreaterThan(1),
)

// Proves: example-clips-words-prompt-sent
test('the words of an example are a prompt that can be sent', () => {
  const image = '22222222-2222-4222-8222-222222222222'
  for (const { input } of MOTION_EXAMPLES)
    expect(KINDS['image-to-video'].input.safeParse({ ...input, image }).success).toBe(true)
})
