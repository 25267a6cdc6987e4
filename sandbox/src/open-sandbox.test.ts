import { once } from 'node:events'
import { request } from 'node:http'
import { startTestServer } from '@visage/server/testing/start-test-server'
import { expect, test } from 'vitest'

const statusOf = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const asked = request(address, { headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode
}

const PAGES = ['/dev/mail', '/dev/google/tokeninfo', '/dev/payments', '/dev/instagram']

test('what stands in for the world outside answers its own machine alone', async () => {
  await using server = await startTestServer()
  for (const page of PAGES) {
    const address = `${server.url}${page}`
    expect([page, await statusOf(address)]).not.toEqual([page, 404])
    expect([page, await statusOf(address, { host: 'visage.example' })]).toEqual([page, 404])
    for (const header of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])
      expect([page, header, await statusOf(address, { [header]: '203.0.113.9' })]).toEqual([page, header, 404])
  }
})

test('a server that nobody said may serve others refuses who comes through a proxy or by another name', async () => {
  await using server = await startTestServer({ env: { NODE_ENV: '', TEMPLATES_AHEAD: 'false', LOG_LEVEL: 'silent' } })
  const address = `${server.url}/api/plans`
  expect(await statusOf(address)).toBe(200)
  expect(await statusOf(address, { 'x-forwarded-for': '203.0.113.9' })).toBe(503)
  expect(await statusOf(address, { host: 'visage.example' })).toBe(503)
  const refused = await fetch(address, { headers: { via: '1.1 tunnel' } })
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('NODE_ENV=production') })
})
