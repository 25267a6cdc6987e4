import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { describe, expect, test } from 'vitest'
import { fal } from '../fal/fal.ts'
import { replicate } from '../replicate/replicate.ts'
import { reportModels } from './report-models.ts'

test.each([
  [fal, startStandInFal],
  [replicate, startStandInReplicate],
])('it is said which models are ready, what is wrong with others, and whether the key does', async (kind, start) => {
  await using service = await start()
  const settings = { key: service.key, baseUrl: service.url, concurrency: 1, modelsPath: null }
  const ready = await reportModels(kind, settings)
  expect(ready.isComplete).toBe(true)
  expect(ready.lines).toContain('  the key is accepted')
  const { models: rows } = kind.openAccount(settings)
  expect(ready.lines.filter((line) => line.includes(': ready ('))).toHaveLength(rows.length)
  const unpriced = rows.filter(({ price }) => price === null)
  expect(ready.lines.filter((line) => line.startsWith('    price not known:'))).toHaveLength(unpriced.length)
  expect(ready.lines.filter((line) => /^ {4}[\d.]+ US dollars a /.test(line))).toHaveLength(
    rows.length - unpriced.length,
  )

  await using dir = await mkdtempDisposable(join(tmpdir(), 'visage-report-'))
  const modelsPath = join(dir.path, 'models.json')
  const common = { model: { name: 'Mine', licence: 'MIT', isCommercial: true }, typicalSeconds: 1, output: '' }
  const known = ready.lines.find((line) => line.includes('face: ready'))?.match(/(\S+)\)$/)?.[1]
  const models = [
    { ...common, id: known, tasks: ['face'], medium: 'image', input: { prompt: '{seed}', colour: 'red' } },
    { ...common, id: 'nobody/nothing', tasks: ['music'], medium: 'audio', input: {} },
  ]
  await writeFile(modelsPath, JSON.stringify({ models }))
  const wrong = await reportModels(kind, { ...settings, modelsPath })
  expect(wrong.isComplete).toBe(false)
  expect(wrong.lines).toEqual(
    expect.arrayContaining([
      '    prompt is no string',
      '    colour is not known',
      '    there is no model nobody/nothing',
    ]),
  )

  const locked = await reportModels(kind, { ...settings, key: 'wrong' })
  expect(locked).toMatchObject({ isComplete: false })
  expect(locked.lines.join('\n')).toContain('does not accept the key')
})

/** What is said below the first row of a model. */
const toldOf = (lines: readonly string[], id: string): string[] => {
  const below = lines.slice(lines.findIndex((line) => line.endsWith(`, ${id})`)) + 1)
  const next = below.findIndex((line) => !line.startsWith('    '))
  return below.slice(0, next === -1 ? undefined : next).map((line) => line.trim())
}

describe('what fal asks now', () => {
  const settings = { concurrency: 1, modelsPath: null }

  const portrait = 'fal-ai/flux-2/klein/4b/edit'
  const swap = 'fal-ai/flux-2/klein/4b/edit/lora'
  const byTable = '0.014 US dollars a megapixel (each picture given along counts as 1)'

  // Proves: fal-prices-told
  test('is said beside a model where the table says otherwise, or nothing', async () => {
    await using service = await startStandInFal()
    const ask = (id: string, unit_price: number, unit: string, currency = 'USD') =>
      service.pricing.prices.set(id, { unit_price, unit, currency })
    ask('fal-ai/z-image/turbo', 0.005, 'megapixels')
    ask('fal-ai/sync-lipsync/v3', 8, 'minutes')
    ask('fal-ai/elevenlabs/tts/eleven-v3', 0.1, '1000 characters')
    ask(portrait, 0.01, 'processed megapixels')
    ask(swap, 0.012, 'megapixels')
    ask('fal-ai/fashn/tryon/v1.6', 3, 'credits')
    ask('fal-ai/minimax-music', 3, 'audios', 'INR')
    const { lines, isComplete } = await reportModels(fal, { ...settings, key: service.key, baseUrl: service.url })
    expect(isComplete).toBe(true)
    expect(toldOf(lines, 'fal-ai/z-image/turbo')).toEqual(['0.005 US dollars a megapixel'])
    expect(toldOf(lines, 'fal-ai/sync-lipsync/v3')).toEqual(['0.1334 US dollars a second of the result'])
    expect(toldOf(lines, 'fal-ai/elevenlabs/tts/eleven-v3')).toEqual(['0.0001 US dollars a character of the script'])
    expect(toldOf(lines, portrait)).toEqual([
      byTable,
      `fal asks 0.01 US dollars a megapixel (each picture given along counts as 1) of this account now; the table says ${byTable}`,
    ])
    expect(toldOf(lines, swap)).toEqual([
      'fal asks 0.012 US dollars a megapixel of this account now, which each job notes as the table has no price',
    ])
    expect(toldOf(lines, 'fal-ai/fashn/tryon/v1.6')).toEqual([
      '0.075 US dollars a result',
      'fal asks 3 USD of this account now for what it counts as "credits", which cannot be counted here',
    ])
    expect(toldOf(lines, 'fal-ai/minimax-music')).toContain(
      'fal asks 3 INR of this account now for what it counts as "audios", which cannot be counted here',
    )
    expect(service.pricing.asked).toHaveLength(1)

    ask(swap, 0.4, 'units')
    const uncounted = await reportModels(fal, { ...settings, key: service.key, baseUrl: service.url })
    expect(toldOf(uncounted.lines, swap)).toEqual([
      'fal asks 0.4 USD of this account now for what it counts as "units", which cannot be counted here: look up what that makes, and name it as "price"',
    ])
  })

  test('is said of all others where fal does not know a model', async () => {
    await using service = await startStandInFal()
    await using dir = await mkdtempDisposable(join(tmpdir(), 'visage-report-'))
    service.pricing.prices.set(swap, { unit_price: 0.02, unit: 'images', currency: 'USD' })
    const modelsPath = join(dir.path, 'models.json')
    const model = { name: 'Mine', licence: 'MIT', isCommercial: true }
    const row = { model, id: 'nobody/nothing', tasks: ['face'], typicalSeconds: 1, output: '', medium: 'image' }
    await writeFile(modelsPath, JSON.stringify({ models: [{ ...row, input: { seed: '{seed}' } }] }))
    const { lines } = await reportModels(fal, { ...settings, modelsPath, key: service.key, baseUrl: service.url })
    expect(toldOf(lines, swap)).toEqual([
      expect.stringContaining('fal asks 0.02 US dollars a result of this account now'),
    ])
  })

  test.each(['refused', 'broken off'] as const)(
    'is one line where the question is %s, and nothing fails',
    async (trouble) => {
      await using service = await startStandInFal()
      service.pricing.trouble = trouble
      const { lines, isComplete } = await reportModels(fal, { ...settings, key: service.key, baseUrl: service.url })
      expect(isComplete).toBe(true)
      expect(lines.filter((line) => line.includes('fal does not say what its models cost now: '))).toHaveLength(1)
      expect(lines.join('\n')).not.toContain('fal asks')
      expect(toldOf(lines, swap)).toEqual([
        'price not known: look it up and name it as "price", or what it costs is not noted',
      ])
    },
  )
})
