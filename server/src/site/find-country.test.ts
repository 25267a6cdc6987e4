import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAccountServer } from '../account/testing/visitor.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer({ env: { SUPPORT_EMAIL: 'help@example.com' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const get = (path: string, ip?: string) =>
  server.client.request('GET', path, ip ? { headers: { 'x-forwarded-for': ip } } : {})

describe('find_ip_add', () => {
  // Proves: visitor-address
  test.each([
    ['49.36.1.1', '49.36.1.1'],
    ['::ffff:49.36.1.1', '49.36.1.1'],
    ['2001:DB8::1', '2001:db8::1'],
  ])('answers %s as %s', async (sent, told) => {
    const answer = await get('/find_ip_add/', sent)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ip_address: told })
  })

  test('believes the nearest untrusted hop and nothing before it', async () => {
    expect((await get('/find_ip_add/', '8.8.8.8, 49.36.1.1')).body.ip_address).toBe('49.36.1.1')
  })
})

const find = (ip: string) => server.client.post('/get_country_name/', { ip_address: ip })

describe('get_country_name', () => {
  // Proves: country-of-address
  test.each([
    ['49.36.1.1', 'IN', 'India'],
    ['::ffff:49.36.1.1', 'IN', 'India'],
    ['2405:201::1', 'IN', 'India'],
    ['8.8.8.8', 'US', 'United States'],
    ['2001:4860:4860::8888', 'US', 'United States'],
    ['193.0.6.139', 'NL', 'Netherlands'],
    ['212.58.244.70', 'UK', 'United Kingdom'],
  ])('knows %s', async (ip, code, name) => {
    const answer = await find(ip)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ country: name, country_code: code })
  })

  test.each(['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1', 'fe80::1', '0.0.0.0', '::'])(
    'knows no country of %s',
    async (ip) => {
      const answer = await find(ip)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ country: null, country_code: null })
    },
  )

  test.each(['49.36.1', '49.36.1.256', 'localhost', '1.1.1.1/8', '[::1]', '0x7f.1', '1.1.1.1 '.repeat(9)])(
    'refuses %s',
    async (ip) => {
      const answer = await find(ip)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.details.fields)).toEqual(['ip_address'])
    },
  )
})

// Proves: country-get-contry-code
test('get_contry_code maps every code to a name, sorted by name, with and without a slash', async () => {
  const answer = await get('/get_contry_code')
  expect(answer.status).toBe(200)
  const countries = answer.body as Record<string, string>
  expect(countries).toMatchObject({ IN: 'India', US: 'United States', UK: 'United Kingdom', CA: 'Canada' })
  expect(Object.keys(countries)).toHaveLength(250)
  const names = Object.values(countries)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect((await get('/get_contry_code/')).body).toEqual(countries)
})

test('the settings name the address that answers people', async () => {
  expect((await get('/settings')).body.support_email).toBe('help@example.com')
})

test('without a trusted proxy and an operator: no header is believed and no address is named', async () => {
  await using bare = await startAccountServer({ env: { TRUST_PROXY: '' } })
  const headers = { 'x-forwarded-for': '8.8.8.8' }
  expect((await bare.client.request('GET', '/find_ip_add/', { headers })).body.ip_address).toBe('127.0.0.1')
  expect((await bare.client.request('GET', '/settings')).body.support_email).toBeNull()
})
