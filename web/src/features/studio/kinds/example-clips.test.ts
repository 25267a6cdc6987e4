import { stat } from 'node:fs/promises'
import { KINDS } from '@visage/contract'
import { expect, test } from 'vitest'
import { EXAMPLE_CLIPS } from './example-clips.ts'
import { MOTION_EXAMPLES, videoExamplesOf } from './video-examples.ts'

const bytesOf = async (path: string) =>
  (await stat(new URL(`../../../../public/media/clips/${path}`, import.meta.url))).size

test.each(EXAMPLE_CLIPS.map(({ file }) => file))(
  'the clip %s is small in both formats and has a still',
  async (file) => {
    for (const ending of ['mp4', 'webm']) expect(await bytesOf(`${file}.${ending}`)).toBeLessThan(430_000)
    for (const ending of ['avif', 'webp']) expect(await bytesOf(`${file}.${ending}`)).toBeLessThan(50_000)
  },
)

test.each(['female:link', 'female:template', 'male:link', 'male:template'] as const)(
  'the choice %s has examples of its own',
  (choice) => expect(videoExamplesOf(choice).length).toBeGreaterThan(1),
)

test('the words of an example are a prompt that can be sent', () => {
  const image = '22222222-2222-4222-8222-222222222222'
  for (const { input } of MOTION_EXAMPLES)
    expect(KINDS['image-to-video'].input.safeParse({ ...input, image }).success).toBe(true)
})
