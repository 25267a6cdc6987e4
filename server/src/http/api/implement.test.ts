import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { defineResource } from '@visage/contract'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noTraces } from '../../adapters/traces/traces.ts'
import { openDiskStore } from '../../adapters/blobs/disk/open-disk-store.ts'
import { Accepted } from '../../calls/answers.ts'
import { AppError } from '../../lib/app-error.ts'
import { handleErrors } from '../error-handler.ts'
import { implement } from './implement.ts'

const me = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const route = defineResource({ access: 'user', tag: 'Test' })
const summary = 'A call'
const routes = {
  rename: route('POST /rename/', {
    summary,
    appKey: true,
    body: z.strictObject({ user_id: z.uuid(), name: z.string('Name is required.').min(1, 'Name is required.') }),
    output: z.object({ name: z.string() }),
  }),
  make: route('POST /make/{thing}', {
    summary,
    idempotent: true,
    params: z.strictObject({ thing: z.string() }),
    output: z.void(),
    status: 204,
    accepted: z.object({ key: z.string().nullable(), async: z.boolean() }),
  }),
  wear: route('POST /wear/', {
    summary,
    idempotent: true,
    body: z.strictObject({ user_id: z.uuid(), category: z.enum(['tops', 'bottoms'], 'Please choose a category.') }),
    files: { garment: { maxBytes: 1000, missing: 'Please upload a garment.' }, label: { maxBytes: 10 } },
    output: z.object({ category: z.string(), garment: z.number(), label: z.number().nullable(), hash: z.string() }),
  }),
  send: route('POST /send', {
    summary,
    file: { types: ['video/x-test'], maxBytes: 1000 },
    output: z.object({ content: z.string() }),
  }),
  lie: route('POST /lie', {
    summary,
    output: z.object({ count: z.number() }),
  }),
}

let app: FastifyInstance
let dir: string
/** Looks at the drafts while a call is under way. */
let drafts = async () => {}
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-implement-'))
  const blobs = openDiskStore(dir)
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  handleErrors(app)
  await app.register(multipart)
  app.decorateRequest('caller', null)
  implement(app, {
    guard: {
      blobs,
      traces: noTraces,
      admitFile: async () => ({ async end() {} }),
      securityKeyHash: 'a1',
      async authenticate(header) {
        if (header !== 'Bearer good') throw new AppError('unauthenticated')
        return { userId: me, sessionId: 's' }
      },
      async authenticateReset() {
        throw new AppError('unauthenticated')
      },
      async authenticateOperator() {
        throw new AppError('not_found')
      },
      async authenticateAdmin() {
        throw new AppError('not_found')
      },
      async requireReauthenticated() {
        throw new AppError('reauthentication_required')
      },
    },
    routes,
    handlers: {
      rename: async ({ body }) => ({ name: body.name }),
      make: async ({ prefersAsync, idempotencyKey }) =>
        prefersAsync ? new Accepted({ key: idempotencyKey, async: true }, '/api/jobs/1') : undefined,
      async wear({ body, files, requestHash }) {
        await drafts()
        const { garment, label } = files
        return { category: body.category, garment: garment.bytes, label: label?.bytes ?? null, hash: requestHash }
      },
      send: async ({ file }) => ({ content: await readFile(file.path, 'utf8') }),
      lie: async () => ({ count: 'many' as unknown as number }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true, force: true })
})

const post = (url: string, payload: object | string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { authorization: 'Bearer good', 'security-key': 'a1', 'content-type': 'application/json', ...headers },
  })

describe('implement', () => {
  // Proves: implement-trailing-slash
  test('answers with and without the trailing slash', async () => {
    expect((await post('/rename', { user_id: me, name: 'A' })).json()).toEqual({ name: 'A' })
    expect((await post('/rename/', { user_id: me, name: 'A' })).json()).toEqual({ name: 'A' })
  })

  test('names each field that is wrong, missing or unknown', async () => {
    const answer = await post('/rename', { user_id: 7, extra: true })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      details: {
        fields: { user_id: expect.any(String), name: 'Name is required.', extra: 'This field is not known here.' },
      },
    })
    expect(answer.json().error).toBe(answer.json().message)
  })

  test.each([['not json'], ['{"__proto__": {"x": 1}}'], ['[]'], ['"text"'], ['null'], ['']])(
    'refuses the body %s',
    async (body) => {
      const answer = await post('/rename', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', request_id: expect.any(String) })
    },
  )

  test('refuses other content types', async () => {
    expect((await post('/rename', 'name=A', { 'content-type': 'text/csv' })).json()).toMatchObject({
      code: 'unsupported_media_type',
    })
  })

  // Proves: implement-person-user-id
  test("another person's user_id looks like nothing is there", async () => {
    const other = 'ffffffff-6a1d-4c57-9d3a-2f6b1e5a7c90'
    expect((await post('/rename', { user_id: other, name: 'A' })).json()).toMatchObject({ code: 'not_found' })
  })

  test('asks for a token first and the application key second', async () => {
    expect((await post('/rename', {}, { authorization: 'Bearer bad' })).statusCode).toBe(401)
    expect((await post('/rename', {}, { 'security-key': 'b2' })).json()).toMatchObject({ code: 'bad_security_key' })
  })

  test('answers 202 with a location to those who do not wait', async () => {
    const answer = await post('/make/it', {}, { prefer: 'respond-async', 'idempotency-key': 'k' })
    expect(answer.statusCode).toBe(202)
    expect(answer.headers.location).toBe('/api/jobs/1')
    expect(answer.json()).toEqual({ key: 'k', async: true })
    expect((await post('/make/it', {})).statusCode).toBe(204)
    expect((await post('/make/it', {}, { 'idempotency-key': 'k'.repeat(300) })).statusCode).toBe(400)
  })

  test('a large file is written to disk as it comes, and gone with the answer', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const send = (body: BodyInit, type = 'video/x-test') =>
      fetch(`${address}/api/send`, {
        method: 'POST',
        headers: { authorization: 'Bearer good', 'content-type': type },
        body,
        duplex: 'half',
      } as RequestInit)
    expect(await (await send('a film')).json()).toEqual({ content: 'a film' })
    const announced = await send('x'.repeat(1001))
    const unannounced = await send(new Blob(['y'.repeat(3000)]).stream())
    const wrong = await send('{}', 'application/json')
    for (const answer of [announced, unannounced])
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ code: 'payload_too_large' }),
      ])
    expect(wrong.status).toBe(415)
    expect((await post('/rename', 'film', { 'content-type': 'video/x-test' })).statusCode).toBe(415)
    expect(await readdir(join(dir, 'drafts'))).toEqual([])
  })

  test('a broken promise of ours is a 500 that says nothing', async () => {
    const answer = await post('/lie', {})
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal', message: 'Something went wrong.' })
    expect(answer.body).not.toContain('count')
  })
})

