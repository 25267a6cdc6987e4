import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalityUnavailableError } from '../locality-finder.ts'
import { openLocalities } from '../open-localities.ts'
import { fetchPostalFiles } from './fetch-postal-files.ts'

/** Rows as GeoNames writes them: twelve columns, tabs between them, a line each. */
const row = (...cells: string[]) => `${cells.join('\t')}\n`
const inHertfordshire = (place: string, ...at: string[]) =>
  row('GB', 'AL3', place, 'England', 'ENG', 'Hertfordshire', '', 'St Albans District', 'E07000240', ...at)
const FILES: Record<string, string> = {
  GB:
    inHertfordshire('Childwickbury', '51.77', '-0.35', '4') +
    inHertfordshire('St Albans', '51.75', '-0.34', '4') +
    inHertfordshire('Redbourn', '51.79', '-0.39', '4') +
    row('GB', 'EH1', 'Edinburgh', 'Scotland', 'SCT', 'City of Edinburgh', '', '', '', '55.95', '-3.19', '4'),
  AU:
    row('AU', '2000', 'Barangaroo', 'New South Wales', 'NSW', '', '', '', '', '-33.86', '151.2', '4') +
    row('AU', '2000', 'Sydney', 'New South Wales', 'NSW', '', '', '', '', '-33.86', '151.2', '4') +
    row('AU', '2000', 'Sydney South', 'New South Wales', 'NSW', '', '', '', '', '-33.88', '151.2', '4') +
    row('AU', '3000', 'Melbourne', 'Victoria', 'VIC', '', '', '', '', '-37.81', '144.96', '4') +
    row('AU', '0800', 'Darwin', 'Northern Territory', 'NT', '', '', '', '', '-12.46', '130.84', '4'),
  DE: row(
    'DE',
    '66333',
    'Völklingen',
    'Saarland',
    'SL',
    '',
    '00',
    'Regionalverband Saarbrücken',
    '10041',
    '49.25',
    '6.85',
    '6',
  ),
}
const ZIPS: Record<string, Buffer> = {
  ...Object.fromEntries(
    Object.entries(FILES).map(([code, text]) => [
      `/${code}.zip`,
      Buffer.from(zipSync({ 'readme.txt': strToU8('About these files.'), [`${code}.txt`]: strToU8(text) })),
    ]),
  ),
  '/NL.zip': Buffer.from(zipSync({ 'NL.txt': strToU8('NL;1012;Amsterdam\n') })),
  '/FR.zip': Buffer.from('<html>Too many requests.</html>'),
}
const server = createServer(({ url = '' }, response) => {
  const zip = ZIPS[url]
  response.writeHead(zip ? 200 : 404).end(zip)
})

let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

// Proves: postal-codes-fetched
test('files that the operator has fetched answer by outward code, by code, and after the place that names the others', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visage-postal-'))
  const dir = join(folder.path, 'postal')
  const places = openLocalities({ dir, lookupUrl: null })
  expect(await places.findLocality({ country: 'UK', pincode: 'EH11YZ' })).toBeUndefined()
  expect(await fetchPostalFiles(['UK', 'AU', 'DE'], { dir, baseUrl })).toEqual([
    { country: 'UK', rows: 4 },
    { country: 'AU', rows: 5 },
    { country: 'DE', rows: 1 },
  ])
  const find = (country: string, pincode: string) => places.findLocality({ country, pincode })
  expect(await find('UK', 'al34aa')).toEqual({ city: 'St Albans', state: 'England' })
  expect(await find('UK', 'EH11YZ')).toEqual({ city: 'Edinburgh', state: 'Scotland' })
  expect(await find('UK', 'ZZ99ZZ')).toBeUndefined()
  expect(await find('AU', '2000')).toEqual({ city: 'Sydney', state: 'New South Wales' })
  expect(await find('AU', '3000')).toEqual({ city: 'Melbourne', state: 'Victoria' })
  expect(await find('AU', '0800')).toEqual({ city: 'Darwin', state: 'Northern Territory' })
  expect(await find('AU', '9999')).toBeUndefined()
  expect(await find('DE', '66333')).toEqual({ city: 'Völklingen', state: 'Saarland' })
  expect(await find('DE', '10115')).toEqual({ city: 'Berlin', state: 'Berlin' })
})

test.each([
  ['NL', 'it holds no NL.txt in the form of GeoNames'],
  ['FR', 'could not be used: invalid zip data'],
  ['ES', 'the answer has status 404'],
])('what comes for %s in another form is not kept, and what was there stays', async (country, sentence) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visage-postal-'))
  await writeFile(join(folder.path, `${country}.txt`), 'kept')
  await expect(fetchPostalFiles(['AU', country], { dir: folder.path, baseUrl })).rejects.toThrow(sentence)
  expect((await readdir(folder.path)).toSorted()).toEqual(['AU.txt', `${country}.txt`].toSorted())
  expect(await readFile(join(folder.path, `${country}.txt`), 'utf8')).toBe('kept')
})

test('a file that cannot be read is told from a code that nobody knows', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visage-postal-'))
  await mkdir(join(folder.path, 'AU.txt'))
  const finding = openLocalities({ dir: folder.path, lookupUrl: null }).findLocality({ country: 'AU', pincode: '2000' })
  await expect(finding).rejects.toBeInstanceOf(LocalityUnavailableError)
})
