import { expect, test } from 'vitest'
import { makeTheRest, whenWanted } from './when-wanted.ts'

test('what is wanted is made once, and what nobody wanted is made with the rest', async () => {
  const made: string[] = []
  const early = whenWanted(async () => made.push('early'))
  whenWanted(async () => made.push('late'))
  expect(made).toEqual([])
  await Promise.all([early(), early()])
  expect(made).toEqual(['early'])
  await makeTheRest()
  await makeTheRest()
  expect(made).toEqual(['early', 'late'])
})

test('what failed is made again for whoever wants it next', async () => {
  let tries = 0
  const get = whenWanted(async () => {
    tries += 1
    if (tries === 1) throw new Error('The disk is busy.')
    return tries
  })
  await expect(get()).rejects.toThrow('The disk is busy.')
  expect(await get()).toBe(2)
  expect(await get()).toBe(2)
})
