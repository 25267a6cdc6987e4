import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { ERRORS, errorBody } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/start-test-server.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { listRoutes } from './schemas.ts'

type Content = { [type: string]: { schema: object; example?: unknown } }
type Answer = { $ref?: string; headers?: object; content?: Content }
type Operation = {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Content }
  responses: { [status: string]: Answer }
}
type Description = {
  paths: { [path: string]: { [method: string]: Operation } }
  components: {
    schemas: { [name: string]: object }
    responses: { [name: string]: { headers: object; content: { [type: string]: { examples: object } } } }
    examples: { [code: string]: { value: unknown } }
  }
}

let server: TestServer
let source: string
let description: Description
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://visage.test' } })
  source = await (await fetch(`${server.url}/api/openapi.json`)).text()
  description = JSON.parse(source) as Description
})
afterAll(() => server[Symbol.asyncDispose]())

const routes = listRoutes()
const operationOf = ({ path, method }: AnyRoute) => description.paths[path]?.[method.toLowerCase()]

// Proves: open-api-lint
test('a lint finds nothing to say about it', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  const broken = source.replace('"summary":', '"sumary":')
  expect(await lintFromString({ source: broken, config, absoluteRef: 'openapi.json' })).not.toEqual([])
})

/** What the compiler of this repository says about a program beside the types. */
const compile = async (types: string, program: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'visage-types-'))
  const root = fileURLToPath(new URL('../../../../../package.json', import.meta.url))
  const compiler = join(dirname(createRequire(root).resolve('typescript/package.json')), 'bin/tsc')
  try {
    await writeFile(join(folder, 'api.ts'), types)
    await writeFile(join(folder, 'program.ts'), program)
    const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
    return await new Promise((resolve) => {
      execFile(process.execPath, [compiler, ...options, 'program.ts'], { cwd: folder }, (_error, said) => resolve(said))
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const program = (password: string) => `
import type { components, paths } from './api'
export const body: paths['/manual_login/']['post']['requestBody']['content']['application/json'] = {
  email: 'mina@example.com',
  password: ${password},
}
export const nameOf = (answer: components['schemas']['SignedIn']): string => answer.profile.name
export const codeOf = (error: components['schemas']['Error']): 'wrong_password' | string => error.code
`

// Proves: open-api-types
test('a generator makes types of it that compile and know the calls', async () => {
  const types = astToString(await openapiTS(source, { silent: true }))
  expect(await compile(types, program("'correct horse'"))).toBe('')
  expect(await compile(types, program('5'))).toContain("Type 'number' is not assignable to type 'string'")
})

// Proves: open-api-examples
test('every example is one that the call takes or answers', () => {
  const shown: { name: string; schema: AnyRoute['output']; example: unknown }[] = []
  for (const [name, route] of routes) {
    const operation = operationOf(route)
    const check = (schema: AnyRoute['output'], content: Content | undefined) =>
      shown.push({ name, schema, example: Object.values(content ?? {})[0]?.example })
    if (route.body) check(route.body, operation?.requestBody?.content)
    if (!route.answersFile && route.status !== 204)
      check(route.output, operation?.responses[route.status ?? 200]?.content)
    if (route.accepted) check(route.accepted, operation?.responses[202]?.content)
  }
  expect(shown.length).toBeGreaterThan(120)
  for (const { name, schema, example } of shown)
    expect([name, example !== undefined, schema.safeParse(example).error?.issues]).toEqual([name, true, undefined])
  for (const [code, { value }] of Object.entries(description.components.examples))
    expect(errorBody.parse(value).code).toBe(code)
})

test('shapes that several calls share are written once', () => {
  const { Job, GalleryItem, Profile, ...others } = description.components.schemas
  expect([Job, GalleryItem, others['ProfileOutput'], others['Share'], others['Error']]).not.toContain(undefined)
  const all = Object.entries(description.components.schemas)
  for (const [name, schema] of all) {
    const large = JSON.stringify(schema)
    if (large.length < 400) continue
    expect([name, source.split(large).length - 1]).toEqual([name, 1])
  }
  expect(Profile).toBeUndefined()
})

const id = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const OTHERS: Readonly<Record<string, string>> = {
  provider: 'razorpay',
  engine: 'fal',
  case_number: 'VT-7K3Q-9F2M',
  token: 'Zk3vQ9xT1mB7cR5wY2pLdA',
  key: 'nothing.png',
}
const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => OTHERS[name] ?? id)

const answerOf = ({ responses }: Operation, status: number) => {
  const answer = responses[status]
  const name = answer?.$ref?.split('/').at(-1)
  return name === undefined ? answer : description.components.responses[name]
}

/** What of an answer its call does not name: its status, its headers, or its code; null when all is named. */
const findUnnamed = async (path: string, method: string, operation: Operation, init: RequestInit) => {
  const answer = await fetch(`${server.url}/api${fill(path)}`, { method: method.toUpperCase(), ...init })
  const text = await answer.text()
  const named = answerOf(operation, answer.status)
  if (!named) return `${method} ${path} answers ${answer.status}`
  // Refusals that come before the limit is looked at cannot tell how much of it is left.
  const headers = Object.keys(named.headers ?? {}).filter((name) => answer.ok || name === 'x-request-id')
  for (const name of headers) if (!answer.headers.has(name)) return `${method} ${path} sends no ${name}`
  if (answer.ok || operation.operationId === 'readReadiness') return null
  const { code } = errorBody.parse(JSON.parse(text))
  const content = named.content?.['application/json'] as { examples?: object } | undefined
  return code in (content?.examples ?? {}) ? null : `${method} ${path} answers ${code}`
}

// Proves: open-api-refusals
test('what a call refuses is named, with its status, its code and its headers', async () => {
  const { access } = await server.client.signUp()
  const bearer = { authorization: `Bearer ${access}` }
  const json = { 'content-type': 'application/json' }
  const unnamed: (string | null)[] = []
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const takesBody = operation.requestBody !== undefined
      const tries: RequestInit[] = [{}, { headers: { authorization: 'Bearer a.b.c' } }]
      if (operation.operationId !== 'watchJobs') tries.push({ headers: bearer })
      if (takesBody)
        tries.push(
          { headers: { ...bearer, ...json }, body: '{"nonsense":1}' },
          { headers: { ...bearer, ...json }, body: '{' },
          { headers: { ...bearer, 'content-type': 'text/css' }, body: 'a {}' },
        )
      for (const init of tries) unnamed.push(await findUnnamed(path, method, operation, init))
    }
  expect(unnamed.length).toBeGreaterThan(300)
  expect(unnamed.filter((line) => line !== null)).toEqual([])
})

test('the calls beside the contract are in it, and those of operators are not', () => {
  for (const path of ['/jobs/events', '/health/live', '/health/ready', '/webhooks/{provider}', '/media/{key}'])
    expect(Object.keys(description.paths)).toContain(path)
  expect(description.paths['/jobs/events']?.['get']?.responses['200']?.content).toHaveProperty('text/event-stream')
  expect(source).not.toContain('/admin')
  for (const [, route] of routes) {
    const statuses = Object.keys(operationOf(route)?.responses ?? {})
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']))
    for (const code of route.errors ?? []) expect(statuses).toContain(String(ERRORS[code].status))
  }
})
