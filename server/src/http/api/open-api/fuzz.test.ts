import { request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { solidPng, tinyMp4 } from '@visage/sandbox/engines/tiny-files'
import { errorBody, ERRORS } from '@visage/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/start-test-server.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import type { TestUser } from '../../../testing/test-client.ts'
import { parsePostLink } from '../../../adapters/links/link-source.ts'
import type { LinkFetcher } from '../../../adapters/links/link-source.ts'
import { onlyEngine } from '../../../testing/test-engines.ts'

/** Many more, and others, by hand: `FUZZ_CALLS=20000 FUZZ_SEED=7 npx vitest run fuzz`. */
const calls = Number(process.env.FUZZ_CALLS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 106_583_208)
const answerWithinMs = 240_000

type Operation = {
  name: string
  method: string
  path: string
  example: Record<string, unknown>
  responses: Readonly<Record<string, unknown>>
}
type Document = {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'name' | 'method' | 'path' | 'example'> & { requestBody?: Body }>
  >
}
type Body = { content: Record<string, { example?: Record<string, unknown> }> }
type Sent = { path: string; headers: Record<string, string>; body: Buffer }
type Answer = { status: number; type: string; text: string }

/** Every post is there: one that is not answers 502 by design, and nothing of ours would be seen of it. */
const everyPost: LinkFetcher = {
  async fetchPicture(address) {
    parsePostLink(address)
    return solidPng(64, [120, 90, 70])
  },
  async fetchVideo(address, { path }) {
    parsePostLink(address)
    await writeFile(path, tinyMp4())
  },
}

let server: TestServer
let people: TestUser[]
let operations: Operation[]
beforeAll(async () => {
  const env = { TRUST_PROXY: '127.0.0.1' }
  server = await startTestServer({ env, overrides: { engines: onlyEngine(createFakeEngine()), links: everyPost } })
  people = [await server.client.signUp(), await server.client.signUp(), await server.client.signUp()]
  const { paths }: Document = (await server.client.request('GET', '/openapi.json')).body
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]) => {
      const example = Object.values(requestBody?.content ?? {})[0]?.example ?? {}
      return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, example, responses }
    }),
  )
})
afterAll(() => server[Symbol.asyncDispose]())

const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', '\uD800', '../../etc/passwd', "' or 1=1 --", '{{7*7}}', '<script>', 'null', 'NaN'),
  fc.constantFrom('http://127.0.0.1:1/', 'file:///etc/passwd', '/api/assets/..%2f', '2026-02-30', 'a@b@c', '\u202E'),
  fc.integer({ min: 100, max: 40_000 }).map((length) => 'ä'.repeat(length)),
  fc.uuid(),
)
const someValue = fc.oneof(
  someText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double().map(Number),
  fc.constantFrom(2 ** 53, -1, 0, 1e308, true, null, [], {}, [[]], { length: 1 }, { __proto__: null, toString: 1 }),
)

/** What a call takes, with some of it changed, left out or added. */
const someFields = ({ example }: Operation, { id }: TestUser) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(example), 'user_id', '__proto__', 'constructor', 'x'), someValue, {
      maxKeys: 3,
    })
    .map((changes) => ({ ...example, ...('user_id' in example && { user_id: id }), ...changes }))

const boundary = 'x-fuzz-x'
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

const asForm = (fields: object, isWhole: boolean): Buffer => {
  const parts = Object.entries(fields).map(([name, value]) => part(name, JSON.stringify(value) ?? ''))
  const text = [...parts, part('file', 'RIFF', '; filename="a.wav"'), `--${boundary}--\r\n`].join('')
  return Buffer.from(isWhole ? text : text.slice(0, -Math.ceil(text.length / 3)))
}

const rawBodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('', 'null', '1', '"x"', '[]', '{', '{"a":1,}', '{"a":1}{"a":2}', '{"__proto__":{"a":1}}')
    .map((text) => Buffer.from(text)),
  fc.constantFrom('[', '{"a":').map((open) => Buffer.from(open.repeat(20_000))),
  fc.json().map((json) => Buffer.from(json, 'utf16le')),
  fc.constantFrom(1024 * 1024 + 1, 600_000).map((length) => Buffer.alloc(length, 'a')),
)

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/xml',
  'audio/wav',
  'image/png',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${boundary}`,
  'text/plain',
  'video/mp4',
  '///',
  '',
)

const someBody = (operation: Operation, person: TestUser) => {
  const fields = someFields(operation, person)
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return fc.oneof(
    { weight: 5, arbitrary: fields.map((body) => ({ body: Buffer.from(JSON.stringify(body)), type: json })) },
    {
      weight: 2,
      arbitrary: fc.tuple(fields, fc.boolean()).map(([body, whole]) => ({ body: asForm(body, whole), type: form })),
    },
    { weight: 2, arbitrary: rawBodies.map((body) => ({ body, type: json })) },
    {
      weight: 2,
      arbitrary: fc.tuple(rawBodies, contentTypes).map(([body, type]) => ({ body, type: { 'content-type': type } })),
    },
  )
}

const headerText = fc.string({
  unit: fc.constantFrom('a', 'Z', '9', ' ', ',', ';', '=', '"', '/', '%', '.', 'é', '\t'),
  maxLength: 60,
})
const someHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'range',
        'if-none-match',
        'prefer',
        'idempotency-key',
        'cookie',
        'accept-encoding',
        'last-event-id',
        'if-modified-since',
        'x-forwarded-proto',
        'content-encoding',
        'security-key',
        'admin-token',
      ),
      headerText,
      { maxKeys: 3 },
    ),
  },
  // A flood: many headers, and long ones.
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 300 })
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'y'.repeat(40)]))),
  },
)

const inPath = fc.oneof(
  fc.uuid(),
  someText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 300))),
  fc.constantFrom('%', '%00', '%ff', '..', '%2e%2e%2f', 'VT-2222-2222'),
)
const someQuery = fc.dictionary(
  fc.constantFrom('cursor', 'limit', 'tab', 'kind', 'consent', 'q', '__proto__', 'expires', 'signature'),
  someText,
  { maxKeys: 3 },
)

const someCall = (operation: Operation) =>
  fc
    .record({
      person: fc.constantFrom(...people),
      access: fc.constantFrom('own', 'own', 'own', 'none', 'garbage'),
      parts: fc.array(inPath, { minLength: 3, maxLength: 3 }),
      query: someQuery,
      headers: someHeaders,
      ip: fc.integer({ min: 1, max: 250 }),
    })
    .chain(({ person, access, parts, query, headers, ip }) =>
      someBody(operation, person).map(({ body, type }): Sent => {
        const names = [...parts]
        const path = operation.path.replaceAll(/\{\w+\}/g, () => names.pop() ?? 'x')
        const asked = new URLSearchParams(Object.entries(query).map(([name, text]) => [name, text.toWellFormed()]))
        const token = { own: person.access, garbage: 'a.b.c', none: undefined }[access]
        return {
          path: `/api${path}${asked.size > 0 ? `?${asked.toString()}` : ''}`,
          headers: {
            ...headers,
            ...(operation.method !== 'GET' && type),
            ...(token && { authorization: `Bearer ${token}` }),
            'x-forwarded-for': `198.18.${ip}.${ip}`,
          },
          body: operation.method === 'GET' ? Buffer.alloc(0) : body,
        }
      }),
    )

const readAnswer = async (response: IncomingMessage): Promise<Answer> => {
  const type = response.headers['content-type'] ?? ''
  const answer = { status: response.statusCode ?? 0, type, text: '' }
  if (type.startsWith('text/event-stream')) {
    response.destroy()
    return answer
  }
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { ...answer, text: Buffer.concat(chunks).toString('latin1') }
}

const mostBytesKept = 16 * 1024
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE'])
const refused: Answer = { status: 400, type: '', text: '' }

const ask = ({ method }: Operation, { path, headers, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const options = {
      agent: false,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, 'content-length': body.byteLength },
    }
    const request = send(options, (response) => void readAnswer(response).then(resolve, reject))
    request.setTimeout(answerWithinMs, () => request.destroy(new Error('No answer came.')))
    // A body that is refused for its size is not read to its end: the answer may be lost with it.
    request.on('error', (error) => {
      if (body.byteLength > mostBytesKept && 'code' in error && CUT_OFF.has(String(error.code))) resolve(refused)
      else reject(error)
    })
    request.end(body)
  })

/** What is wrong with an answer, by the document. Posts, engines and providers stand in for themselves here and do not fail. */
const findFault = ({ responses }: Operation, { status, type, text }: Answer): string | undefined => {
  if (status === 431 || (status === 400 && text === '')) return undefined
  if (status < 400) return String(status) in responses ? undefined : `status ${status} is not in the document`
  const parsed = type.includes('json')
    ? errorBody.safeParse(JSON.parse(Buffer.from(text, 'latin1').toString()))
    : undefined
  if (!parsed?.success) return `an error of status ${status} in another shape: ${text.slice(0, 200)}`
  const { code } = parsed.data
  if (ERRORS[code].status !== status) return `${code} with status ${status}`
  if (status >= 500) return `an error of ours: ${code}`
  return String(status) in responses ? undefined : `status ${status} (${code}) is not in the document`
}

// Proves: fuzz-no-call-breaks
test('no call that anybody could make ends in an error of ours, in silence, or in an answer beside the contract', async () => {
  const told: Record<number, number> = {}
  const faults: Record<string, object> = {}
  const fuzzed = fc.asyncProperty(
    fc.nat().chain((at) => {
      const operation = operations[at % operations.length] as Operation
      return someCall(operation).map((sent) => ({ operation, sent }))
    }),
    async ({ operation, sent }) => {
      const answer = await ask(operation, sent).catch((error: unknown) => String(error))
      const fault = typeof answer === 'string' ? answer : findFault(operation, answer)
      if (typeof answer !== 'string') told[answer.status] = (told[answer.status] ?? 0) + 1
      if (fault === undefined) return
      const { path, headers, body } = sent
      const known = `${operation.name}: ${fault}`
      faults[known] ??= {
        path,
        headers: JSON.stringify(headers).slice(0, 600),
        body: body.toString('latin1').slice(0, 400),
      }
    },
  )
  await fc.assert(fuzzed, { seed, numRuns: calls })
  expect({ seed, faults }).toEqual({ seed, faults: {} })
  const count = Object.values(told).reduce((sum, each) => sum + each, 0)
  expect(count).toBeGreaterThan(operations.length)
  expect(told[200]).toBeGreaterThan(0)
  if (process.env.FUZZ_CALLS !== undefined) console.info({ seed, count, told })
}, 3_600_000)
