import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../testing/start-test-server.ts'
import { createVisitor, startAccountServer } from './testing/visitor.ts'
import type { Visitor } from './testing/visitor.ts'

type Body = Record<string, unknown>
type Case = { path: string; token?: 'user' | 'reset'; body: Body }

const email = 'somebody@example.com'
const userId = '00000000-0000-4000-8000-000000000000'

const CASES: Case[] = [
  { path: '/create_profile/', body: { email, name: 'Ada', password: 'long enough' } },
  { path: '/send_otp/', body: { email } },
  { path: '/verify_otp/', body: { email, otp: '123456' } },
  { path: '/verify_otp_for_forget/', body: { email, otp: '123456' } },
  { path: '/forgot_password/', token: 'reset', body: { email, new_password: 'long enough' } },
  { path: '/manual_login/', body: { email, password: 'long enough' } },
  { path: '/refresh/', body: { refresh_token: 'nonsense' } },
  { path: '/logout/', body: { refresh_token: 'nonsense' } },
  { path: '/get_profiles/', token: 'user', body: { user_id: userId } },
  { path: '/update_profile/', token: 'user', body: { user_id: userId, name: 'Ada' } },
]

const WRONG = {
  'a number': 7,
  'a truth value': true,
  null: null,
  'a list': ['somebody@example.com'],
  'an object': { $ne: '' },
  empty: '',
  'too long': 'x'.repeat(5000),
}

let server: TestServer
let visitor: Visitor
const tokens: Partial<Record<'user' | 'reset', string>> = {}

beforeAll(async () => {
  server = await startAccountServer()
  visitor = createVisitor(server)
  tokens.user = (await visitor.signUp()).access
  server.clock.advance(60_000)
  await visitor.post('/send_otp/', { email: visitor.email })
  const otp = await visitor.readCode(1)
  tokens.reset = (await visitor.post('/verify_otp_for_forget/', { email: visitor.email, otp })).body.access
})
afterAll(() => server[Symbol.asyncDispose]())

const send = ({ path, token }: Case, body: unknown, headers?: Record<string, string>) =>
  visitor.post(path, body, { ...(token ? { token: tokens[token] } : {}), headers })

describe.each(CASES)('$path', (call) => {
  for (const field of Object.keys(call.body)) {
    test.each(Object.entries(WRONG))(`refuses %s as ${field} and names the field`, async (_what, value) => {
      const answer = await send(call, { ...call.body, [field]: value })
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('invalid_input')
      expect(Object.keys(answer.body.details.fields)).toContain(field)
      expect(answer.body.error).toBe(answer.body.message)
      expect(answer.body.request_id).toEqual(expect.any(String))
    })

    test(`refuses a body without ${field}`, async () => {
      const { [field]: _left, ...rest } = call.body
      const answer = await send(call, rest)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.details.fields)).toContain(field)
    })
  }

  test('refuses a field that is not known', async () => {
    const answer = await send(call, { ...call.body, is_admin: true })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields)).toEqual(['is_admin'])
  })

  test('refuses bodies that are no object', async () => {
    for (const body of ['[]', '"text"', '7', 'null', '{', '', '{"__proto__":{"email":"x"}}'])
      expect((await send(call, body)).status).toBe(400)
  })

  test('refuses another content type', async () => {
    const answer = await send(call, 'email=somebody', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer.status).toBe(415)
  })

  test('answers without its trailing slash too', async () => {
    const answer = await send({ ...call, path: call.path.replace(/\/$/, '') }, {})
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid_input')
  })

  test('answers no body at all with anything but a server error', async () => {
    const bodies = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(Object.fromEntries(Object.keys(call.body).map((field) => [field, fc.string({ unit: 'binary' })]))),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await send(call, JSON.stringify(body))
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the messages of the specification', () => {
  test.each([
    ['/create_profile/', { email: '', name: 'Ada', password: 'long enough' }, 'Email is required.'],
    ['/create_profile/', { email: 'no address', name: 'Ada', password: 'long enough' }, 'Enter valid Email Address'],
    ['/create_profile/', { email, name: ' ', password: 'long enough' }, 'Name is required.'],
    ['/create_profile/', { email, name: 'a@b', password: 'long enough' }, "Name cannot contain '@'."],
    ['/create_profile/', { email, name: 'Ada', password: '12345' }, 'Password must be at least 6 characters long.'],
    ['/manual_login/', { email, password: '' }, 'Password is required.'],
    ['/manual_login/', { email: '', password: 'x' }, 'Email is required.'],
    ['/verify_otp/', { email, otp: '12345' }, 'Please enter all 6 digits of the OTP.'],
    ['/verify_otp/', { email, otp: '１２３４５６' }, 'Please enter all 6 digits of the OTP.'],
    ['/send_otp/', { email: 'nobody@' }, 'Enter valid Email Address'],
  ])('%s %j', async (path, body, sentence) => {
    const answer = await visitor.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(sentence)
  })
})
