import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor } from '../testing/visitor.ts'

let server: TestServer

const minuteMs = 60_000

onEachDatabase(
  (opened) => (server = opened),
  () => {
    describe('manual_login', () => {
      // Proves: sign-in-login-response-whatever
      test('answers the login response, in whatever case the address is written', async () => {
        const visitor = createVisitor(server)
        const { profile } = await visitor.signUp()
        const shouted = await visitor.post('/manual_login/', {
          email: visitor.email.toUpperCase(),
          password: visitor.password,
        })
        expect(shouted.status).toBe(200)
        expect(shouted.body).toMatchObject({ profile, guide_tour_video_seen: false })
        expect(shouted.body.access).toEqual(expect.any(String))
        expect(shouted.body.refresh).toEqual(expect.any(String))
      })

      test('takes a password however the keyboard writes its letters', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount({ password: 'Gru\u0308\u00dfe aus Wien' })
        await visitor.post('/verify_otp/', { email: visitor.email, otp: await visitor.readCode() })
        expect((await visitor.signIn('Gr\u00fc\u00dfe aus Wien')).status).toBe(200)
        expect((await visitor.signIn('Gruße aus Wien')).status).toBe(400)
      })

      // Proves: sign-in-renews-hash
      test('makes a hash anew that was made with other settings, once the password was right', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const isVisitor = eq(users.email, visitor.email)
        const { db } = server.ctx
        const earlier = await hash(visitor.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
        await db.update(users).set({ passwordHash: earlier }).where(isVisitor)
        const readHash = async () => (await db.select().from(users).where(isVisitor))[0]?.passwordHash
        expect((await visitor.signIn('wrong')).status).toBe(400)
        expect(await readHash()).toBe(earlier)
        expect((await visitor.signIn()).status).toBe(200)
        const renewed = await readHash()
        expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
        expect((await visitor.signIn()).status).toBe(200)
        expect(await readHash(), 'and then stays').toBe(renewed)
      })

      // Proves: sign-in-404-unknown-address
      test('answers 404 for an unknown address', async () => {
        const answer = await createVisitor(server).signIn()
        expect(answer.status).toBe(404)
        expect(answer.body).toMatchObject({ code: 'no_such_user', error: 'No user found with this email.' })
      })

      // Proves: sign-in-400-wrong-password
      test('answers 400 for a wrong password', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const answer = await visitor.signIn('wrong')
        expect(answer.status).toBe(400)
        expect(answer.body.code).toBe('wrong_password')
        expect((await visitor.signIn(`${visitor.password} `)).body.code).toBe('wrong_password')
      })

      test('answers 403 for an unverified account and mails a code, but only to who knows the password', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        await visitor.readCode()
        server.clock.advance(minuteMs)
        expect((await visitor.signIn('wrong')).body.code).toBe('wrong_password')
        await drainMails(server)
        expect(await server.client.countMails(visitor.email)).toBe(1)
        const answer = await visitor.signIn()
        expect(answer.status).toBe(403)
        expect(answer.body.code).toBe('email_not_verified')
        const otp = await visitor.readCode(1)
        expect((await visitor.post('/verify_otp/', { email: visitor.email, otp })).status).toBe(200)
        expect((await visitor.signIn()).status).toBe(200)
      })

      test('keeps the earlier code of an unverified account when the mail limit is reached', async () => {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const otp = await visitor.readCode()
        expect((await visitor.signIn()).status).toBe(403)
        await drainMails(server)
        expect(await server.client.countMails(visitor.email)).toBe(1)
        expect((await visitor.post('/verify_otp/', { email: visitor.email, otp })).status).toBe(200)
      })
    })

    describe('failed sign-ins', () => {
      test('are limited to 10 in 15 minutes for an address and a client', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        const elsewhere = createVisitor(server, { email: visitor.email })
        for (let tried = 0; tried < 10; tried += 1) expect((await visitor.signIn('wrong')).status).toBe(400)
        const limited = await visitor.signIn()
        expect(limited.status).toBe(429)
        expect(limited.body.code).toBe('rate_limited')
        const seconds = limited.body.details.retry_after_seconds
        expect(seconds).toBeGreaterThan(14 * 60)
        expect(seconds).toBeLessThanOrEqual(15 * 60)
        expect(limited.headers.get('retry-after')).toBe(String(seconds))
        expect((await elsewhere.signIn()).status).toBe(200)
        server.clock.advance(15 * minuteMs)
        expect((await visitor.signIn()).status).toBe(200)
      })

      test('are limited for unknown addresses too', async () => {
        const visitor = createVisitor(server)
        for (let tried = 0; tried < 10; tried += 1) expect((await visitor.signIn()).status).toBe(404)
        expect((await visitor.signIn()).status).toBe(429)
      })

      test('do not count successes', async () => {
        const visitor = createVisitor(server)
        await visitor.signUp()
        for (let tried = 0; tried < 12; tried += 1) expect((await visitor.signIn()).status).toBe(200)
      })

      test('count a whole IPv6 network as one client', async () => {
        const email = createVisitor(server).email
        const [one, neighbour, stranger] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map((ip) =>
          createVisitor(server, { email, ip }),
        )
        for (let tried = 0; tried < 10; tried += 1) await one?.signIn()
        expect((await neighbour?.signIn())?.status).toBe(429)
        expect((await stranger?.signIn())?.status).toBe(404)
      })
    })
  },
)
