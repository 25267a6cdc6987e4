import { eq } from 'drizzle-orm'
import { removeAllFactors } from './manage-factors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticators, recoveryCodes, users } from '../../db/schema.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { Answer } from '../../testing/test-client.ts'
import { setUpApp } from '../testing/factors.ts'
import { readNews } from '../testing/read-news.ts'
import { getGoogleToken } from '../testing/stand-in-google.ts'
import { createVisitor, otherThan, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

const minuteMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Session = { access: string; profile: { user_id: string } }

/** Calls in one session of somebody. */
const inSession = (by: Visitor, { access: token, profile }: Session) => {
  const send = (path: string, body: object = {}) => by.post(path, { user_id: profile.user_id, ...body }, { token })
  return {
    token,
    send,
    show: (proof: object) => send('/account/reauthenticate', { proof }),
    remove: (path: string) => server.client.request('DELETE', path, { token }),
    read: async () => (await server.client.request('GET', '/account/security', { token })).body,
  }
}

const shows = (visitor: Visitor) => ({ way: 'password', password: visitor.password })

/** Somebody with an authenticator app, and the session that set it up. */
const signUpWithApp = async () => {
  const owner = createVisitor(server)
  const session = inSession(owner, await owner.signUp())
  expect((await session.show(shows(owner))).status).toBe(204)
  return { owner, session, ...(await setUpApp(server, session.send)) }
}

const finish = (by: Visitor, waiting: Answer, proof: object) =>
  by.post('/sign-in/second-factor', { sign_in: waiting.body.details.sign_in, proof })

const codesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('an authenticator app', () => {
  // Proves: factor-app-switched-on
  test('is switched on by who shows again who they are and then a code, and its owner is told', async () => {
    const owner = createVisitor(server)
    const session = inSession(owner, await owner.signUp())
    const refused = await session.send('/account/authenticator')
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required'])
    expect(refused.body.details).toEqual({ ways: ['password'] })
    expect((await session.show({ way: 'password', password: 'not this one' })).body.code).toBe('wrong_password')
    expect((await session.send('/account/authenticator')).status).toBe(403)
    expect((await session.show(shows(owner))).status).toBe(204)
    const { app, codes } = await setUpApp(server, session.send)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect(await session.read()).toMatchObject({ has_password: true, recovery_codes_left: 10, passkeys: [] })
    expect((await readNews(server, owner.email)).map(({ subject }) => subject)).toEqual([
      'Your Visage account has an authenticator app',
    ])
    const { db } = server.ctx
    const kept = JSON.stringify([await db.select().from(authenticators), await db.select().from(recoveryCodes)])
    for (const secret of [app.secret, ...codes]) expect(kept).not.toContain(secret)
    expect((await session.send('/account/authenticator')).body.code).toBe('conflict')
  })

  test('that has shown no code changes nothing', async () => {
    const owner = createVisitor(server)
    const session = inSession(owner, await owner.signUp())
    await session.show(shows(owner))
    await session.send('/account/authenticator')
    expect((await session.send('/account/authenticator/confirm', { otp: '000000' })).body.code).toBe('factor_refused')
    expect((await owner.signIn()).status).toBe(200)
  })
})

describe('signing in with a second factor', () => {
  // Proves: factor-asked-at-sign-in
  test('answers no token before the code is right, and takes each code once', async () => {
    const { owner, app } = await signUpWithApp()
    const waiting = await owner.signIn()
    expect([waiting.status, waiting.body.code]).toEqual([403, 'second_factor_required'])
    expect(waiting.body.details).toEqual({ sign_in: expect.any(String), ways: ['totp', 'recovery_code'] })
    expect(JSON.stringify(waiting.body)).not.toContain('access')
    const used = { way: 'totp', otp: app.code() }
    expect((await finish(owner, waiting, used)).body.code).toBe('factor_refused')
    const otp = app.next()
    expect((await finish(owner, waiting, { way: 'totp', otp: otherThan(otp) })).body.code).toBe('factor_refused')
    const answers = await Promise.all([1, 2, 3].map(() => finish(owner, waiting, { way: 'totp', otp })))
    expect(codesOf(answers).filter((status) => status === 200)).toHaveLength(1)
    const signedIn = answers.find(({ status }) => status === 200)?.body
    expect((await inSession(owner, signedIn).read()).recovery_codes_left).toBe(10)
    expect((await finish(owner, waiting, { way: 'totp', otp: app.next() })).status).toBe(401)
  })

  test('is asked for after Google and after a mailed code, too', async () => {
    const { owner } = await signUpWithApp()
    const google_token = await getGoogleToken(server, { email: owner.email })
    const body = { email: owner.email, google_password: owner.email, name: 'Ada', google_token }
    expect((await owner.post('/login_profile_with_google/', body)).body.code).toBe('second_factor_required')
    await server.ctx.db.update(users).set({ verifiedAt: null }).where(eq(users.email, owner.email))
    server.clock.advance(minuteMs)
    const before = await server.client.countMails(owner.email)
    await owner.post('/send_otp/', { email: owner.email })
    const otp = await owner.readCode(before)
    expect((await owner.post('/verify_otp/', { email: owner.email, otp })).body.code).toBe('second_factor_required')
  })

  // Proves: factor-recovery-code-once
  test('takes a recovery code once, also for two who send it at the same time', async () => {
    const { owner, codes, session } = await signUpWithApp()
    const [code = '', other = ''] = codes
    const [first, second] = [await owner.signIn(), await owner.signIn()]
    const proof = { way: 'recovery_code', recovery_code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` }
    const answers = await Promise.all([first, second].map((waiting) => finish(owner, waiting, proof)))
    expect(codesOf(answers)).toEqual([200, 400])
    expect((await session.read()).recovery_codes_left).toBe(9)
    const news = (await readNews(server, owner.email)).map(({ subject }) => subject)
    expect(news).toContain('A recovery code of your Visage account was used')
    await session.show({ way: 'recovery_code', recovery_code: other })
    const renewed = (await session.send('/account/recovery-codes')).body.recovery_codes
    expect(renewed).toHaveLength(10)
    const third = await owner.signIn()
    expect((await finish(owner, third, { way: 'recovery_code', recovery_code: codes[2] })).status).toBe(400)
    expect((await finish(owner, third, { way: 'recovery_code', recovery_code: renewed[0] })).status).toBe(200)
  })

  // Proves: factor-guesses-limited
  test('ends guessing after five tries, tells the owner, and keeps no known device out', async () => {
    const { owner, app } = await signUpWithApp()
    const thief = createVisitor(server, { email: owner.email })
    const waiting = await thief.signIn()
    const wrong = { way: 'totp', otp: otherThan(app.code()) }
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => finish(thief, waiting, wrong)))
    expect(codesOf(tries)).toEqual([400, 400, 400, 400, 400, 429, 429])
    const again = await thief.signIn()
    expect((await finish(thief, again, { way: 'totp', otp: app.next() })).status).toBe(429)
    expect((await readNews(server, owner.email)).map(({ subject }) => subject)).toContain(
      'Wrong tries at your Visage account',
    )
    expect((await finish(owner, await owner.signIn(), { way: 'totp', otp: app.next() })).status).toBe(200)
  })

  // Proves: factor-waiting-ends
  test('waits for ten minutes, and no longer than until the owner ends all sessions', async () => {
    const { owner, app, session } = await signUpWithApp()
    const late = await owner.signIn()
    server.clock.advance(10 * minuteMs)
    expect((await finish(owner, late, { way: 'totp', otp: app.code() })).status).toBe(401)
    const waiting = await owner.signIn()
    await session.show({ way: 'totp', otp: app.next() })
    expect((await session.send('/account/sign-out-elsewhere')).status).toBe(204)
    expect((await finish(owner, waiting, { way: 'totp', otp: app.next() })).status).toBe(401)
  })
})

describe('showing again who one is', () => {
  // Proves: reauthentication-asked
  test('is asked for ten minutes after signing in, before anything is erased, exported or changed', async () => {
    const owner = createVisitor(server)
    const session = inSession(owner, await owner.signUp())
    server.clock.advance(10 * minuteMs)
    const guarded: [string, object][] = [
      ['/delete-profile/', { email: owner.email }],
      ['/account/exports', {}],
      ['/account/password', { password: owner.password, new_password: 'a better secret' }],
    ]
    for (const [path, body] of guarded) {
      const { status, body: told } = await session.send(path, body)
      expect([path, status, told.code]).toEqual([path, 403, 'reauthentication_required'])
    }
    expect((await session.show(shows(owner))).status).toBe(204)
    for (const [path, body] of guarded.toReversed()) {
      const { status } = await session.send(path, body)
      expect([path, Math.floor(status / 100)]).toEqual([path, 2])
    }
  })

  // Proves: reauthentication-strongest
  test('counts in its own session alone, by the strongest that the account has, and ends with the session', async () => {
    const owner = createVisitor(server)
    const first = inSession(owner, await owner.signUp())
    const stolen = inSession(owner, (await owner.signIn()).body)
    await stolen.show(shows(owner))
    expect((await first.send('/account/authenticator')).status).toBe(403)
    await first.show(shows(owner))
    const { app } = await setUpApp(server, first.send)
    // What it has shown before there was a second factor counts no longer.
    for (const answer of [
      await stolen.remove('/account/authenticator'),
      await stolen.send('/account/recovery-codes'),
      await stolen.send('/delete-profile/', { email: owner.email }),
    ])
      expect([answer.status, answer.body.details?.ways]).toEqual([403, ['totp', 'recovery_code']])
    expect((await stolen.show(shows(owner))).body.code).toBe('conflict')
    expect(await first.read()).toMatchObject({ recovery_codes_left: 10 })
    const session = (await finish(owner, await owner.signIn(), { way: 'totp', otp: app.next() })).body
    const second = inSession(owner, session)
    expect((await second.remove('/account/authenticator')).status).toBe(403)
    await second.show({ way: 'totp', otp: app.next() })
    await owner.post('/logout/', { refresh_token: session.refresh })
    expect((await second.remove('/account/authenticator')).status).toBe(401)
    expect((await first.remove('/account/authenticator')).status).toBe(204)
    expect(await first.read()).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 })
    expect((await owner.signIn()).status).toBe(200)
  })

  test('is limited, tells the owner of many wrong tries, and is written down', async () => {
    const owner = createVisitor(server)
    const session = inSession(owner, await owner.signUp())
    const tries: number[] = []
    for (let tried = 0; tried < 11; tried++)
      tries.push((await session.show({ way: 'password', password: `guess ${tried}` })).status)
    expect(tries).toEqual([...Array(10).fill(400), 429])
    expect((await readNews(server, owner.email)).map(({ subject }) => subject)).toEqual([
      'Wrong tries at your Visage account',
    ])
    expect((await owner.signIn()).status).toBe(200)
  })

  // Proves: reauthentication-by-mail
  test('takes a mailed code of who has no password, and that code is good for nothing else', async () => {
    const owner = createVisitor(server)
    const session = inSession(owner, await owner.signUp())
    expect((await session.send('/account/reauthenticate/code')).body.code).toBe('conflict')
    await server.ctx.db.update(users).set({ passwordHash: null }).where(eq(users.email, owner.email))
    const refused = await session.send('/account/authenticator')
    expect(refused.body.details).toEqual({ ways: ['mail'] })
    const before = await server.client.countMails(owner.email)
    expect((await session.send('/account/reauthenticate/code')).status).toBe(200)
    const otp = await owner.readCode(before)
    for (const path of ['/verify_otp/', '/verify_otp_for_forget/'])
      expect((await owner.post(path, { email: owner.email, otp })).body.code).toBe('invalid_otp')
    expect((await session.show({ way: 'mail', otp: otherThan(otp) })).body.code).toBe('invalid_otp')
    expect((await session.show({ way: 'mail', otp })).status).toBe(204)
    expect((await session.show({ way: 'mail', otp })).body.code).toBe('invalid_otp')
    expect((await session.send('/account/authenticator')).status).toBe(200)
  })
})

// Proves: password-changed-signed-in
test('a new password asks for the current one, ends all other sessions and tells the owner', async () => {
  const owner = createVisitor(server)
  const session = inSession(owner, await owner.signUp())
  const other = inSession(owner, (await owner.signIn()).body)
  const change = (body: object) => session.send('/account/password', { new_password: 'a better secret', ...body })
  for (const body of [{}, { password: 'not this one' }]) expect((await change(body)).body.code).toBe('wrong_password')
  expect((await change({ password: owner.password, new_password: 'password1' })).status).toBe(400)
  expect((await change({ password: owner.password })).status).toBe(200)
  expect((await server.client.request('GET', '/account/security', { token: other.token })).status).toBe(401)
  expect((await session.read()).has_password).toBe(true)
  expect((await owner.signIn()).body.code).toBe('wrong_password')
  expect((await owner.signIn('a better secret')).status).toBe(200)
  expect((await readNews(server, owner.email)).map(({ subject }) => subject)).toEqual([
    'Your Visage password was changed',
  ])
})

// Proves: password-first-asks-again
test('a first password is not set by who has a token of a new sign-in alone', async () => {
  const owner = createVisitor(server)
  const session = inSession(owner, await owner.signUp())
  await server.ctx.db.update(users).set({ passwordHash: null }).where(eq(users.email, owner.email))
  const set = () => session.send('/account/password', { new_password: 'a better secret' })
  const refused = await set()
  expect([refused.status, refused.body.details]).toEqual([403, { ways: ['mail'] }])
  const before = await server.client.countMails(owner.email)
  await session.send('/account/reauthenticate/code')
  expect((await session.show({ way: 'mail', otp: await owner.readCode(before) })).status).toBe(204)
  expect((await set()).status).toBe(200)
  expect((await owner.signIn('a better secret')).status).toBe(200)
})

// Proves: password-change-ends-reset
test('a password changed while signed in ends the codes, links and rights that were mailed before', async () => {
  const owner = createVisitor(server)
  const session = inSession(owner, await owner.signUp())
  const ask = async (): Promise<string> => {
    server.clock.advance(minuteMs)
    const before = await server.client.countMails(owner.email)
    await owner.post('/send_otp/', { email: owner.email })
    return owner.readCode(before)
  }
  const { access } = (await owner.post('/verify_otp_for_forget/', { email: owner.email, otp: await ask() })).body
  const otp = await ask()
  const change = { password: owner.password, new_password: 'a better secret' }
  expect((await session.send('/account/password', change)).status).toBe(200)
  const reset = { email: owner.email, new_password: 'one of a thief' }
  expect((await owner.post('/forgot_password/', reset, { token: access })).status).toBe(401)
  expect((await owner.post('/verify_otp_for_forget/', { email: owner.email, otp })).body.code).toBe('invalid_otp')
  expect((await owner.signIn('a better secret')).status).toBe(200)
})

// Proves: factors-taken-away
test('who runs the server lets somebody in again who has lost everything, and ends what was open', async () => {
  const { owner, session } = await signUpWithApp()
  const waiting = await owner.signIn()
  expect(await removeAllFactors(server.ctx, 'nobody@example.com')).toBeUndefined()
  expect(await removeAllFactors(server.ctx, owner.email)).toEqual({ userId: expect.any(String) })
  expect((await finish(owner, waiting, { way: 'totp', otp: '000000' })).status).toBe(401)
  expect((await server.client.request('GET', '/account/security', { token: session.token })).status).toBe(401)
  expect((await owner.signIn()).status).toBe(200)
})
