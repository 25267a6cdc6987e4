import type { SignedIn } from '@visage/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { googleAccounts, users } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NO_TOURS } from '../../testing/test-client.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { waitMs } from '../../testing/time.ts'
import { suspendAccount } from '../sessions/suspension.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { getGoogleToken } from '../testing/stand-in-google.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: TestServer

const minuteMs = 60_000

const signIn = (visitor: Visitor, token: unknown, email = visitor.email) =>
  visitor.post('/login_profile_with_google/', { email, google_password: email, name: 'Ada', google_token: token })

const signUp = (visitor: Visitor, token: unknown, changes: object = {}) =>
  visitor.post('/create_profile/', {
    email: visitor.email,
    name: 'Ada Visitor',
    password: visitor.password,
    google_password: visitor.email,
    google_token: token,
    ...changes,
  })

const tokenFor = ({ email }: Visitor) => getGoogleToken(server, { email })

const readProfile = (visitor: Visitor, { profile, access }: SignedIn) =>
  visitor.post('/get_profiles/', { user_id: profile.user_id }, { token: access })

onEachDatabase(
  (opened) => (server = opened),
  () => {
    // Proves: google-account-404-makes
    test('without an account it answers 404, then makes one that needs no code', async () => {
      const visitor = createVisitor(server)
      const token = await tokenFor(visitor)
      const unknown = await signIn(visitor, token)
      expect(unknown.status).toBe(404)
      expect(unknown.body.code).toBe('no_such_user')

      const created = await signUp(visitor, token)
      expect(created.status).toBe(201)
      expect(created.body).toEqual({
        profile: { user_id: expect.any(String), email: visitor.email, name: 'Ada Visitor' },
        access: expect.any(String),
        refresh: expect.any(String),
        ...NO_TOURS,
      })
      expect((await readProfile(visitor, created.body)).status).toBe(200)
      await drainMails(server)
      expect(await server.client.countMails(visitor.email)).toBe(0)

      const again = await signIn(visitor, await tokenFor(visitor))
      expect(again.status).toBe(200)
      expect(again.body.profile).toEqual(created.body.profile)
      expect((await visitor.signIn()).status).toBe(200)
    })

    test('opens the account of a verified address, however Google writes it, and keeps its password', async () => {
      const visitor = createVisitor(server)
      const { profile } = await visitor.signUp()
      const token = await getGoogleToken(server, { email: visitor.email.toUpperCase() })
      expect((await signIn(visitor, token)).body.profile).toEqual(profile)
      expect((await visitor.signIn()).status).toBe(200)
    })

    test('a registered address is not registered again', async () => {
      const visitor = createVisitor(server)
      await visitor.signUp()
      const answer = await signUp(visitor, await tokenFor(visitor), { password: 'another password' })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'email_taken', error: 'Email is already registered.' })
      expect((await visitor.signIn()).status).toBe(200)
    })

    test('whoever asked for the address before is out: password, code and all', async () => {
      const owner = createVisitor(server)
      const stranger = createVisitor(server, { email: owner.email })
      await stranger.createAccount({ name: 'Sam Stranger', password: 'known to a stranger' })
      const otp = await owner.readCode()
      const token = await tokenFor(owner)
      expect((await signIn(owner, token)).status).toBe(404)
      const created = await signUp(owner, token)
      expect(created.body.profile.name).toBe('Ada Visitor')
      expect((await stranger.signIn('known to a stranger')).body.code).toBe('wrong_password')
      expect((await stranger.post('/verify_otp/', { email: owner.email, otp })).body.code).toBe('invalid_otp')
      expect((await owner.signIn()).status).toBe(200)
    })

    test('ten sign-ups at once make one account', async () => {
      const visitor = createVisitor(server)
      const token = await tokenFor(visitor)
      const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(visitor, token)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(400)])
      expect(await server.ctx.db.$count(users, eq(users.email, visitor.email))).toBe(1)
    })

    test('refuses tokens that prove nothing', async () => {
      const [visitor, other] = [createVisitor(server), createVisitor(server)]
      await visitor.signUp()
      const { email } = visitor
      const tokens = {
        'of another address': await tokenFor(other),
        'of an address that Google has not verified': await getGoogleToken(server, { email, isVerified: false }),
        'of another site': await getGoogleToken(server, { email, clientId: 'theirs.apps.googleusercontent.com' }),
        'that is made up': 'ya29.nonsense',
      }
      const late = await tokenFor(visitor)
      for (const [what, token] of Object.entries(tokens))
        for (const answer of [await signIn(visitor, token), await signUp(visitor, token)])
          expect([what, answer.status, answer.body.code]).toEqual([what, 401, 'google_token_invalid'])
      server.clock.advance(60 * minuteMs)
      expect((await signIn(visitor, late)).body.code).toBe('google_token_invalid')
    })

    test('an address of ours without a token of it proves nothing about an account', async () => {
      const [known, unknown, thief] = [createVisitor(server), createVisitor(server), createVisitor(server)]
      await known.signUp()
      const token = await tokenFor(thief)
      const answers = [await signIn(thief, token, known.email), await signIn(thief, token, unknown.email)]
      expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
        '401 google_token_invalid',
        '401 google_token_invalid',
      ])
    })

    test('knows an account by its id at Google, not by its address', async () => {
      const visitor = createVisitor(server)
      const { profile } = await visitor.signUp()
      await signIn(visitor, await tokenFor(visitor))
      const renamed = `renamed-${visitor.email}`
      await server.ctx.db.update(users).set({ email: renamed }).where(eq(users.id, profile.user_id))
      const answer = await signIn(visitor, await tokenFor(visitor))
      expect(answer.body.profile).toEqual({ ...profile, email: renamed })
    })

    test('an address that Google gave to somebody else opens nothing', async () => {
      const visitor = createVisitor(server)
      const { profile } = await visitor.signUp()
      await server.ctx.db
        .insert(googleAccounts)
        .values({ subject: '1', userId: profile.user_id, createdAt: new Date() })
        .onConflictDoUpdate({ target: googleAccounts.subject, set: { userId: profile.user_id } })
      const answer = await signIn(visitor, await tokenFor(visitor))
      expect(answer.status).toBe(401)
      expect(answer.body.error).toContain('another Google account')
    })

    test('thirty tries in a quarter of an hour for a client', async () => {
      const visitor = createVisitor(server)
      for (let tried = 0; tried < 30; tried += 1)
        expect((await signIn(visitor, 'ya29.nonsense')).body.code).toBe('google_token_invalid')
      expect((await signIn(visitor, 'ya29.nonsense')).status).toBe(429)
      server.clock.advance(15 * minuteMs)
      expect((await signIn(visitor, 'ya29.nonsense')).status).toBe(401)
    })

    test('asks for the token where it is missing', async () => {
      const visitor = createVisitor(server)
      for (const token of [undefined, '', 'two words', 'x'.repeat(5000), 7])
        for (const answer of [await signIn(visitor, token), await signUp(visitor, token)]) {
          expect(answer.status).toBe(400)
          expect(answer.body.error).toBe('Please sign in with Google again.')
          expect(Object.keys(answer.body.details.fields)).toEqual(['google_token'])
        }
      const byHand = await signUp(visitor, await tokenFor(visitor), { google_password: '' })
      expect(Object.keys(byHand.body.details.fields)).toEqual(['google_token'])
    })
  },
)

test('who is being suspended at that moment is not let in', async () => {
  await using database = await createTestDatabase()
  await using opened = await startAccountServer({ databaseUrl: database.url })
  server = opened
  const visitor = createVisitor(server)
  const { profile } = (await signUp(visitor, await tokenFor(visitor))).body
  const token = await tokenFor(visitor)
  const { ctx } = server
  let answer: ReturnType<typeof signIn> | undefined
  await inTransaction(ctx.db, async (tx) => {
    await suspendAccount(ctx, tx, { userId: profile.user_id, reason: 'Spam.' })
    let isOver = false
    answer = signIn(visitor, token).finally(() => (isOver = true))
    const isWaiting = async () =>
      (await tx.execute(sql`select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`)).rows
        .length > 0
    await vi.waitUntil(async () => isOver || (await isWaiting()), { timeout: waitMs })
  })
  expect((await answer)?.body.code).toBe('suspended')
})
