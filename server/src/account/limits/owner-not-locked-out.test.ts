import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { createVisitor, otherThan, startAccountServer } from '../testing/visitor.ts'

const minuteMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** An owner who has signed in before, and a stranger in the same network who knows the address. */
const meet = async () => {
  const owner = createVisitor(server)
  await owner.signUp()
  const stranger = createVisitor(server, { email: owner.email, ip: owner.ip })
  server.clock.advance(minuteMs)
  return { owner, stranger, body: { email: owner.email } }
}

// Proves: owner-signs-in-despite-strangers
test('who guesses at an address from the same network does not keep its owner from signing in', async () => {
  const { owner, stranger } = await meet()
  for (let tries = 0; tries < 10; tries++) expect((await stranger.signIn('a guess')).status).toBe(400)
  expect((await stranger.signIn('a guess')).status).toBe(429)
  expect((await owner.signIn()).status).toBe(200)
})

// Proves: owner-resets-despite-strangers
test('who uses up, replaces and spoils the codes of an address does not keep its owner from a new password', async () => {
  const { owner, stranger, body } = await meet()
  for (let codes = 0; codes < 4; codes++) {
    expect((await stranger.post('/send_otp/', body)).status).toBe(200)
    await drainMails(server)
    server.clock.advance(minuteMs)
  }
  expect((await stranger.post('/send_otp/', body)).status).toBe(429)
  expect((await owner.post('/send_otp/', body)).status).toBe(200)
  const otp = await owner.readCode(5)
  for (let tries = 0; tries < 6; tries++)
    await stranger.post('/verify_otp_for_forget/', { ...body, otp: otherThan(otp) })
  const own = await stranger.post('/verify_otp_for_forget/', { ...body, otp })
  expect(own.body.code).toBe('invalid_otp')
  const traded = await owner.post('/verify_otp_for_forget/', { ...body, otp })
  expect(traded.status).toBe(200)
})

// Proves: failures-wait-longer
test('who goes on failing waits longer each time: a quarter of an hour, three hours, a day', async () => {
  const { stranger } = await meet()
  const fail = async (times: number) => {
    for (let tries = 0; tries < times; tries++) await stranger.signIn('a guess')
    return (await stranger.signIn('a guess')).body.details?.retry_after_seconds
  }
  expect(await fail(10)).toBeLessThanOrEqual(15 * 60)
  server.clock.advance(16 * minuteMs)
  expect(await fail(10)).toBeGreaterThan(2 * 3600)
  server.clock.advance(181 * minuteMs)
  expect(await fail(10)).toBeLessThanOrEqual(15 * 60)
  server.clock.advance(16 * minuteMs)
  expect(await fail(10)).toBeGreaterThan(12 * 3600)
})
