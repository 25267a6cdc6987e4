import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeHostedEngine } from '../hosted/testing/describe-hosted-engine.ts'
import { describeMappings } from '../hosted/testing/describe-mappings.ts'
import { describeReferences } from '../hosted/testing/describe-references.ts'
import { costOf } from '../hosted/count-cost.ts'
import { readModels, rowsFor } from '../hosted/model-table.ts'
import { SAMPLE_REQUEST } from '../hosted/report-models.ts'
import { openOn } from '../hosted/testing/open-on-stand-in.ts'
import type { Engine } from '../engine.ts'
import { driveRecipe } from '../testing/drive-recipe.ts'
import { fal } from './fal.ts'

describeMappings('fal', new URL('./', import.meta.url))

describeReferences({
  kind: fal,
  start: startStandInFal,
  field: 'image_urls',
  takesDesigns: 'FLUX.2 klein 4B',
  takesLikenesses: { wanted: { quality: 'best', plan: 'basic' }, pictures: 4 },
})

// Proves: fal-counts-16-frames
test('a face in a video is noted as fal bills it: each sixteen frames are a second, whatever the video shows in one', () => {
  const [row] = rowsFor(readModels(new URL('models.json', import.meta.url), null), {
    task: 'video-swap',
    vocals: undefined,
  })
  if (!row) throw new Error('There is no model for videos.')
  const tenSecondsOf = (framesPerSecond: number) =>
    costOf(
      row,
      { ...SAMPLE_REQUEST, task: 'video-swap', song: null, talk: null, frames: 10 * framesPerSecond, framesPerSecond },
      null,
    )
  expect(tenSecondsOf(16)).toBeCloseTo(10 * 0.08, 9)
  expect(tenSecondsOf(32)).toBeCloseTo(20 * 0.08, 9)
})

const perMegapixel = (unit_price: number) => ({ unit_price, unit: 'processed megapixels', currency: 'USD' })

describe('a model without a price in the table', () => {
  afterEach(() => void vi.useRealTimers())

  const id = 'fal-ai/flux-2/klein/4b/edit/lora'
  const face = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
  const picture = { from: 'asset', id: face } as const
  /** The picture that is made, and the two that are given along. */
  const megapixels = (1024 * 1024) / 1_000_000 + 2
  type Service = Awaited<ReturnType<typeof startStandInFal>>

  /** What is noted of a swap that goes on until it was seen to run; false where it was not made. */
  const costOfSwap = async (engine: Engine, service: Service): Promise<number | null | false> => {
    service.faults.isEndless = true
    const input = { mode: 'picture', gender: 'female', face, picture } as const
    const { end } = await driveRecipe(
      engine,
      { kind: 'image', input },
      {
        onAnswer: ({ stage }) => {
          if (stage === 'Generating') service.endAll()
        },
      },
    )
    expect(end).toMatchObject({ state: 'done', model: { name: 'FLUX.2 klein 4B with Best Face Swap' } })
    expect(service.taken.at(-1)?.input.image_size).toEqual({ width: 1024, height: 1024 })
    return end.state === 'done' && end.costUsd
  }

  // Proves: fal-price-asked
  test('notes what fal asks, which is asked once a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using service = await startStandInFal()
    service.pricing.prices.set(id, perMegapixel(0.02))
    const engine = openOn(fal, service)
    expect(await costOfSwap(engine, service)).toBeCloseTo(0.02 * megapixels, 9)

    service.pricing.prices.set(id, perMegapixel(0.03))
    expect(await costOfSwap(engine, service)).toBeCloseTo(0.02 * megapixels, 9)
    expect(service.pricing.asked).toEqual([[id]])

    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    expect(await costOfSwap(engine, service)).toBeCloseTo(0.03 * megapixels, 9)
    expect(service.pricing.asked).toEqual([[id], [id]])

    service.pricing.prices.delete(id)
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    expect(await costOfSwap(engine, service), 'the last price stands').toBeCloseTo(0.03 * megapixels, 9)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect(await costOfSwap(engine, service)).toBeCloseTo(0.03 * megapixels, 9)
    expect(service.pricing.asked, 'asked again after ten minutes').toHaveLength(4)
  })

  test.each(['refused', 'broken off', 'silent'] as const)(
    'is made without one while the question is %s, and fal is asked again later',
    async (trouble) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      await using service = await startStandInFal()
      service.pricing.prices.set(id, perMegapixel(0.02))
      service.pricing.trouble = trouble
      const engine = openOn(fal, service)
      expect(await costOfSwap(engine, service)).toBeNull()
      expect(await costOfSwap(engine, service)).toBeNull()
      expect(service.pricing.asked).toHaveLength(1)

      service.pricing.trouble = null
      vi.setSystemTime(Date.now() + (trouble === 'silent' ? 24 * 60 : 10) * 60_000)
      expect(await costOfSwap(engine, service)).toBeCloseTo(0.02 * megapixels, 9)
      expect(service.pricing.asked).toHaveLength(2)
      await engine.close()
    },
  )

  test('is made without one where fal counts what nobody here can count', async () => {
    await using service = await startStandInFal()
    service.pricing.prices.set(id, { unit_price: 1, unit: 'credits', currency: 'USD' })
    expect(await costOfSwap(openOn(fal, service), service)).toBeNull()
  })
})

