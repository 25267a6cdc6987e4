import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

describe('the app', () => {
  test('says that it lives and that every part is ready', async () => {
    expect(await (await get('/api/health/live')).json()).toEqual({ status: 'ok' })
    const ready = await get('/api/health/ready')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({
      status: 'ok',
      database: 'ok',
      queue: 'ok',
      storage: 'ok',
      engines: { studio: 'ok' },
    })
  })

  test('sends security headers and a request id that errors repeat', async () => {
    const answer = await get('/api/no-such-call')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await answer.json()).request_id).toBe(answer.headers.get('x-request-id'))
  })

  // Proves: calls-count-networks
  test('counts the calls of a whole IPv6 network as those of one client', async () => {
    await using proxied = await startTestServer({ env: { TRUST_PROXY: '127.0.0.1' } })
    const leftOf = async (ip: string) => {
      const { headers } = await fetch(`${proxied.url}/api/plans`, { headers: { 'x-forwarded-for': ip } })
      return Number(headers.get('x-ratelimit-remaining'))
    }
    const left = await leftOf('2001:db8:1:2::1')
    expect(await leftOf('2001:db8:1:2:ffff::9')).toBe(left - 1)
    expect(await leftOf('2001:db8:1:3::1')).toBe(left)
  })

  // Proves: headers-of-every-answer
  test('says with every answer, also a refusal, what a browser may do with it, and holds it to https', async () => {
    await using secure = await startTestServer({ env: { PUBLIC_URL: 'https://visage.example' } })
    const paths = ['/api/plans', '/api/no-such-call', '/api/jobs/%zz', '/api/docs', '/takedown', '/nowhere', '/%']
    for (const path of paths) {
      const { headers } = await fetch(`${secure.url}${path}`, { headers: { origin: 'https://elsewhere.example' } })
      const said = Object.fromEntries(headers)
      expect({ path, ...said }).toEqual({
        ...said,
        path,
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';(?!.*unsafe-(inline|eval)).*frame-ancestors 'none'/,
        ),
        'content-type': expect.stringMatching(/^(application\/json|text\/html); charset=utf-8$/),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(Object.keys(said).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    for (const path of ['/api/plans', '/api/no-such-call', '/api/jobs/%zz'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-store')
    expect((await get('/api/plans')).headers.get('strict-transport-security')).toBeNull()
    const traced = await new Promise((resolve, reject) => {
      const asked = request(`${secure.url}/api/plans`, { method: 'TRACE' }, (answer) =>
        resolve(answer.resume().statusCode),
      )
      asked.once('error', reject).end()
    })
    expect(traced).toBe(404)
  })

  test('answers an address that cannot be decoded in the shape of every error', async () => {
    const answer = await get('/api/jobs/%zz')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
  })

  test('counts every call of the API towards the limit, however its address is written', async () => {
    const paths = ['/api/plans', '/%61pi/plans', '/%61%70i/no-such-call']
    const left = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('x-ratelimit-remaining')))
    expect(left).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    expect((await get('/api/media/none')).headers.get('x-ratelimit-remaining')).toBeNull()
  })

  test('describes every call in OpenAPI and serves the page to browse it', async () => {
    const { openapi, paths } = await (await get('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    for (const routes of Object.values(contract))
      for (const route of Object.values<AnyRoute>(routesOf(routes)))
        expect(paths[route.path]?.[route.method.toLowerCase()]?.summary).toBe(route.summary)
    const page = await get('/api/docs/')
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const file of ['files/swagger-ui-bundle.js', 'files/swagger-ui.css', 'start.js'])
      expect((await get(`/api/docs/${file}`)).status).toBe(200)
    expect((await get('/api/docs/files/package.json')).status).toBe(404)
  })

  // Proves: app-guards-call-public
  test('guards every call that is not public', async () => {
    for (const routes of Object.values(contract))
      for (const route of Object.values<AnyRoute>(routesOf(routes))) {
        if (route.access === 'public') continue
        for (const token of [undefined, 'nonsense', 'a.b.c']) {
          const path = route.path.replace('{id}', '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90')
          const answer = await server.client.request(route.method, path, token ? { token } : {})
          expect([route.path, answer.status, answer.body.code]).toEqual([route.path, 401, 'unauthenticated'])
        }
      }
  })

  test('shows figures to this machine and not through a proxy', async () => {
    expect(await (await get('/metrics')).text()).toContain('visage_http_request_seconds')
    expect((await get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })

  test('tells this machine which part is wrong, and others no more than whether all is well', async () => {
    expect(Object.keys(await (await get('/api/health/ready')).json())).toContain('storage')
    const told = await get('/api/health/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect([told.status, await told.json()]).toEqual([200, { status: 'ok' }])
  })

  test('tells the web what this installation offers', async () => {
    expect((await server.client.request('GET', '/settings')).body).toEqual({
      engines: {
        face: 'studio',
        image: 'studio',
        video: 'studio',
        cloth: 'studio',
        'image-to-video': 'studio',
        music: 'studio',
        talk: 'studio',
      },
      block_devtools: false,
      mail_preview_path: '/dev/mail',
      support_email: null,
      google: expect.objectContaining({ is_stand_in: true }),
    })
  })

  test('serves no stored file without a signature that holds', async () => {
    await server.ctx.blobs.write('aa/bb/test.txt', Buffer.from('0123456789'))
    const address = server.ctx.mediaUrls.sign('aa/bb/test.txt')
    expect(await (await get(address)).text()).toBe('0123456789')
    const range = await get(address, { headers: { range: 'bytes=2-4' } })
    expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await get(address, { headers: { range: 'bytes=50-' } })).status).toBe(416)
    for (const path of [
      '/api/media/aa/bb/test.txt',
      address.replace('test', 'tent'),
      '/api/media/..%2f..%2fsecrets.json',
    ])
      expect((await get(path)).status).toBe(404)
    await server.ctx.blobs.remove('aa/bb/test.txt')
    const gone = await get(address)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await gone.json()).toMatchObject({ code: 'not_found' })
    await server.ctx.blobs.write('aa/bb/test.txt', Buffer.from('again'))
    server.clock.advance(26 * 60 * 60 * 1000)
    expect((await get(address)).status).toBe(404)
  })
})

// Proves: app-application-key-once
test('an application key, once set, is asked for where the contract says so', async () => {
  await using keyed = await startTestServer({ env: { SECURITY_KEY: 'open sesame' } })
  const user = await keyed.client.signUp()
  const ask = (headers: Record<string, string>) =>
    keyed.client.post('/get_profiles/', { user_id: user.id }, { token: user.access, headers })
  expect((await ask({})).body.code).toBe('bad_security_key')
  const hash = keyed.ctx.config.securityKeyHash ?? ''
  expect((await ask({ 'security-key': hash })).status).toBe(200)
})

/** How many of 22 different addresses are refused a code, all from one connection. */
const countRefused = async (env: Record<string, string>): Promise<number> => {
  await using server = await startTestServer({ env })
  let refused = 0
  for (let index = 0; index < 22; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    const { status } = await server.client.post('/send_otp/', { email: `someone-${index}@example.com` }, { headers })
    if (status === 429) refused += 1
  }
  return refused
}

test('behind a trusted proxy the client is who the proxy says, otherwise who connects', async () => {
  expect(await countRefused({ TRUST_PROXY: '127.0.0.1' })).toBe(0)
  expect(await countRefused({})).toBe(2)
})
