import { defineRoute } from '@visage/contract'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../lib/app-error.ts'
import { handleErrors } from './error-handler.ts'
import { Accepted } from './handlers.ts'
import { implement } from './implement.ts'

const me = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const shared = { method: 'POST', access: 'user', tag: 'Test', summary: 'A call' } as const
const routes = {
  rename: defineRoute({
    ...shared,
    path: '/rename/',
    appKey: true,
    body: z.strictObject({ user_id: z.uuid(), name: z.string('Name is required.').min(1, 'Name is required.') }),
    output: z.object({ name: z.string() }),
  }),
  make: defineRoute({
    ...shared,
    path: '/make/{thing}',
    idempotent: true,
    params: z.strictObject({ thing: z.string() }),
    output: z.void(),
    status: 204,
    accepted: z.object({ key: z.string().nullable(), async: z.boolean() }),
  }),
  lie: defineRoute({ ...shared, path: '/lie', output: z.object({ count: z.number() }) }),
}

let app: FastifyInstance
beforeAll(() => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  handleErrors(app)
  app.decorateRequest('caller', null)
  implement(app, {
    gate: {
      securityKeyHash: 'a1',
      async authenticate(header) {
        if (header !== 'Bearer good') throw new AppError('unauthenticated')
        return { userId: me, sessionId: 's' }
      },
      async authenticateReset() {
        throw new AppError('unauthenticated')
      },
    },
    routes,
    handlers: {
      rename: async ({ body }) => ({ name: body.name }),
      make: async ({ prefersAsync, idempotencyKey }) =>
        prefersAsync ? new Accepted({ key: idempotencyKey, async: true }, '/api/jobs/1') : undefined,
      lie: async () => ({ count: 'many' as unknown as number }),
    },
  })
})
afterAll(() => app.close())

const post = (url: string, payload: object | string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { authorization: 'Bearer good', 'security-key': 'a1', 'content-type': 'application/json', ...headers },
  })

describe('implement', () => {
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

  test('a broken promise of ours is a 500 that says nothing', async () => {
    const answer = await post('/lie', {})
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal', message: 'Something went wrong.' })
    expect(answer.body).not.toContain('count')
  })
})
