import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOTH_CATEGORIES } from '@visage/contract'
import { readRecordedSchemas } from '@visage/sandbox/engines/recorded-schemas'
import { describe, expect, test } from 'vitest'
import { FILE_ROLES, TASKS } from '../../tasks/task-request.ts'
import { checkInput } from '../check-input.ts'
import { fillInput } from '../fill-input.ts'
import { readModels } from '../hosted-model.ts'
import { SAMPLE_FILES as files, SAMPLE_REQUEST as order } from '../report-models.ts'

/** What holds for the list of models that comes along with an engine: `dir` is its folder. */
export const describeMappings = (engine: string, dir: URL): void => {
  const shipped = new URL('models.json', dir)
  const { schemas } = readRecordedSchemas(new URL('schemas.json', dir))
  const models = readModels(shipped, null)

  describe(`the models of ${engine}`, () => {
    test('there is one for every task, and a schema for each', () => {
      expect([...models.keys()].sort()).toEqual([...TASKS].sort())
      for (const { id } of models.values()) expect(Object.keys(schemas)).toContain(id)
    })

    // Proves: mappings-sent-model
    test.each([...models])('what is sent for "%s" is what its model takes', (task, model) => {
      for (const category of CLOTH_CATEGORIES) {
        const input = fillInput(model, { order: { ...order, task, category }, files })
        expect(checkInput(input, schemas[model.id] ?? {})).toEqual([])
        expect(JSON.stringify(input)).not.toMatch(/[{}]\w+[{}]|undefined|null/)
      }
    })

    test.each([...models])('a field that the model of "%s" does not know would be noticed', (task, model) => {
      const input = { ...fillInput(model, { order: { ...order, task }, files }), surprise: 1 }
      expect(checkInput(input, schemas[model.id] ?? {})).toEqual(['surprise is not known'])
    })

    test.each([...models])(
      'orders of "%s" differ by a seed or by their files, so that each is found again',
      (task, model) => {
        const one = fillInput(model, { order: { ...order, task, seed: 1 }, files })
        const others = Object.fromEntries(FILE_ROLES.map((role) => [role, `https://files.example/other-${role}`]))
        expect(fillInput(model, { order: { ...order, task, seed: 2 }, files: others })).not.toEqual(one)
      },
    )

    test('an own list replaces what it names, and a mistake in it is told', async () => {
      await using own = await mkdtempDisposable(join(tmpdir(), 'visage-models-'))
      const path = join(own.path, 'models.json')
      const face = { ...models.get('face'), id: 'mine/face' }
      await writeFile(path, JSON.stringify({ models: [face] }))
      expect(readModels(shipped, path).get('face')?.id).toBe('mine/face')
      expect(readModels(shipped, path).get('music')?.id).toBe(models.get('music')?.id)
      await writeFile(path, JSON.stringify({ models: [{ ...face, input: { prompt: '{promt}' } }] }))
      expect(() => readModels(shipped, path)).toThrow('{promt} is none of')
    })
  })
}
