import { KIND_NAMES } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { expect, test } from 'vitest'
import { readConfig } from '../../program/env.ts'
import type { Env } from '../../lib/env-values.ts'
import type { Engine, Model } from './engine.ts'
import { openEngines } from './engines.ts'

const config = (env: Env = {}) =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    TOKEN_SECRET: 'x'.repeat(32),
    MEDIA_SECRET: 'y'.repeat(32),
    PROVENANCE_SECRET: 'y'.repeat(32),
    ...env,
  })

const engineWith = (changes: Partial<Model> = {}): Engine => {
  const fake = createFakeEngine()
  for (const kind of KIND_NAMES)
    Object.assign(fake.recipes[kind] ?? {}, {
      models: [{ name: 'Model X', licence: 'Licence Y', isCommercial: true, barredTerritories: [], ...changes }],
    })
  return { ...fake, name: 'studio' }
}

const open = (env: Env, changes: Partial<Model>) => {
  const { engines, terms } = config(env)
  return openEngines({ ...engines, terms }, [engineWith(changes)])
}

// Proves: engines-model-sold-stops
test('a model that may not be sold stops the start, unless nobody pays', () => {
  expect(() => open({}, { isCommercial: false })).toThrow(
    'studio would make "face" with Model X, but its licence (Licence Y) does not allow to sell what it makes. Choose another engine or model, or set LICENCE_USE=private if nobody pays.',
  )
  expect(open({ LICENCE_USE: 'private' }, { isCommercial: false }).offered.face).toBe('studio')
})

// Proves: engines-model-barred-country
test('a model that is barred from a country that is served stops the start', () => {
  const barred = { barredTerritories: ['KR', 'US'] }
  expect(() => open({}, barred)).toThrow('bars it from KR, US')
  expect(() => open({ TERRITORIES: 'US, CA' }, barred)).toThrow('bars it from US.')
  expect(open({ TERRITORIES: 'ca, in' }, barred).offered.face).toBe('studio')
})

test('territories and uses that are none are refused by name', () => {
  expect(() => config({ TERRITORIES: 'Canada' })).toThrow('TERRITORIES')
  expect(() => config({ LICENCE_USE: 'fun' })).toThrow('LICENCE_USE')
})

test('an engine that failed too often lately lets the next of the route go first', () => {
  const first = engineWith()
  const second: Engine = { ...engineWith(), name: 'second' }
  const { engines: named, terms } = config()
  const engines = openEngines({ routes: { ...named.routes, face: ['studio', 'second'] }, terms }, [first, second])
  expect(engines.forKind('face').name).toBe('studio')
  const findBut = (...tried: string[]) => engines.find('face', ({ name }) => !tried.includes(name))?.name
  expect(findBut('studio')).toBe('second')
  expect(findBut('studio', 'second')).toBeUndefined()
  for (let failure = 0; failure < 5; failure += 1) engines.note('studio', false)
  expect(engines.isWell('studio')).toBe(false)
  expect(engines.forKind('face').name).toBe('second')
  expect(engines.forKind('image').name).toBe('studio')
  expect(findBut()).toBe('second')
  expect(findBut('second')).toBe('studio')
})
