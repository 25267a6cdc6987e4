import { expect, test } from 'vitest'
import { createTurns } from './take-turns.ts'

test('work on one thing takes turns, also after work that failed; work on another goes on beside it', async () => {
  const inTurn = createTurns()
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
