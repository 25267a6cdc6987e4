import multipart from '@fastify/multipart'
import { contract, routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noTraces } from '../../adapters/traces/traces.ts'
import { AppError } from '../../lib/app-error.ts'
import { handleErrors } from '../error-handler.ts'
import { implement } from './implement.ts'
import type { RequestGuard } from './implement.ts'

const user = { userId: '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90', sessionId: 's' }
const guard = {
  blobs: {},
  traces: noTraces,
  admitFile: async () => ({ async end() {} }),
  securityKeyHash: null,
  authenticate: async () => user,
  authenticateReset: async () => ({ ...user, tokenId: 't' }),
  authenticateOperator: async () => user,
  authenticateAdmin: async () => user,
  requireReauthenticated: async () => {},
} as unknown as RequestGuard

const groups: object[] = [...Object.values(contract), admin]
const routes = groups.flatMap((group): AnyRoute[] => Object.values(routesOf(group)))

/** What is right all the same ends here: nothing is done. */
const done = async () => {
  throw new AppError('conflict')
}

let app: FastifyInstance
beforeAll(async () => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  handleErrors(app)
  await app.register(multipart)
  app.decorateRequest('caller', null)
  for (const group of groups) {
    const handlers = Object.fromEntries(Object.keys(routesOf(group)).map((name) => [name, done]))
    implement(app, { guard, routes: group, handlers: handlers as never })
  }
})
afterAll(() => app.close())

const TEXTS = ['', ' ', 'x', '-1', '1.5', '1e300', 'é\0', 'x'.repeat(3000)]
const VALUES = [
  ...TEXTS,
  undefined,
  null,
  7,
  -1,
  1.5,
  1e300,
  true,
  [],
  ['x'],
  Array.from({ length: 600 }, () => 'x'),
  {},
  { a: 1 },
  { x: 'x', y: 9, at: -1 },
]

const fieldsOf = (schema: unknown): string[] =>
  schema === undefined ? [] : Object.keys((schema as { shape: Record<string, unknown> }).shape)

const allAs = <Value>(schema: unknown, value: Value): Record<string, Value> =>
  Object.fromEntries(fieldsOf(schema).map((field) => [field, value]))

const pathWith = (route: AnyRoute, value: string) =>
  `/api${route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value.slice(0, 90)) || '0')}`

const boundary = 'a-boundary'
const formOf = (fields: object) =>
  Object.entries(fields)
    .map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    )
    .join('')
    .concat(`--${boundary}--\r\n`)

/** Every way of calling a route with values that most of its fields do not take. */
const wrongCalls = (route: AnyRoute) => {
  const { method, query, body, files } = route
  if (files)
    return TEXTS.map((text) => ({
      method,
      url: pathWith(route, 'x'),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: formOf(allAs(body, text)),
    }))
  const inPath = TEXTS.map((text) => ({
    method,
    url: `${pathWith(route, text)}?${new URLSearchParams(allAs(query, text)).toString()}`,
    ...(body && { payload: {} }),
  }))
  const inBody = [...VALUES.map((value) => allAs(body, value)), { unknown: 1 }, [], 'text', 7]
  const sent = inBody.map((value) => ({
    method,
    url: pathWith(route, user.userId),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  }))
  return body ? [...inPath, ...sent] : inPath
}

const VALIDATORS_WORDS =
  /invalid (?:input|option|type|string|uuid|key|iso)|expected|received|too (?:small|big)|unrecognized|must match|\bNaN\b|undefined|\[object/i

// Proves: api-plain-sentences
test.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name names each field that is wrong, in words of our own',
  async ({ route }) => {
    const known = [...[route.params, route.query, route.body].flatMap(fieldsOf), 'unknown', '']
    for (const asked of wrongCalls(route)) {
      const answer = await app.inject(asked)
      expect([400, 404, 409, 413, 415]).toContain(answer.statusCode)
      const { error, message, details = {} } = answer.json()
      const told: [string, string][] = Object.entries(details.fields ?? {})
      for (const sentence of [error, message, ...told.map(([, text]) => text)]) {
        expect(sentence).not.toMatch(VALIDATORS_WORDS)
        expect(sentence).toMatch(/^[A-Z].{8}/)
      }
      expect(known).toEqual(expect.arrayContaining(told.map(([field]) => field.split('.')[0])))
      expect(answer.statusCode !== 400 || told.length > 0).toBe(true)
    }
  },
)
