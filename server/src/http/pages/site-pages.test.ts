import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors } from '../error-handler.ts'
import { serveSite } from './site-pages.ts'

const script = 'window.__state = {"a":1}'
const sheet = ':root{--a:1}'
const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><script>${script}</script><script src="/assets/a.js"></script>`

const canonical = '<link rel="canonical" href="https://visage.invalid/about"/>'

let webDir = ''
let app: FastifyInstance

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'visage-site-'))
  mkdirSync(join(webDir, 'about'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), `${page('home')}<p style="font:&quot;A&quot;">`)
  writeFileSync(
    join(webDir, 'about/index.html'),
    page('about').replace('</title>', `</title><style data-a>${sheet}</style>${canonical}`),
  )
  writeFileSync(join(webDir, 'robots.txt'), 'Sitemap: https://visage.invalid/sitemap.xml')
  writeFileSync(join(webDir, 'sitemap.xml'), '<loc>https://visage.invalid/about</loc>')
  writeFileSync(join(webDir, '__spa-fallback.html'), page('client').replace(/<title>.*<\/title>/, '<head></head>'))
  writeFileSync(join(webDir, 'routes.json'), JSON.stringify({ '/face': 'Face <Generation>' }))
  writeFileSync(join(webDir, 'assets/a.js'), 'export {}')
  writeFileSync(join(webDir, 'assets/a.js.br'), brotliCompressSync('export {}'))
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  handleErrors(app)
  await serveSite(app, {
    webDir,
    publicUrl: 'https://visage.example',
    connectTo: ['https://id.example'],
    google: 'real',
    operator: { details: { name: 'Visage' }, badgeFiles: { launch: null, tools: null } },
    blockDevtools: false,
    securityKeyHash: null,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(webDir, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

// Proves: site-pages-page
test.each([
  ['/', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about/?ref=x', 200, 'about'],
  ['/face', 200, 'Face &lt;Generation&gt;'],
  ['/face/?tab=link', 200, 'Face &lt;Generation&gt;'],
  ['/nothing-here', 404, 'Page not found · Visage'],
  ['/about/deeper', 404, 'Page not found · Visage'],
  ['//', 200, 'home'],
  ['//[', 404, 'Page not found · Visage'],
  ['//elsewhere.example', 404, 'Page not found · Visage'],
])('%s answers %i with the %s page', async (url, status, title) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(`<title>${title}</title>`)
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])

test('allows exactly the inline scripts and styles that pages carry', async () => {
  const policy = await policyOf('/')
  expect(policy).toContain(`script-src 'self' ${hash(script)};`)
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('font:"A"')};`)
  expect(await policyOf('/about')).toContain("style-src-attr 'none';")
  // People go on from page to page without loading one, so the sheets of one are allowed on all.
  for (const path of ['/', '/about', '/face', '/nothing-here'])
    expect((await policyOf(path)).split('; ').find((rule) => rule.startsWith('style-src '))).toContain(hash(sheet))
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' https://id.example;")
})

test('marks pages with the way to sign in with Google, with protection, and with the key that calls carry', async () => {
  expect((await get('/')).body).toContain(' data-google="real" lang="en">')
  await using other = fastify()
  const marks = { google: 'none', blockDevtools: true, securityKeyHash: 'a1b2' } as const
  const operator = { details: { name: 'Visage' }, badgeFiles: { launch: null, tools: null } }
  await serveSite(other, { webDir, publicUrl: 'https://visage.example', operator, ...marks })
  const marked = ' data-google="none" data-protected="" data-security-key="a1b2" lang="en">'
  for (const path of ['/', '/about', '/face']) expect((await other.inject(path)).body).toContain(marked)
})

test('answers 304 to a page that is still the same', async () => {
  const { etag } = (await get('/')).headers
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a page goes out packed for %s', async (accepted, encoding, unpack) => {
  const answer = await get('/about', { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(unpack(answer.rawPayload).toString()).toContain('<title>about</title>')
  expect((await get('/about')).headers['content-encoding']).toBeUndefined()
})

test('keeps hashed files for a year', async () => {
  expect((await get('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a file goes out as the build has packed it, to who can unpack that', async () => {
  const packed = await get('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export {}')
  expect((await get('/assets/a.js', { 'accept-encoding': 'gzip' })).body).toBe('export {}')
  expect((await get('/assets/a.js.br')).statusCode).toBe(404)
})

test('an unknown call of the API and a list of routes are not pages', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ code: 'not_found' })
  expect((await get('/routes.json')).statusCode).toBe(404)
  expect((await get('/../../package.json')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404)
})

test('pages, robots and sitemap name the public address', async () => {
  expect((await get('/about')).body).toContain('<link rel="canonical" href="https://visage.example/about"/>')
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://visage.example/sitemap.xml')
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.body).toBe('<loc>https://visage.example/about</loc>')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
})
