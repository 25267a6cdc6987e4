import { expect, test } from 'vitest'
import { openTaskLine } from './task-line.ts'

test('one more than may wait is told to come back, and one that goes away makes room', async () => {
  const line = openTaskLine({ places: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const first = line.run(() => gate.promise)
  const leave = new AbortController()
  const second = line.run(async () => 'second', { signal: leave.signal })
  await expect(line.run(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Many files are being worked on. Please try again in a moment.',
    details: { retry_after_seconds: 30 },
  })
  leave.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const fourth = line.run(async () => 'fourth')
  gate.resolve('first')
  expect([await first, await fourth]).toEqual(['first', 'fourth'])
})
