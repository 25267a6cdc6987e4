import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVisitor } from '../account/testing/visitor.ts'
import { createLogger } from '../program/open-context.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  server = await startTestServer({ env: { TRUST_PROXY: '127.0.0.1' }, overrides: { log } })
})
beforeEach(() => void lines.splice(0))
afterAll(() => server[Symbol.asyncDispose]())

type Line = { security: string; request: string; level: number } & Record<string, unknown>

const events = (): Line[] => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security)

// Proves: security-log-who-comes-in
test('what concerns security is one line each, at info, with the request and without any secret', async () => {
  const visitor = createVisitor(server)
  const { access, refresh, profile } = await visitor.signUp()
  const wrong = await visitor.signIn('swordfish-typed')
  await visitor.post('/manual_login/', { email: 'nobody-at-all@example.com', password: 'x-typed-x' })
  const { user_id } = profile
  const token = access
  await visitor.post('/account/exports', { user_id }, { token })
  await visitor.post('/get_profiles/', { user_id: '6f1b8e0c-2d4a-4c57-9d3a-1f6b1e5a7c90' }, { token })
  await visitor.post('/get_profiles/', { user_id })
  await visitor.post('/webhooks/razorpay', { id: 'made up' })
  server.clock.advance(60_000)
  await visitor.post('/send_otp/', { email: visitor.email })
  const otp = await visitor.readCode(1)
  const { access: right } = (await visitor.post('/verify_otp_for_forget/', { email: visitor.email, otp })).body
  await visitor.post('/forgot_password/', { email: visitor.email, new_password: 'brand new words' }, { token: right })
  const again = (await visitor.signIn('brand new words')).body
  await visitor.post('/delete-profile/', { user_id, email: visitor.email }, { token: again.access })
  await visitor.post('/logout/', { refresh_token: refresh })
  const told = events()
  expect(told.map(({ security, code, how }) => [security, code ?? how].filter(Boolean).join(' '))).toEqual([
    'account-requested',
    'signed-in code',
    'sign-in-failed wrong_password',
    'sign-in-failed no_such_user',
    'data-exported',
    'access-denied not_found',
    'access-denied unauthenticated',
    'webhook-refused',
    'password-reset',
    'signed-in password',
    'account-erased',
  ])
  expect(told.every(({ level, request }) => level === 30 && request)).toBe(true)
  expect(told[2]).toMatchObject({ user: user_id, request: wrong.headers.get('x-request-id') })
  const written = lines.join('\n')
  const secrets = [visitor.email, visitor.password, 'swordfish-typed', 'nobody-at-all', 'x-typed-x', 'brand new words']
  for (const secret of [...secrets, otp, access, refresh, right]) expect(written).not.toContain(secret)
})

test('a refresh token that comes twice, late, is told as such', async () => {
  const visitor = createVisitor(server)
  const { refresh, profile } = await visitor.signUp()
  const use = () => visitor.post('/refresh/', { refresh_token: refresh })
  expect((await use()).status).toBe(200)
  server.clock.advance(60_000)
  expect((await use()).status).toBe(401)
  expect(events().find(({ security }) => security === 'token-used-twice')).toMatchObject({ user: profile.user_id })
})
