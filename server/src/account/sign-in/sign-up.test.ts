import { describe, expect, test } from 'vitest'
import { NO_TOURS } from '../../testing/test-client.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor, otherThan } from '../testing/visitor.ts'

let server: TestServer

const minuteMs = 60_000

onEachDatabase(
  (opened) => (server = opened),
  () => {
    describe('create_profile', () => {
      // Proves: sign-up-mails-code-201
      test('mails a code and answers 201', async () => {
        const visitor = createVisitor(server)
        const answer = await visitor.createAccount()
        expect(answer.status).toBe(201)
        expect(answer.body).toEqual({ message: 'We have sent a six-digit code to your email address.' })
        expect(await visitor.readCode()).toMatch(/^\d{6}$/)
      })

      // Proves: sign-up-empty-google-password
      test('takes the empty google_password of a manual sign-up', async () => {
        const visitor = createVisitor(server)
        const body = { email: visitor.email, name: 'Ada', password: visitor.password, google_password: '' }
        expect((await visitor.post('/create_profile/', body)).status).toBe(201)
      })

      // Proves: sign-up-refuses-known-passwords
      test('refuses a password that is tried first, in whatever case, and says why under its field', async () => {
        const visitor = createVisitor(server)
        for (const password of ['123456', 'Password', 'QWERTYUIOP', 'iloveyou', 'visage!', 'Virtual-Influencer2026']) {
          const answer = await visitor.createAccount({ password })
          expect([password, answer.status]).toEqual([password, 400])
          expect(answer.body.details.fields.password).toMatch(/^Many people use this password/)
        }
        expect((await visitor.createAccount({ password: 'kq7x9z' })).status).toBe(201)
      })

      // Proves: sign-up-refuses-verified-address
      test('refuses a verified address in whatever case it is written', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const shouted = { email: ` ${visitor.email.toUpperCase()} `, name: 'Eve', password: 'another one' }
        const answer = await createVisitor(server).post('/create_profile/', shouted)
        expect(answer.status).toBe(400)
        expect(answer.body).toMatchObject({
          code: 'email_taken',
          error: 'Email is already registered.',
          message: 'Email is already registered.',
        })
        expect((await visitor.signIn()).status).toBe(200)
      })

      test('starts an unverified account over: name, password and code are the new ones', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount({ name: 'First', password: 'first password' })
        const firstCode = await visitor.readCode()
        server.clock.advance(minuteMs)
        await visitor.createAccount({ name: 'Second', password: 'second password' })
        const secondCode = await visitor.readCode(1)
        const old = await visitor.post('/verify_otp/', { email: visitor.email, otp: firstCode })
        expect(old.body.code).toBe('invalid_otp')
        const verified = await visitor.post('/verify_otp/', { email: visitor.email, otp: secondCode })
        expect(verified.body.profile.name).toBe('Second')
        expect((await visitor.signIn('first password')).body.code).toBe('wrong_password')
        expect((await visitor.signIn('second password')).status).toBe(200)
      })
    })

    describe('send_otp', () => {
      test('answers the same for a verified, an unverified and an unknown address, and mails only to people', async () => {
        const [verified, unverified, unknown] = [createVisitor(server), createVisitor(server), createVisitor(server)]
        await verified.signUp()
        await unverified.createAccount()
        await unverified.readCode()
        server.clock.advance(minuteMs)
        const visitors = [verified, unverified, unknown]
        const answers = await Promise.all(
          visitors.map((visitor) => visitor.post('/send_otp/', { email: visitor.email })),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
        await drainMails(server)
        const counts = await Promise.all(visitors.map((visitor) => server.client.countMails(visitor.email)))
        expect(counts).toEqual([2, 2, 0])
      })

      // Proves: sign-up-sends-new-code
      test('sends a new sign-up code that works instead of the old one', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const first = await visitor.readCode()
        server.clock.advance(minuteMs)
        await visitor.post('/send_otp/', { email: visitor.email })
        const second = await visitor.readCode(1)
        const old = await visitor.post('/verify_otp/', { email: visitor.email, otp: first })
        expect(old.body.code).toBe('invalid_otp')
        expect((await visitor.post('/verify_otp/', { email: visitor.email, otp: second })).status).toBe(200)
      })
    })

    describe('verify_otp', () => {
      // Proves: sign-up-verifies-account-login
      test('verifies the account and answers the login response', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const answer = await visitor.post('/verify_otp/', { email: visitor.email, otp: await visitor.readCode() })
        expect(answer.status).toBe(200)
        expect(answer.body).toEqual({
          profile: { user_id: expect.any(String), email: visitor.email, name: 'Ada Visitor' },
          access: expect.any(String),
          refresh: expect.any(String),
          ...NO_TOURS,
          has_password: true,
        })
        const { profile, access } = answer.body
        const read = await visitor.post('/get_profiles/', { user_id: profile.user_id }, { token: access })
        expect(read.status).toBe(200)
      })

      test('refuses a wrong, a spent and an expired code alike', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const code = await visitor.readCode()
        const verify = (otp: string) => visitor.post('/verify_otp/', { email: visitor.email, otp })
        const wrong = await verify(otherThan(code))
        expect(wrong.status).toBe(400)
        expect(wrong.body.code).toBe('invalid_otp')
        expect((await verify(code)).status).toBe(200)
        const spent = await verify(code)
        expect(spent.body).toMatchObject({ code: 'invalid_otp', error: wrong.body.error })

        const late = createVisitor(server)
        await late.createAccount()
        const lateCode = await late.readCode()
        server.clock.advance(10 * minuteMs)
        const expired = await late.post('/verify_otp/', { email: late.email, otp: lateCode })
        expect(expired.body).toMatchObject({ code: 'invalid_otp', error: wrong.body.error })
      })

      test('takes a code until its tenth minute is over', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const code = await visitor.readCode()
        server.clock.advance(9.5 * minuteMs)
        expect((await visitor.post('/verify_otp/', { email: visitor.email, otp: code })).status).toBe(200)
      })

      test('takes the code after four wrong tries and not after five', async () => {
        const [lucky, unlucky] = [createVisitor(server), createVisitor(server)]
        for (const [visitor, wrongTries, status] of [
          [lucky, 4, 200],
          [unlucky, 5, 400],
        ] as const) {
          await visitor.createAccount()
          const code = await visitor.readCode()
          for (let tried = 0; tried < wrongTries; tried += 1)
            await visitor.post('/verify_otp/', { email: visitor.email, otp: otherThan(code) })
          expect((await visitor.post('/verify_otp/', { email: visitor.email, otp: code })).status).toBe(status)
        }
      })

      test('does not take the code of another address', async () => {
        const [one, other] = [createVisitor(server), createVisitor(server)]
        await one.createAccount()
        await other.createAccount()
        const code = await one.readCode()
        await other.readCode()
        expect((await other.post('/verify_otp/', { email: other.email, otp: code })).body.code).toBe('invalid_otp')
      })

      test('answers an unknown address like a wrong code', async () => {
        const visitor = createVisitor(server)
        const answer = await visitor.post('/verify_otp/', { email: visitor.email, otp: '123456' })
        expect(answer.status).toBe(400)
        expect(answer.body.code).toBe('invalid_otp')
      })

      test('refuses a code that was made to set a new password', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        server.clock.advance(minuteMs)
        await visitor.post('/send_otp/', { email: visitor.email })
        const answer = await visitor.post('/verify_otp/', { email: visitor.email, otp: await visitor.readCode(1) })
        expect(answer.status).toBe(400)
        expect(answer.body.code).toBe('invalid_otp')
      })
    })
  },
)
