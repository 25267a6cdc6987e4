import { expect, test } from 'vitest'
import { openTaskQueue } from './task-queue.ts'

test('one more than may wait is told to come back, and one that goes away makes room', async () => {
  const queue = openTaskQueue({ concurrency: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const first = queue.run(() => gate.promise)
  const leave = new AbortController()
  const second = queue.run(async () => 'second', { signal: leave.signal })
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Many files are being worked on. Please try again in a moment.',
    details: { retry_after_seconds: 30 },
  })
  leave.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const fourth = queue.run(async () => 'fourth')
  gate.resolve('first')
  expect([await first, await fourth]).toEqual(['first', 'fourth'])
})
