import type { SignedIn } from '@visage/contract'
import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor, otherThan } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: TestServer

const minuteMs = 60_000

const requestCode = async (visitor: Visitor): Promise<string> => {
  const before = await server.client.countMails(visitor.email)
  server.clock.advance(minuteMs)
  await visitor.post('/send_otp/', { email: visitor.email })
  return visitor.readCode(before)
}

const tradeCode = (visitor: Visitor, otp: string) =>
  visitor.post('/verify_otp_for_forget/', { email: visitor.email, otp })

const setPassword = (visitor: Visitor, token: string, password = 'brand new secret') =>
  visitor.post('/forgot_password/', { email: visitor.email, new_password: password }, { token })

const readProfile = (visitor: Visitor, { profile, access }: SignedIn) =>
  visitor.post('/get_profiles/', { user_id: profile.user_id }, { token: access })

const readNewestText = async ({ email }: Visitor): Promise<string> => {
  const { mail } = server.ctx.config
  const kept = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
  return kept.find(({ to, subject }) => to === email && subject === 'Your Visage password code')?.text ?? ''
}

const follow = (visitor: Visitor, secret: string) => visitor.post('/reset-link/', { secret })

/** The secret of the link in the newest mail. */
const requestLink = async (visitor: Visitor): Promise<string> => {
  await requestCode(visitor)
  return /#reset=([\w-]{43})/.exec(await readNewestText(visitor))?.[1] ?? ''
}