type Part = string | Uint8Array<ArrayBuffer>

const postForm = async (parts: readonly (readonly [name: string, part: Part])[], url = '/wear/') => {
  const form = new FormData()
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([part]), 'file.bin')
  }
  const response = new Response(form)
  const payload = Buffer.from(await response.arrayBuffer())
  return post(url, payload, { 'content-type': response.headers.get('content-type'), 'idempotency-key': 'one' })
}

const bytes = (count: number, value = 7) => new Uint8Array(count).fill(value)
const right = [
  ['user_id', me],
  ['category', 'tops'],
] as const

describe('a multipart form', () => {
  test('brings fields and files, in any order', async () => {
    const answer = await postForm([['garment', bytes(1000)], ...right])
    expect(answer.json()).toMatchObject({ category: 'tops', garment: 1000, label: null })
    expect((await postForm([...right, ['label', bytes(3)], ['garment', bytes(1)]])).json()).toMatchObject({ label: 3 })
  })

  test('goes to disk piece by piece, and is gone with the answer, whatever that is', async () => {
    // Those of the answer before this one go right after it.
    await expect.poll(() => readdir(join(dir, 'drafts'))).toEqual([])
    const seen: string[][] = []
    const parts = [...right, ['garment', bytes(1000)], ['label', bytes(3)]] as const
    drafts = async () => void seen.push(await readdir(join(dir, 'drafts')))
    expect((await postForm(parts)).json()).toMatchObject({ garment: 1000, label: 3 })
    expect(seen.map(({ length }) => length)).toEqual([2])
    expect((await postForm([...parts, ['more', bytes(1)]])).statusCode).toBe(400)
    expect(
      (
        await postForm([
          ['garment', bytes(1000)],
          ['user_id', me],
        ])
      ).statusCode,
    ).toBe(400)
    expect(await readdir(join(dir, 'drafts'))).toEqual([])
  })

  test('is the same request only with the same files', async () => {
    const answers = await Promise.all([1, 1, 2].map((value) => postForm([...right, ['garment', bytes(9, value)]])))
    const [first, second, other] = answers.map((answer) => answer.json().hash)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  test.each([
    ['a missing file', right, { garment: 'Please upload a garment.' }],
    ['an empty file', [...right, ['garment', bytes(0)]], { garment: 'Please upload a garment.' }],
    [
      'a wrong field',
      [
        ['user_id', me],
        ['category', 'hats'],
        ['garment', bytes(1)],
      ],
      { category: 'Please choose a category.' },
    ],
    [
      'a file that is not known',
      [...right, ['garment', bytes(1)], ['more', bytes(1)]],
      { more: 'This field is not known here.' },
    ],
    [
      'a field that is not known',
      [...right, ['garment', bytes(1)], ['more', 'x']],
      { more: 'This field is not known here.' },
    ],
    ['text for a file', [...right, ['garment', 'text']], { garment: 'This field is not known here.' }],
    [
      'a file for a field',
      [
        ['user_id', me],
        ['category', bytes(4)],
        ['garment', bytes(1)],
      ],
      { category: 'This field is not known here.' },
    ],
    [
      'a field sent twice',
      [...right, ['category', 'tops'], ['garment', bytes(1)]],
      { category: 'Please send this field once.' },
    ],
  ] as const)('names what is wrong with %s', async (_what, parts, fields) => {
    const answer = await postForm(parts)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  test('with a file of one byte too many, or with a flood of fields, is too large', async () => {
    const large = await postForm([...right, ['garment', bytes(1001)]])
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({
      code: 'payload_too_large',
      details: { fields: { garment: expect.any(String) } },
    })
    expect((await postForm([...right, ['garment', bytes(100_000)]])).statusCode).toBe(413)
    const flood = Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x'] as const)
    expect((await postForm(flood)).statusCode).toBe(413)
  })

  test("with another person's user_id looks like nothing is there", async () => {
    const parts = [['user_id', 'ffffffff-6a1d-4c57-9d3a-2f6b1e5a7c90'], right[1], ['garment', bytes(1)]] as const
    expect((await postForm(parts)).json()).toMatchObject({ code: 'not_found' })
  })

  test('is taken where it is asked for only', async () => {
    expect((await postForm(right, '/rename/')).statusCode).toBe(415)
    expect((await post('/wear/', { user_id: me, category: 'tops' })).statusCode).toBe(415)
  })

  test('that is broken off is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of ['', '--x\r\nContent-Disposition: form-data; name="category"\r\n\r\nto', 'nonsense'])
      expect((await post('/wear/', body, headers)).statusCode).toBe(400)
  })
})
