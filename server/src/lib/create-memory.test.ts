import { expect, test } from 'vitest'
import { createMemory } from './create-memory.ts'

test('what was made is made once, the oldest is forgotten, and so is what failed', async () => {
  const made: string[] = []
  const remember = createMemory<string>(2)
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