onEachDatabase(
  (opened) => (server = opened),
  () => {
    describe('verify_otp_for_forget', () => {
      // Proves: reset-login-response-restricted
      test('answers the login response with a restricted token and an empty refresh', async () => {
        const visitor = createVisitor(server)
        const signedIn = await visitor.signUp()
        const answer = await tradeCode(visitor, await requestCode(visitor))
        expect(answer.status).toBe(200)
        expect(answer.body).toMatchObject({ profile: signedIn.profile, refresh: '', guide_tour_face_seen: false })
        expect((await readProfile(visitor, answer.body)).status).toBe(401)
      })

      test('refuses wrong, spent, expired and burned codes', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const code = await requestCode(visitor)
        expect((await tradeCode(visitor, otherThan(code))).body.code).toBe('invalid_otp')
        expect((await tradeCode(visitor, code)).status).toBe(200)
        expect((await tradeCode(visitor, code)).body.code).toBe('invalid_otp')
        const late = await requestCode(visitor)
        server.clock.advance(10 * minuteMs)
        expect((await tradeCode(visitor, late)).body.code).toBe('invalid_otp')
        const burned = await requestCode(visitor)
        for (let tried = 0; tried < 5; tried += 1) await tradeCode(visitor, otherThan(burned))
        expect((await tradeCode(visitor, burned)).body.code).toBe('invalid_otp')
      })

      test('refuses a sign-up code, says what to do, and leaves the code good for the sign-up', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const code = await visitor.readCode()
        const answer = await tradeCode(visitor, code)
        expect(answer.status).toBe(400)
        expect(answer.body).toMatchObject({
          code: 'invalid_otp',
          message: expect.stringContaining('create your account'),
        })
        expect((await visitor.post('/verify_otp/', { email: visitor.email, otp: code })).status).toBe(200)
      })

      test('answers an unknown address like a wrong code', async () => {
        const visitor = createVisitor(server)
        expect((await tradeCode(visitor, '123456')).body.code).toBe('invalid_otp')
      })
    })

    describe('the link beside the code', () => {
      // Proves: reset-link-once
      test('gives the same right once, for ten minutes, and ends with the code', async () => {
        const visitor = createVisitor(server)
        const signedIn = await visitor.signUp()
        const secret = await requestLink(visitor)
        const rows = JSON.stringify(await server.ctx.db.query.oneTimeCodes.findMany())
        expect(rows).not.toContain(secret)
        const answers = await Promise.all([follow(visitor, secret), follow(visitor, secret)])
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
        const followed = answers.find(({ status }) => status === 200)?.body
        expect(followed).toMatchObject({ profile: signedIn.profile, refresh: '' })
        expect((await readProfile(visitor, followed)).status).toBe(401)
        expect((await setPassword(visitor, followed.access)).status).toBe(200)
        expect((await visitor.signIn('brand new secret')).status).toBe(200)
        const late = await requestLink(visitor)
        server.clock.advance(10 * minuteMs)
        expect((await follow(visitor, late)).body.code).toBe('invalid_otp')
        const spent = await requestLink(visitor)
        const otp = await visitor.readCode()
        expect((await tradeCode(visitor, otp)).status).toBe(200)
        expect((await follow(visitor, spent)).body.code).toBe('invalid_otp')
        expect((await follow(visitor, 'x'.repeat(43))).body.code).toBe('invalid_otp')
      })

      // Proves: reset-link-despite-strangers
      test('works for its owner when strangers burn the code and ask for others, and no longer after a new password', async () => {
        const owner = createVisitor(server)
        await owner.signUp()
        const stranger = createVisitor(server, { email: owner.email })
        const [first, second] = [await requestLink(stranger), await requestLink(stranger)]
        for (let tried = 0; tried < 6; tried += 1) await tradeCode(stranger, '000000')
        const { access } = (await follow(owner, first)).body
        expect((await setPassword(owner, access)).status).toBe(200)
        expect((await follow(owner, second)).body.code).toBe('invalid_otp')
      })

      test('stands in no mail that verifies an address', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        await visitor.readCode()
        const { mail } = server.ctx.config
        const mails = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
        expect(mails.find(({ to }) => to === visitor.email)?.text).not.toContain('reset=')
      })
    })

    describe('forgot_password', () => {
      // Proves: reset-sets-password-ends
      test('sets the password, ends every session and works once', async () => {
        const visitor = createVisitor(server)
        const first = await visitor.signUp()
        const second: SignedIn = (await visitor.signIn()).body
        const { access } = (await tradeCode(visitor, await requestCode(visitor))).body
        for (const [password, sentence] of [
          ['', 'Enter New Password'],
          ['12345', 'Password must be at least 6 characters long.'],
        ])
          expect((await setPassword(visitor, access, password)).body.error).toBe(sentence)
        const answer = await setPassword(visitor, access)
        expect(answer.status).toBe(200)
        expect(answer.body).toEqual({ message: 'Password updated successfully!' })
        for (const session of [first, second]) {
          expect((await readProfile(visitor, session)).status).toBe(401)
          expect((await visitor.post('/refresh/', { refresh_token: session.refresh })).status).toBe(401)
        }
        expect((await visitor.signIn()).body.code).toBe('wrong_password')
        expect((await visitor.signIn('brand new secret')).status).toBe(200)
        expect((await setPassword(visitor, access, 'a third secret')).status).toBe(401)
      })

      // Proves: reset-refuses-known-passwords
      test('refuses a password that is tried first, and leaves the right to set another', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const { access } = (await tradeCode(visitor, await requestCode(visitor))).body
        const refused = await setPassword(visitor, access, 'password1')
        expect([refused.status, refused.body.details.fields.new_password]).toEqual([400, refused.body.message])
        expect((await setPassword(visitor, access)).status).toBe(200)
      })

      test('works once also for ten requests at the same time', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const { access } = (await tradeCode(visitor, await requestCode(visitor))).body
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, index) => setPassword(visitor, access, `parallel secret ${index}`)),
        )
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(401)])
      })

      test('ends the rights of all earlier codes', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const earlier = (await tradeCode(visitor, await requestCode(visitor))).body
        const later = (await tradeCode(visitor, await requestCode(visitor))).body
        expect((await setPassword(visitor, later.access)).status).toBe(200)
        expect((await setPassword(visitor, earlier.access)).status).toBe(401)
      })

      test('refuses no token, a session token, an expired token and a token of another address', async () => {
        const [visitor, other] = [createVisitor(server), createVisitor(server)]
        const signedIn = await visitor.signUp()
        await other.signUp()
        const body = { email: visitor.email, new_password: 'brand new secret' }
        expect((await visitor.post('/forgot_password/', body)).body.code).toBe('unauthenticated')
        expect((await setPassword(visitor, signedIn.access)).body.code).toBe('unauthenticated')
        const { access: othersAccess } = (await tradeCode(other, await requestCode(other))).body
        expect((await setPassword(visitor, othersAccess)).body.code).toBe('unauthenticated')
        const { access } = (await tradeCode(visitor, await requestCode(visitor))).body
        server.clock.advance(10 * minuteMs)
        expect((await setPassword(visitor, access)).body.code).toBe('unauthenticated')
        expect((await visitor.signIn()).status).toBe(200)
      })

      test('forgives the failed sign-ins of the client that set the password', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        for (let tried = 0; tried < 10; tried += 1) await visitor.signIn('forgotten')
        expect((await visitor.signIn()).status).toBe(429)
        const { access } = (await tradeCode(visitor, await requestCode(visitor))).body
        await setPassword(visitor, access)
        expect((await visitor.signIn('brand new secret')).status).toBe(200)
      })
    })
  },
)
