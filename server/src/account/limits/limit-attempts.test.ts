import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { oneTimeCodes } from '../../db/schema.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor, otherThan, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

const secondMs = 1000
const hourMs = 60 * 60 * secondMs

const sendCode = (visitor: Visitor, email = visitor.email) => visitor.post('/send_otp/', { email })
const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const countStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

let server: TestServer

onEachDatabase(
  (opened) => (server = opened),
  () => {
    test('one mail in 30 s for an address', async () => {
      const visitor = createVisitor(server)
      expect((await sendCode(visitor)).status).toBe(200)
      const limited = await sendCode(visitor)
      expect(limited.status).toBe(429)
      expect(limited.body).toMatchObject({ code: 'rate_limited', error: expect.stringMatching(/wait \d+ seconds/) })
      const seconds = limited.body.details.retry_after_seconds
      expect(seconds).toBeGreaterThan(20)
      expect(seconds).toBeLessThanOrEqual(30)
      expect(limited.headers.get('retry-after')).toBe(String(seconds))
      server.clock.advance(seconds * secondMs)
      expect((await sendCode(visitor)).status).toBe(200)
    })

    test('five mails in an hour for an address, from whatever client', async () => {
      const { email } = createVisitor(server)
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await sendCode(createVisitor(server, { email }))).status).toBe(200)
        server.clock.advance(31 * secondMs)
      }
      const limited = await sendCode(createVisitor(server, { email }))
      expect(limited.status).toBe(429)
      expect(limited.body.details.retry_after_seconds).toBeGreaterThan(55 * 60)
      server.clock.advance(limited.body.details.retry_after_seconds * secondMs)
      expect((await sendCode(createVisitor(server, { email }))).status).toBe(200)
    })

    test('twenty mails in an hour for a client, also when all are asked for at once', async () => {
      const visitor = createVisitor(server)
      const answers = await times(30, () => sendCode(visitor, createVisitor(server).email))
      expect(countStatus(answers, 200)).toBe(20)
      expect(countStatus(answers, 429)).toBe(10)
      server.clock.advance(hourMs)
      expect((await sendCode(visitor)).status).toBe(200)
    })

    test('a refused request uses up nothing', async () => {
      const visitor = createVisitor(server)
      await sendCode(visitor)
      await times(10, () => sendCode(visitor))
      server.clock.advance(30 * secondMs)
      expect((await sendCode(visitor)).status).toBe(200)
    })

    test('one of twenty requests at once for the same address', async () => {
      const { email } = createVisitor(server)
      const answers = await times(20, () => sendCode(createVisitor(server, { email })))
      expect(countStatus(answers, 200)).toBe(1)
      expect(countStatus(answers, 429)).toBe(19)
    })

    test('the mail of a sign-up counts, and a taken address costs nothing', async () => {
      const visitor = createVisitor(server)
      await visitor.createAccount()
      expect((await sendCode(visitor)).status).toBe(429)
      const again = await visitor.createAccount({ name: 'Impatient' })
      expect(again.status).toBe(429)
      const verified = await visitor.post('/verify_otp/', { email: visitor.email, otp: await visitor.readCode() })
      expect(verified.body.profile.name).toBe('Ada Visitor')
      server.clock.advance(30 * secondMs)
      expect((await visitor.createAccount()).body.code).toBe('email_taken')
      expect((await sendCode(visitor)).status).toBe(200)
    })

    test('they tell nothing about the account', async () => {
      const [verified, unverified, unknown] = [createVisitor(server), createVisitor(server), createVisitor(server)]
      await verified.signUp()
      await unverified.createAccount()
      server.clock.advance(hourMs)
      const stories = await Promise.all(
        [verified, unverified, unknown].map(async (visitor) => {
          const answers = [await sendCode(visitor), await sendCode(visitor)]
          return answers.map(({ status, body }) => `${status} ${body.code} ${body.message?.replace(/\d+/, 'n')}`)
        }),
      )
      expect(stories[1]).toEqual(stories[0])
      expect(stories[2]).toEqual(stories[0])
    })

    test('twenty wrong guesses at once burn the code after five', async () => {
      const visitor = createVisitor(server)
      await visitor.createAccount()
      const code = await visitor.readCode()
      const guess = (otp: string) => visitor.post('/verify_otp/', { email: visitor.email, otp })
      const answers = await times(20, () => guess(otherThan(code)))
      expect(countStatus(answers, 400)).toBe(20)
      const [row] = await server.ctx.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, visitor.email))
      expect(row?.wrongTries).toBe(5)
      expect((await guess(code)).body.code).toBe('invalid_otp')
    })

    test('the right code sent ten times at once signs in once', async () => {
      const visitor = createVisitor(server)
      await visitor.createAccount()
      const otp = await visitor.readCode()
      const answers = await times(10, () => visitor.post('/verify_otp/', { email: visitor.email, otp }))
      expect(countStatus(answers, 200)).toBe(1)
      expect(countStatus(answers, 400)).toBe(9)
    })

    test('thirty wrong sign-ins at once are tried ten times', async () => {
      const visitor = createVisitor(server)
      await visitor.signUp()
      const answers = await times(30, () => visitor.signIn('wrong'))
      expect(countStatus(answers, 400)).toBe(10)
      expect(countStatus(answers, 429)).toBe(20)
    })

    test('one client that tries one password on many accounts is stopped, and others are not', async () => {
      const owner = createVisitor(server)
      await owner.signUp()
      const sprayer = createVisitor(server)
      const answers = await times(80, (index) =>
        sprayer.post('/manual_login/', { email: `victim${index}@example.com`, password: '123456' }),
      )
      expect(countStatus(answers, 429)).toBe(20)
      expect((await owner.signIn()).status).toBe(200)
      server.clock.advance(hourMs / 4)
      expect((await sprayer.post('/manual_login/', { email: owner.email, password: 'wrong one' })).status).toBe(400)
    })

    test('twelve codes a day for an address, from whatever client', async () => {
      const { email } = createVisitor(server)
      let sent = 0
      for (let hour = 0; hour < 4; hour += 1) {
        for (let tries = 0; tries < 5; tries += 1) {
          sent += (await sendCode(createVisitor(server, { email }))).status === 200 ? 1 : 0
          server.clock.advance(31 * secondMs)
        }
        server.clock.advance(hourMs)
      }
      expect(sent).toBe(12)
      const limited = await sendCode(createVisitor(server, { email }))
      expect(limited.body.details.retry_after_seconds).toBeGreaterThan(60 * 60)
      server.clock.advance(24 * hourMs)
      expect((await sendCode(createVisitor(server, { email }))).status).toBe(200)
    })

    test('a sign-up that starts over while its code is used ends in one of the two ways', async () => {
      for (let round = 0; round < 10; round += 1) {
        const visitor = createVisitor(server)
        await visitor.createAccount()
        const otp = await visitor.readCode()
        server.clock.advance(30 * secondMs)
        const [restarted, verified] = await Promise.all([
          visitor.createAccount({ password: 'another password' }),
          visitor.post('/verify_otp/', { email: visitor.email, otp }),
        ])
        expect([`${restarted.status} ${verified.status}`]).toEqual([expect.stringMatching(/^(201 400|400 200)$/)])
        const password = verified.status === 200 ? visitor.password : 'another password'
        expect((await visitor.signIn(password)).status).toBe(verified.status === 200 ? 200 : 403)
      }
    })
  },
)

test('limits hold across processes on one database', async () => {
  await using database = await createTestDatabase()
  await using one = await startAccountServer({ databaseUrl: database.url })
  await using other = await startAccountServer({ databaseUrl: database.url })
  const visitor = createVisitor(one)
  expect((await sendCode(visitor)).status).toBe(200)
  expect((await sendCode(createVisitor(other, visitor))).status).toBe(429)
})