test.each([
  ['images', { per: 'result', usd: 3, inputMegapixels: 0 }],
  ['video', { per: 'result', usd: 3, inputMegapixels: 0 }],
  ['audios', { per: 'result', usd: 3, inputMegapixels: 0 }],
  ['generations', { per: 'result', usd: 3, inputMegapixels: 0 }],
  ['requests', { per: 'result', usd: 3, inputMegapixels: 0 }],
  ['Megapixels', { per: 'megapixel', usd: 3, inputMegapixels: 0 }],
  ['processed megapixels', { per: 'megapixel', usd: 3, inputMegapixels: 1 }],
  ['seconds', { per: 'second', usd: 3, inputMegapixels: 0 }],
  ['minutes', { per: 'second', usd: 0.05, inputMegapixels: 0 }],
  ['1000 characters ', { per: 'character', usd: 0.003, inputMegapixels: 0 }],
  ['compute seconds', { per: 'predictSecond', usd: 3, inputMegapixels: 0 }],
  ['units', null],
  ['5 seconds', null],
  ['1m tokens', null],
])('what fal counts as "%s" is counted here as %j', async (unit, price) => {
  await using service = await startStandInFal()
  const id = 'fal-ai/z-image/turbo'
  service.pricing.prices.set(id, { unit_price: 3, unit, currency: 'USD' })
  const account = fal.openAccount({ key: service.key, baseUrl: service.url, modelsPath: null })
  const told = await account.service.findPrices?.([id, 'fal-ai/fashn/tryon/v1.6'])
  expect([...(told ?? [])]).toEqual([[id, { amount: 3, currency: 'USD', unit, price }]])
})

describe('the engine', () => {
  describeHostedEngine({
    kind: fal,
    start: startStandInFal,
    keyName: 'FAL_KEY',
    broken: 'It broke.',
    listsUnfinished: false,
    songFiles: 1,
    songs: {
      hum: { prompt: expect.stringMatching(/^[Mmh\s]+$/i), reference_audio_url: expect.any(String) },
      none: {
        tags: expect.stringContaining('no vocals'),
        lyrics: '[inst]',
        duration: expect.any(Number),
        seed: expect.any(Number),
      },
    },
    fields: {
      pictures: 'image_urls',
      garment: 'category',
      motion: 'image_url',
      video: 'video_url',
      sound: 'reference_audio_url',
      talk: 'audio_url',
      dub: 'sync_mode',
    },
  })
})
