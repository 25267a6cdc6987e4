import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOTH_CATEGORIES, VOCALS } from '@visage/contract'
import { readRecordedSchemas } from '@visage/sandbox/engines/recorded-schemas'
import { describe, expect, test } from 'vitest'
import { FILE_ROLES, TASKS } from '../../tasks/task-request.ts'
import type { Task } from '../../tasks/task-request.ts'
import { checkInput } from '../check-input.ts'
import { fillInput } from '../fill-input.ts'
import { labelOf, readModels, readRows, rowsFor } from '../model-table.ts'
import type { ModelRow } from '../model-table.ts'
import { SAMPLE_FILES as files, SAMPLE_REQUEST as order } from '../report-models.ts'

const idOf = (table: readonly ModelRow[], task: Task) => rowsFor(table, { task, vocals: undefined })[0]?.id

/** What holds for the list of models that comes along with an engine: `dir` is its folder, and `lacks` what none of them does. */
export const describeMappings = (engine: string, dir: URL, lacks: readonly Task[] = []): void => {
  const shipped = new URL('models.json', dir)
  const { schemas } = readRecordedSchemas(new URL('schemas.json', dir))
  const models = readModels(shipped, null)
  const rows = readRows(shipped).map((row) => [`${labelOf(row)} by ${row.id}`, row] as const)

  describe(`the models of ${engine}`, () => {
    test('there is one for every task, and a schema for each', () => {
      expect(new Set(models.map(({ task }) => task))).toEqual(new Set(TASKS.filter((task) => !lacks.includes(task))))
      for (const [, { id }] of rows) expect(Object.keys(schemas)).toContain(id)
    })

    // Proves: mappings-sent-model
    test.each(rows)('what is sent for %s is what it takes', (_name, row) => {
      for (const category of CLOTH_CATEGORIES) {
        const input = fillInput(row, { order: { ...order, task: row.task, category }, files })
        expect(checkInput(input, schemas[row.id] ?? {})).toEqual([])
        expect(JSON.stringify(input)).not.toMatch(/[{}]\w+[{}]|undefined|null/)
      }
    })

    test.each(rows)('a field that is not known for %s would be noticed', (_name, row) => {
      const input = { ...fillInput(row, { order: { ...order, task: row.task }, files }), surprise: 1 }
      expect(checkInput(input, schemas[row.id] ?? {})).toEqual(['surprise is not known'])
    })

    // The same words in the same voice are the same speech, whoever asks for them.
    const told = rows.filter(([, { task }]) => task !== 'speech')
    test.each(told)('orders for %s differ by a seed or by their files, so that each is found again', (_name, row) => {
      const { task } = row
      const one = fillInput(row, { order: { ...order, task, seed: 1 }, files })
      const others = Object.fromEntries(FILE_ROLES.map((role) => [role, `https://files.example/other-${role}`]))
      expect(fillInput(row, { order: { ...order, task, seed: 2 }, files: others })).not.toEqual(one)
    })

    // Proves: mappings-name-never-sung
    test('a name for what is sung is never sung itself: no model is given one as lyrics', () => {
      for (const vocals of VOCALS.filter((each) => each !== 'words')) {
        const [row] = rowsFor(models, { task: 'music', vocals })
        const song = { lyrics: '[a name]', vocals, language: 'en', tempo: 120, meter: '4', key: 'E minor', seconds: 60 }
        const input = row && fillInput(row, { order: { ...order, task: 'music', song }, files })
        expect(JSON.stringify(input)).not.toContain('[a name]')
      }
    })

    // Proves: mappings-own-rows-first
    test('the rows of an own list go first, and a mistake in it is told', async () => {
      await using own = await mkdtempDisposable(join(tmpdir(), 'visage-models-'))
      const path = join(own.path, 'models.json')
      const face = { ...models.find(({ task }) => task === 'face'), task: undefined, id: 'mine/face' }
      await writeFile(path, JSON.stringify({ models: [face] }))
      const table = readModels(shipped, path)
      expect(table.filter(({ task }) => task === 'face').map(({ id }) => id)).toEqual(['mine/face'])
      expect(idOf(table, 'music')).toBe(idOf(models, 'music'))
      const [, resting] = rows.find(([, { plans }]) => plans?.length === 0) ?? []
      expect(models.map(({ id }) => id)).not.toContain(resting?.id)
      await writeFile(path, JSON.stringify({ plans: { [resting?.id ?? '']: ['premium'] } }))
      expect(readModels(shipped, path)).toContainEqual({ ...resting, plans: ['premium'] })
      await writeFile(path, JSON.stringify({ models: [face], drop: [idOf(models, 'face')] }))
      expect(readModels(shipped, path)).toHaveLength(models.length)
      await writeFile(path, JSON.stringify({ models: [{ ...face, input: { prompt: '{promt}' } }] }))
      expect(() => readModels(shipped, path)).toThrow('{promt} is none of')
      await writeFile(path, JSON.stringify({ drop: [idOf(models, 'face')] }))
      expect(() => readModels(shipped, path)).toThrow('leave nothing for "face"')
      await writeFile(path, JSON.stringify({ drop: ['mine/face'] }))
      expect(() => readModels(shipped, path)).toThrow('name "mine/face", which is none of those')
    })
  })
}
