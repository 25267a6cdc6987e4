import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { expect, test } from 'vitest'
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
