import { expect, test } from 'vitest'
import { openSigningKeyCache } from './webhooks.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

/** Keys of a service that is up or down, and how often it was asked. */
const openService = () => {
  const service = { key: 'first', isUp: true, asked: 0, nowMs: dayMs }
  const kept = openSigningKeyCache(
    async () => {
      service.asked += 1
      if (!service.isUp) throw new Error('The service is down.')
      return service.key
    },
    () => service.nowMs,
  )
  return { service, verify: (key: string) => kept.verify((known) => known === key) }
}

const failing = async (verify: (key: string) => Promise<boolean>, times: number) => {
  for (let message = 0; message < times; message += 1) await expect(verify('forged')).rejects.toThrow('is down')
}

test('while the service is down, messages that nobody signed ask it less and less often', async () => {
  const { service, verify } = openService()
  expect(await verify('first')).toBe(true)
  service.nowMs += dayMs + 1
  service.isUp = false
  await failing(verify, 50)
  expect(service.asked).toBe(2)
  service.nowMs += 5 * secondMs
  await failing(verify, 50)
  expect(service.asked).toBe(3)
  service.nowMs += 5 * secondMs
  await failing(verify, 50)
  expect(service.asked).toBe(3)
  for (let quarter = 0; quarter < 240; quarter += 1) {
    service.nowMs += 15 * secondMs
    await failing(verify, 3)
  }
  expect(service.asked).toBeLessThan(3 + 20)
})

test('it is asked again when the rest is over, and then the signature counts', async () => {
  const { service, verify } = openService()
  service.isUp = false
  await failing(verify, 2)
  service.isUp = true
  await failing(verify, 2)
  service.nowMs += 5 * secondMs
  expect(await verify('first')).toBe(true)
  expect(service.asked).toBe(2)
})

test('many messages at once are one question', async () => {
  const { service, verify } = openService()
  expect(await Promise.all(Array.from({ length: 20 }, () => verify('first')))).not.toContain(false)
  expect(service.asked).toBe(1)
})

test('a new key is found, and what nobody signed asks for it once in five minutes', async () => {
  const { service, verify } = openService()
  expect(await verify('first')).toBe(true)
  service.key = 'second'
  service.nowMs += 6 * minuteMs
  expect(await verify('second')).toBe(true)
  for (let message = 0; message < 20; message += 1) expect(await verify('forged')).toBe(false)
  expect(service.asked).toBe(2)
})
