import { expect, test } from 'vitest'
import { createCache, createKeyedMutex } from './work-by-key.ts'

test('work on one thing takes turns, also after work that failed; work on another goes on beside it', async () => {
  const inTurn = createKeyedMutex()
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    said.push('a1 begins')
    await gate.promise
    said.push('a1 fails')
    throw new Error('no')
  })
  const second = inTurn('a', async () => said.push('a2'))
  await inTurn('b', async () => said.push('b1'))
  expect(said).toEqual(['a1 begins', 'b1'])
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(said).toEqual(['a1 begins', 'b1', 'a1 fails', 'a2'])
})

test('what was made is made once, the oldest is forgotten, and so is what failed', async () => {
  const made: string[] = []
  const remember = createCache<string>(2)
  const ask = (key: string) =>
    remember(key, async () => {
      made.push(key)
      return key
    })
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a', 'a', 'b'])
  await ask('c')
  await ask('b')
  await ask('a')
  expect(made).toEqual(['a', 'b', 'c', 'a'])
  await expect(remember('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remember('d', async () => 'yes')).toBe('yes')
})
