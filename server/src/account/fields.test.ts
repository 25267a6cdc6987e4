import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFieldChecks } from '../testing/describe-field-checks.ts'
import type { FieldChecks } from '../testing/describe-field-checks.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { createVisitor, startAccountServer } from './testing/visitor.ts'
import type { Visitor } from './testing/visitor.ts'

type Case = FieldChecks & { token?: 'user' | 'reset' }

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
  {
    path: '/login_profile_with_google/',
    body: { email, google_password: email, name: 'Ada', google_token: 'ya29.nonsense' },
    right: { name: ['empty'] },
  },
  { path: '/delete-profile/', token: 'user', body: { user_id: userId, email } },
  { path: '/tour-complete/', token: 'user', body: { user_id: userId, section: 'face' } },
]

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

for (const { token, ...checks } of CASES)
  describeFieldChecks(checks, (path, body, headers) =>
    visitor.post(path, body, { ...(token ? { token: tokens[token] } : {}), headers }),
  )

describe('the messages of the specification', () => {
  // Proves: account-sentences
  test.each([
    ['/create_profile/', { email: '', name: 'Ada', password: 'long enough' }, 'Email is required.'],
    ['/create_profile/', { email: 'no address', name: 'Ada', password: 'long enough' }, 'Enter valid Email Address'],
    ['/create_profile/', { email, name: ' ', password: 'long enough' }, 'Name is required.'],
    ['/create_profile/', { email, name: 'a@b', password: 'long enough' }, "Name cannot contain '@'."],
    ['/create_profile/', { email, name: 'Ada', password: '12345' }, 'Password must be at least 6 characters long.'],
    ['/create_profile/', { email, name: 'Ada', password: '' }, 'Password must be at least 6 characters long.'],
    ['/create_profile/', { email, name: 'Ada' }, 'Password must be at least 6 characters long.'],
    ['/manual_login/', { email, password: '' }, 'Password is required.'],
    ['/manual_login/', { email }, 'Password is required.'],
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
