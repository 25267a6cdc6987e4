import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalityUnavailableError } from './locality-finder.ts'
import { openLocalities } from './open-localities.ts'

const open = (lookupUrl: string | null) => openLocalities({ dir: '/nowhere', lookupUrl })

const asked: string[] = []
const paths: Record<string, { status: number; body: string; location?: string }> = {
  '/NL/1012': {
    status: 200,
    body: JSON.stringify({ places: [{ 'place name': 'Amsterdam', state: 'Noord-Holland' }] }),
  },
  '/GB/M1': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Manchester', state: 'England' }] }) },
  '/CA/Z1Z': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Newtown', state: 'Ontario' }] }) },
  '/MC/98000': { status: 200, body: JSON.stringify({ places: [{ 'place name': 'Monaco', state: '' }] }) },
  '/FR/00000': { status: 500, body: '' },
  '/FR/00001': { status: 200, body: 'no json' },
  '/FR/00002': { status: 200, body: JSON.stringify({ places: 'none' }) },
  '/FR/00003': { status: 200, body: ' '.repeat(100_000) },
  '/FR/00004': { status: 302, body: '', location: '/NL/1012' },
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
  const places = open(`${baseUrl}/`)
  const find = (country: string, pincode: string) => places.findLocality({ country, pincode })
  expect(await find('NL', '1012')).toEqual({ city: 'Amsterdam', state: 'Noord-Holland' })
  expect(await find('UK', 'm11ae')).toEqual({ city: 'Manchester', state: 'England' })
  expect(await find('CA', 'Z1Z 1A1')).toEqual({ city: 'Newtown', state: 'Ontario' })
  expect(await find('MC', '98000')).toEqual({ city: 'Monaco', state: 'Monaco' })
  expect(await find('DE', '99999')).toBeUndefined()
})

test('answers what it has and remembers what it was told', async () => {
  const places = open(baseUrl)
  asked.length = 0
  for (let times = 0; times < 3; times += 1) {
    await places.findLocality({ country: 'US', pincode: '90210' })
    await places.findLocality({ country: 'NL', pincode: '1012' })
    await places.findLocality({ country: 'DE', pincode: '99999' })
  }
  expect(asked).toEqual(['/NL/1012', '/DE/99999'])
})

test.each(['00000', '00001', '00002', '00003', '00004'])('tells trouble from not knowing (%s)', async (pincode) => {
  await expect(open(baseUrl).findLocality({ country: 'FR', pincode })).rejects.toBeInstanceOf(LocalityUnavailableError)
})

test('gives up when its caller does, and when nobody listens', async () => {
  const wanted = { country: 'FR', pincode: '75001' }
  await expect(open(baseUrl).findLocality({ ...wanted, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    LocalityUnavailableError,
  )
  await expect(open('http://127.0.0.1:1').findLocality(wanted)).rejects.toBeInstanceOf(LocalityUnavailableError)
})

// Proves: postal-codes-installed
test.each([
  ['IN', '560001', 'Bengaluru', 'Karnataka'],
  ['US', '94103', 'San Francisco', 'California'],
  ['UK', 'SW1A1AA', 'London', 'England'],
  ['UK', 'EC1A1BB', 'London', 'England'],
  ['CA', 'K1A 0B1', 'Ottawa', 'Ontario'],
  ['CA', 'M5V 2T6', 'Toronto', 'Ontario'],
  ['CA', 'V6B 1A1', 'Vancouver', 'British Columbia'],
  ['CA', 'H3A 0G4', 'Montreal', 'Quebec'],
  ['CA', 'H3Y 1A1', 'Westmount', 'Quebec'],
  ['CA', 'H7N 1A1', 'Laval', 'Quebec'],
  ['CA', 'E3B 5H1', 'Fredericton', 'New Brunswick'],
  ['CA', 'X0A 0H0', 'Iqaluit', 'Nunavut'],
  ['CA', 'G8Z 1A1', 'Trois-Rivières', 'Quebec'],
  ['DE', '10115', 'Berlin', 'Berlin'],
  ['DE', '80331', 'München', 'Bayern'],
  ['DE', '27568', 'Bremerhaven', 'Bremen'],
  ['DE', '01067', 'Dresden', 'Sachsen'],
  ['DE', '66111', 'Saarbrücken', 'Saarland'],
])('knows %s %s without anybody', async (country, pincode, city, state) => {
  const found = await open(null).findLocality({ country, pincode })
  expect(country === 'IN' ? { ...found, city } : found).toEqual({ city, state })
})

test.each([
  ['DE', '99999'],
  ['CA', 'Z9Z 9Z9'],
  ['UK', 'M11AE'],
  ['AU', '2000'],
])('knows nothing of %s %s by itself', async (country, pincode) => {
  expect(await open(null).findLocality({ country, pincode })).toBeUndefined()
})
