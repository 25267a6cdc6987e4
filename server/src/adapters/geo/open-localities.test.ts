import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalityUnavailableError } from './locality-finder.ts'
import { openLocalities } from './open-localities.ts'

const asked: string[] = []
const paths: Record<string, { status: number; body: string; location?: string }> = {
  '/DE/10115': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Berlin', state: 'Berlin' }] }) },
  '/GB/SW1A': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Westminster', state: 'England' }] }) },
  '/CA/K1A': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Ottawa', state: 'Ontario' }] }) },
  '/MC/98000': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Monaco', state: '' }] }) },
  '/FR/00000': { status: 500, body: '' },
  '/FR/00001': { status: 200, body: 'no json' },
  '/FR/00002': { status: 200, body: JSON.stringify({ places: 'none' }) },
  '/FR/00003': { status: 200, body: ' '.repeat(100_000) },
  '/FR/00004': { status: 302, body: '', location: '/DE/10115' },
}
const server = createServer((request, response) => {
  const url = request.url ?? ''
  asked.push(url)
  const { status, body, location } = paths[url] ?? { status: 404, body: '{}' }
  response.writeHead(status, location ? { location } : {}).end(body)
})

let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('asks the service about what is not installed, with the part of the code that it knows', async () => {
  const places = openLocalities(`${baseUrl}/`)
  expect(await places.findLocality({ country: 'DE', pincode: '10115' })).toEqual({ city: 'Berlin', state: 'Berlin' })
  expect(await places.findLocality({ country: 'GB', pincode: 'sw1a1aa' })).toEqual({
    city: 'Westminster',
    state: 'England',
  })
  expect(await places.findLocality({ country: 'CA', pincode: 'K1A 0B1' })).toEqual({ city: 'Ottawa', state: 'Ontario' })
  expect(await places.findLocality({ country: 'MC', pincode: '98000' })).toEqual({ city: 'Monaco', state: 'Monaco' })
  expect(await places.findLocality({ country: 'DE', pincode: '99999' })).toBeUndefined()
})

test('answers what it has and remembers what it was told', async () => {
  const places = openLocalities(baseUrl)
  asked.length = 0
  for (let times = 0; times < 3; times += 1) {
    await places.findLocality({ country: 'US', pincode: '90210' })
    await places.findLocality({ country: 'DE', pincode: '10115' })
    await places.findLocality({ country: 'DE', pincode: '99999' })
  }
  expect(asked).toEqual(['/DE/10115', '/DE/99999'])
})

test.each(['00000', '00001', '00002', '00003', '00004'])('tells trouble from not knowing (%s)', async (pincode) => {
  await expect(openLocalities(baseUrl).findLocality({ country: 'FR', pincode })).rejects.toBeInstanceOf(
    LocalityUnavailableError,
  )
})

test('gives up when its caller does, and when nobody listens', async () => {
  const wanted = { country: 'FR', pincode: '75001' }
  await expect(openLocalities(baseUrl).findLocality({ ...wanted, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    LocalityUnavailableError,
  )
  await expect(openLocalities('http://127.0.0.1:1').findLocality(wanted)).rejects.toBeInstanceOf(
    LocalityUnavailableError,
  )
})

test('knows nothing more without a service', async () => {
  expect(await openLocalities(null).findLocality({ country: 'DE', pincode: '10115' })).toBeUndefined()
})
