import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityFromText } from '@visage/studio/person'
import { framingOfPose, motionFromText, sceneFromText } from '@visage/studio/scene'
import { animateScene } from '@visage/studio/clip'
import { createNodeCanvas } from '@visage/studio/node-canvas'
import type { SceneClip } from '@visage/studio/clip'
import { voiceFor } from '@visage/studio/talk'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { openClipProcessor } from '../../../server/src/adapters/media/clip/open-clip-processor.ts'
import { CLIP_FORM, EXAMPLE_CLIPS, EXAMPLE_TALKS, TALK_FORM } from '../../src/features/studio/kinds/examples.ts'
import type { ExampleClip, ExampleTalk } from '../../src/features/studio/kinds/examples.ts'
import { encodeLoop } from '../encode-loop.ts'
import { encodePicture } from '../encode-picture.ts'
import type { MediaTask } from '../media-task.ts'

const mostFilmBytes = { mp4: 420_000, webm: 360_000 } as const
const mostStillBytes = 46_000

const encodeStills = async (picture: Sharp): Promise<Uint8Array[]> => [
  await encodePicture(picture, 'avif', mostStillBytes),
  await encodePicture(picture, 'webp', mostStillBytes),
]

const sceneOf = ({ gender, face, pose, scene: words, prompt }: ExampleClip): SceneClip => {
  const { identity } = identityFromText(face, gender)
  const { seed } = identity
  const framing = framingOfPose(pose, seed)
  const { scene } = sceneFromText(words, identity, { framing, seed })
  const { durationSeconds } = CLIP_FORM
  const { motion, scene: changes, hints } = motionFromText(prompt, { seed, framing, durationSeconds })
  const missing = hints.filter(({ fate }) => fate === 'missing').map(({ words }) => words)
  if (missing.length > 0) throw new Error(`The studio cannot show ${missing.join(', ')} of "${prompt}".`)
  return { identity, scene: { ...scene, ...changes }, motion }
}

/** The examples of the video screens, made from their own words as the screens would make them. */
export const listExampleClipTasks = (): readonly MediaTask[] =>
  EXAMPLE_CLIPS.map((example) => ({
    outputs: ['mp4', 'webm', 'avif', 'webp'].map((ending) => `clips/${example.file}.${ending}`),
    make: async () => {
      const frames: Uint8Array[] = []
      for await (const frame of animateScene(sceneOf(example), { ...CLIP_FORM, createCanvas: createNodeCanvas }))
        frames.push(Uint8Array.from(frame))
      const [still = new Uint8Array()] = frames
      const { width, height } = CLIP_FORM
      const picture = sharp(still, { raw: { width, height, channels: 4 } }).removeAlpha()
      const film = { frames, ...CLIP_FORM }
      return [
        await encodeLoop(film, 'mp4', mostFilmBytes.mp4),
        await encodeLoop(film, 'webm', mostFilmBytes.webm),
        ...(await encodeStills(picture)),
      ]
    },
  }))

/** Their own voice says the script, calmly or lively, as the screen would have it said. */
const requestOf = ({ gender, face, scene: words, script, tone }: ExampleTalk) => {
  const { identity } = identityFromText(face, gender)
  const { scene } = sceneFromText(words, identity, { framing: 'selfie', seed: identity.seed })
  const speech = { script, voice: voiceFor(identity), tone, pace: 1, lexicon: [] }
  return {
    said: { of: 'script', request: speech },
    shown: { of: 'scene', identity, scene },
    tone,
    seed: identity.seed,
    hasSubtitles: true,
    ...TALK_FORM,
  } as const
}

/** The examples of the talking screen, made by what makes the talks of people. */
export const listExampleTalkTasks = (): readonly MediaTask[] =>
  EXAMPLE_TALKS.map((example) => ({
    outputs: ['mp4', 'avif', 'webp'].map((ending) => `clips/${example.file}.${ending}`),
    make: async () => {
      const dir = await mkdtemp(join(tmpdir(), 'visage-talk-'))
      const clips = await openClipProcessor({ dir })
      try {
        const { bytes } = await clips.talk(requestOf(example))
        const still = await clips.poster(bytes)
        return [bytes, ...(await encodeStills(sharp(still.bytes).resize(TALK_FORM)))]
      } finally {
        await clips.close()
        await rm(dir, { recursive: true, force: true })
      }
    },
  }))
