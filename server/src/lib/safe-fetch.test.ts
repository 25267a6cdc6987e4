import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file, html, redirect, startPostServer } from '../testing/start-post-server.ts'
import type { PostServer } from '../testing/start-post-server.ts'
import { isPublicIp } from './ip-addresses.ts'
import { safeFetch, safeFetchToFile } from './safe-fetch.ts'

let site: PostServer
beforeAll(async () => {
  site = await startPostServer()
})
afterAll(() => site[Symbol.asyncDispose]())

const limits = { maxBytes: 1000, timeoutMs: 120_000 }
const fetchTrusted = (path: string, more: object = {}) =>
  safeFetch(`${site.url}${path}`, { ...limits, trustedOrigins: [site.url], ...more })

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic)
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'http://example.com/',
  'https://example.com:8443/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
])('refuses %s', async (address) => {
  const before = site.asked.length
  await expect(safeFetch(address, limits)).rejects.toThrow(/open internet|Only https|EAI_AGAIN|ENOTFOUND/)
  expect(site.asked).toHaveLength(before)
})

test('a name that leads to this machine is refused when it is looked up', async () => {
  await expect(safeFetch('https://localhost/', limits)).rejects.toThrow('does not lead to the open internet')
})

describe('on a trusted origin', () => {
  test('brings bytes and type, unpacked, and follows redirects', async () => {
    site.answer('/page', html('<p>here</p>'))
    site.answer('/packed', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'Text/HTML; charset=x' })
      response.end(gzipSync('packed'))
    })
    site.answer('/moved', redirect('/page'))
    const page = await fetchTrusted('/moved')
    expect(page).toMatchObject({ url: `${site.url}/page`, mimeType: 'text/html' })
    expect(Buffer.from(page.bytes).toString()).toBe('<p>here</p>')
    expect(Buffer.from((await fetchTrusted('/packed')).bytes).toString()).toBe('packed')
  })

  test('a redirect away from it is checked again', async () => {
    const other = await startPostServer()
    site.answer('/inward', redirect(`${other.url}/secret`))
    site.answer('/metadata', redirect('https://169.254.169.254/latest/'))
    await expect(fetchTrusted('/inward')).rejects.toThrow('Only https')
    await expect(fetchTrusted('/metadata')).rejects.toThrow('open internet')
    expect(other.asked).toEqual([])
    await other[Symbol.asyncDispose]()
  })

  test('bytes are counted announced, unannounced and unpacked', async () => {
    site.answer('/large', file(Buffer.alloc(1001), 'image/png'))
    site.answer('/endless', (_request, response) => {
      response.writeHead(200)
      const more = () => void (response.destroyed || response.write(Buffer.alloc(200), more))
      more()
    })
    site.answer('/bomb', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync(Buffer.alloc(10_000_000)))
    })
    for (const path of ['/large', '/endless', '/bomb'])
      await expect(fetchTrusted(path, { maxBytes: 1000 })).rejects.toThrow('too large')
  })

  test('a large answer goes into a file, within the same limits', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'visage-fetch-'))
    const path = join(dir, 'film')
    const bytes = Buffer.alloc(300_000, 'film')
    site.answer('/film', file(bytes, 'video/mp4'))
    site.answer('/film-moved', redirect('/film'))
    const options = { ...limits, trustedOrigins: [site.url], path }
    const fetched = await safeFetchToFile(`${site.url}/film-moved`, { ...options, maxBytes: 300_000 })
    expect(fetched).toEqual({ url: `${site.url}/film`, mimeType: 'video/mp4' })
    expect((await readFile(path)).equals(bytes)).toBe(true)
    await expect(safeFetchToFile(`${site.url}/film`, { ...options, maxBytes: 299_999 })).rejects.toThrow('too large')
    await expect(safeFetchToFile('https://127.0.0.1/film', options)).rejects.toThrow('open internet')
    await rm(dir, { recursive: true })
  })

  test('gives up on circles, errors, odd encodings, silence and a cancel', async () => {
    site.answer('/circle', redirect('/circle'))
    site.answer('/odd', (_request, response) => void response.writeHead(200, { 'content-encoding': 'x' }).end('?'))
    site.answer('/silent', () => {})
    site.answer('/stuck', (_request, response) => void response.writeHead(200).write('a'))
    await expect(fetchTrusted('/circle')).rejects.toThrow('too many redirects')
    await expect(fetchTrusted('/nowhere')).rejects.toThrow('The answer was 404')
    await expect(fetchTrusted('/odd')).rejects.toThrow('encoding')
    await expect(fetchTrusted('/silent', { timeoutMs: 50 })).rejects.toThrow(/timeout|aborted/i)
    await expect(fetchTrusted('/stuck', { timeoutMs: 50 })).rejects.toThrow(/timeout|aborted/i)
    const stop = new AbortController()
    const asked = fetchTrusted('/silent', { signal: stop.signal })
    stop.abort(new Error('changed my mind'))
    await expect(asked).rejects.toThrow(/aborted|changed/)
  })
})
