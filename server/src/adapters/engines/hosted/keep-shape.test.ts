import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainClips } from '../../../testing/plain-parts.ts'
import { fal } from '../fal/fal.ts'
import { driveRecipe, plainTools } from '../testing/drive-recipe.ts'
import { createHostedEngine } from './hosted-engine.ts'

const patience = { pollMs: 10, silentMs: 400, lookMs: 100, unseenMs: 600, fetchMs: 500 }
const image = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'

/** Teal, with a frame of red: what is cut off of it would be missed. */
const paint = ({ width, height }: { width: number; height: number }) => {
  const [across, along] = [width - 20, height - 20]
  const inside = { create: { width: across, height: along, channels: 3 as const, background: 'teal' } }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: inside, left: 10, top: 10 }])
    .png()
    .toBuffer()
}

/** Moves a picture of this size at the stand-in; answers what was stored and asked there, and what the clip was cut to. */
const move = async (size: { width: number; height: number }) => {
  await using service = await startStandInFal()
  const clips = plainClips()
  const { planning, finishing, log } = plainTools(0.9)
  const engine = createHostedEngine({
    planning: { ...planning, clips },
    finishing: { ...finishing, clips },
    log,
    ...fal.openAccount({ key: service.key, baseUrl: service.url, modelsPath: null }),
    name: fal.name,
    concurrency: 1,
    webhookUrl: null,
    patience,
  })
  const picture = await paint(size)
  const { end } = await driveRecipe(
    engine,
    { kind: 'image-to-video', input: { image, prompt: 'she waves' } },
    { source: { ...size, readBytes: async () => picture } },
  )
  expect(end.state).toBe('done')
  const asked = service.taken[0]?.input.aspect_ratio
  return { asked, stored: service.storedFiles().at(-1) ?? Buffer.alloc(0), fitted: clips.fitted }
}

const redAt = async (picture: Uint8Array, left: number, top: number) =>
  (await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0]

// Proves: hosted-clip-keeps-shape
test.each([
  ['upright', { width: 200, height: 250 }, '1:1', { width: 250, height: 250 }, { width: 64, height: 80 }],
  ['narrow', { width: 180, height: 400 }, '9:16', { width: 225, height: 400 }, { width: 50, height: 112 }],
  ['wide', { width: 400, height: 350 }, '1:1', { width: 400, height: 400 }, { width: 64, height: 56 }],
])('a model of few shapes gets a picture that is %s whole, and its clip is cut to it', async (_name, size, ...rest) => {
  const [shape, padded, clip] = rest
  const { asked, stored, fitted } = await move(size)
  expect(asked).toBe(shape)
  expect(await sharp(stored).metadata()).toMatchObject(padded)
  const [left, top] = [Math.round((padded.width - size.width) / 2), Math.round((padded.height - size.height) / 2)]
  const corners = [redAt(stored, left + 5, top + 5), redAt(stored, left + size.width - 6, top + size.height - 6)]
  expect(await Promise.all(corners)).toEqual([255, 255])
  expect(await redAt(stored, Math.round(padded.width / 2), Math.round(padded.height / 2))).toBe(0)
  // The stand-in's clip has 64 by 112 pixels.
  expect(fitted).toEqual([{ ...clip, framesPerSecond: 10 }])
})

test('a picture of a shape that the model knows is sent as it is, and its clip is left as it comes', async () => {
  const { asked, fitted } = await move({ width: 180, height: 320 })
  expect([asked, fitted]).toEqual(['9:16', []])
})
