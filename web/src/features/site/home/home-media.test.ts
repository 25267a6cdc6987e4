import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { BLENDS } from '../../../lib/example-people.ts'
import { ARTICLE_SLUGS } from '../../../lib/routing/paths.ts'
import { listPortraitFiles } from '../../../ui/media/portrait-files.ts'
import { CAST, HERO_CAST, INFLUENCERS } from './cast/cast.ts'

const bytesOf = async (path: string) => (await stat(new URL(`../../../../public/media/${path}`, import.meta.url))).size

describe('the cast', () => {
  // Proves: home-media-fifty-people-half
  test('is fifty people, half of them women, whose pictures, prompts and descriptions all differ', () => {
    expect(CAST).toHaveLength(50)
    expect(CAST.filter(({ gender }) => gender === 'female')).toHaveLength(25)
    for (const key of ['file', 'prompt', 'alt'] as const)
      expect(new Set(CAST.map((person) => person[key])).size).toBe(50)
  })

  test.each(CAST.map(({ file }) => file))('%s has every rendition, each small', async (file) => {
    for (const { path, widthPixels } of listPortraitFiles(file, false))
      expect(await bytesOf(path)).toBeLessThan(widthPixels > 320 ? 58_000 : 22_000)
  })

  test('gives the hero larger renditions', async () => {
    for (const { file } of HERO_CAST)
      for (const { path } of listPortraitFiles(file, true)) expect(await bytesOf(path)).toBeGreaterThan(0)
  })

  // Proves: home-media-lends-people-frame
  test('lends its people to the frame of influencers, each once and under a name of its own', () => {
    expect(INFLUENCERS).toHaveLength(7)
    expect(new Set(INFLUENCERS.map(({ person }) => person.file)).size).toBe(7)
    expect(new Set(INFLUENCERS.map(({ name }) => name)).size).toBe(7)
  })
})

test.each(BLENDS.flatMap(({ child, parents }) => [child, ...parents]))('the blend has %s', async (file) => {
  for (const { path } of listPortraitFiles(file, false)) expect(await bytesOf(path)).toBeGreaterThan(0)
})

// Proves: home-media-film-small-formats
test.each(['faces', 'pictures', 'motion'])('the film %s is small in both formats and has a still', async (name) => {
  for (const ending of ['mp4', 'webm']) expect(await bytesOf(`loops/${name}.${ending}`)).toBeLessThan(350_000)
  for (const ending of ['avif', 'webp']) expect(await bytesOf(`loops/${name}.${ending}`)).toBeLessThan(60_000)
})

test.each(ARTICLE_SLUGS)('the article %s has its pictures', async (slug) => {
  for (const name of [`${slug}.avif`, `${slug}-640.avif`, `${slug}.webp`, `${slug}.jpg`])
    expect(await bytesOf(`blogs/${name}`)).toBeGreaterThan(0)
})
