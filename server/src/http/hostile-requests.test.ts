import { request } from 'node:http'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from '../adapters/mail/outbox/outbox.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { onlyEngine } from '../testing/test-engines.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ overrides: { engines: onlyEngine(createFakeEngine()) } })
})
afterAll(() => server[Symbol.asyncDispose]())

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }

/** Sends what `fetch` would not: other hosts, and paths as they are written. */
const send = ({ method = 'GET', path, headers, body }: Sent): Promise<{ status: number; text: string; type: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () => resolve({ status, text, type: told['content-type'] ?? '' }))
    })
    call.on('error', reject).end(body)
  })

const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

// Proves: foreign-host-names-nothing
test('no host that a request names gets into a mail, an address or a page', async () => {
  const { email } = await server.client.signUp()
  server.clock.advance(61_000)
  const before = await server.client.countMails(email)
  const body = JSON.stringify({ email })
  const asked = { method: 'POST', path: '/api/send_otp/', body }
  expect((await send({ ...asked, headers: { ...elsewhere, 'content-type': 'application/json' } })).status).toBe(200)
  await server.client.readCode(email, { after: before })
  const { mail, publicUrl } = server.ctx.config
  const mails = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
  const text = mails.find(({ to, subject }) => to === email && subject === 'Your Visage password code')?.text ?? ''
  expect(text).toContain(`${publicUrl}/forgot#reset=`)
  expect(JSON.stringify(mails)).not.toContain('evil.example')
  for (const path of ['/api/openapi.json', '/api/docs', '/takedown', '/api/settings', '/sitemap.xml', '/nowhere'])
    expect([path, (await send({ path, headers: elsewhere })).text]).not.toContain('evil.example')
})

const tricks = [
  '..',
  '%2e%2e',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fsecrets.json',
  '..%5c..%5csecrets.json',
  '%252e%252e%252fsecrets.json',
  'aa/bb/../../../secrets.json',
  './/secrets.json',
  '%00',
  'a%00.png',
  'x%0d%0aset-cookie:%20a=b',
  '%c0%ae%c0%ae',
  '%F0%9F%98%80',
  'drafts/x',
  'a'.repeat(2000),
]
const places = [
  '/api/media/',
  '/api/zips/',
  '/api/kits/',
  '/api/exports/',
  '/api/templates/',
  '/api/jobs/',
  '/api/assets/',
  '/s/',
  '/takedown/',
  '/assets/',
  '/dev/mail/',
]
const ends = ['', '/picture', '?expires=9999999999&signature=x']

// Proves: odd-paths-lead-nowhere
test('no odd path leads to a file, a header or an error of ours', async () => {
  const wrong: unknown[] = []
  for (const place of places)
    for (const trick of tricks)
      for (const end of ends) {
        const { status, text } = await send({ path: `${place}${trick}${end}` })
        const isSafe = status < 500 && status !== 200 && !text.includes('root:') && !text.includes('provenance')
        if (!isSafe) wrong.push({ path: `${place}${trick}${end}`, status, text: text.slice(0, 200) })
      }
  expect(wrong).toEqual([])
})

const odd = (text: string): Sent => ({
  method: 'POST',
  path: '/api/manual_login/',
  headers: { 'content-type': 'application/json' },
  body: text,
})

// Proves: odd-json-refused
test.each([
  ['deep', `${'{"email":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 400],
  ['wide', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}`, 400],
  ['of many values', `{"email":[${'1,'.repeat(400_000)}1],"password":"x"}`, 400],
  ['of one long number', `{"email":${'9'.repeat(900_000)},"password":"x"}`, 400],
  ['with a field twice', '{"email":"a@example.com","email":"b@example.com","password":"wrong one"}', 404],
  ['with a name of half a megabyte', `{"${'a'.repeat(500_000)}":1}`, 400],
  ['that changes prototypes', '{"__proto__":{"isAdmin":true},"email":"a@example.com","password":"x"}', 400],
  ['that changes constructors', '{"constructor":{"prototype":{"a":1}},"email":"a@example.com","password":"x"}', 400],
  ['larger than a megabyte', `{"email":"${'a'.repeat(1024 * 1024)}"}`, 413],
])('JSON %s is refused in time, and the next call is answered', async (_what, text, status) => {
  const answer = await send(odd(text))
  expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8'])
  expect(answer.text.length).toBeLessThan(20_000)
  expect((await send({ path: '/api/health/live' })).status).toBe(200)
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})
