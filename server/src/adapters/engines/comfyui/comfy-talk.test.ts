import { cuesOf } from '@visage/studio/talk'
import type { Cue } from '@visage/studio/talk'
import { expect, test } from 'vitest'
import { plainClips } from '../../../testing/plain-parts.ts'
import { driftOf, findMisdrawn } from '../../media/clip/testing/check-subtitles.ts'
import { openTestClips } from '../../media/clip/testing/open-test-clips.ts'
import { sayClip } from '../../media/clip/testing/say-clip.ts'
import { driveRecipe } from '../testing/drive-recipe.ts'
import { openComfyBench } from './testing/comfy-bench.ts'

const { startServers, openEngine } = openComfyBench()
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const input = { image: id, seconds: 2.5, tone: 'calm', pace: 1, shape: '9:16', subtitles: true } as const
const script = 'A man. A plan. Panama.'

// Proves: talk-elsewhere-recorded
test('a recording with its words has subtitles in the clip of a server, at the times that are heard', async () => {
  const [server] = await startServers(20)
  const { film, words } = await sayClip({ script })
  server.serveVideo(film)
  await using clips = await openTestClips()
  const recorded = { ...input, script, sound: { from: 'upload', id } } as const
  const { end } = await driveRecipe(openEngine({ finishedBy: clips }), { kind: 'talk', input: recorded })
  if (end.state !== 'done') throw new Error(end.message)
  const { cues } = end.recipe as { cues: Cue[] }
  expect(driftOf(cues, cuesOf(words))).toBeLessThan(0.2)
  expect(end.hints).toEqual([])
  expect(await findMisdrawn(end.artifact.bytes, cues)).toEqual([])
})

test('a recording without its words has none, and nothing is missed', async () => {
  await startServers(20)
  const clips = plainClips()
  const recorded = { ...input, sound: { from: 'upload', id } } as const
  const { end } = await driveRecipe(openEngine({ finishedBy: clips }), { kind: 'talk', input: recorded })
  expect(end).toMatchObject({ state: 'done', recipe: { cues: [] }, hints: [] })
  expect(clips.subtitled).toEqual([])
})
