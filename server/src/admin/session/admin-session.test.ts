import { routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAllFactors } from '../../account/security/manage-factors.ts'
import { otherThan } from '../../account/testing/visitor.ts'
import { adminActions, adminSessions } from '../../db/schema.ts'
import { setUpApp } from '../../account/testing/factors.ts'
import { signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { startAdminServer } from '../testing/admin-server.ts'
import type { AdminServer } from '../testing/admin-server.ts'

const minuteMs = 60 * 1000
const routes: AnyRoute[] = Object.values(routesOf(admin))
const someId = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const fill = ({ path }: AnyRoute) => path.replace('{id}', someId).replace('{case_number}', 'VT-2222-2222')

let server: AdminServer
let stranger: Maker
beforeAll(async () => {
  server = await startAdminServer()
  stranger = await signUpMaker(server)
})
// Codes come once in half a minute and five times in an hour.
beforeEach(async () => {
  server.clock.advance(61 * minuteMs)
  await removeAllFactors(server.ctx, server.operator.user.email)
  await Promise.all([server.operator.signIn(), stranger.signIn()])
})
afterAll(() => server[Symbol.asyncDispose]())

const send = (route: AnyRoute, headers: Record<string, string> = {}, path = fill(route)) =>
  fetch(`${server.url}/api${path}`, {
    method: route.method,
    headers: { ...headers, ...(route.method === 'POST' && { 'content-type': 'application/json' }) },
    ...(route.method === 'POST' && { body: '{}' }),
  })

const traceOf = async (answer: Response) => {
  const { request_id: _id, ...body } = await answer.json()
  return { status: answer.status, body, headers: [...answer.headers.keys()].toSorted() }
}

describe('who is not on the list', () => {
  // Proves: door-gets-call-path
  test('gets from every call what a path that is not there answers', async () => {
    const signedIn = { authorization: `Bearer ${stranger.user.access}`, 'admin-token': 'x' }
    for (const route of routes) {
      const nothing = await traceOf(await send(route, {}, '/admin-of-nobody'))
      expect(nothing.status).toBe(404)
      const sent: Record<string, string>[] = [{}, signedIn, { authorization: 'Bearer a.b.c' }]
      for (const headers of sent)
        expect([route.path, await traceOf(await send(route, headers))]).toEqual([route.path, nothing])
    }
  })

  // Proves: door-finds-nothing-admin
  test('finds nothing of the admin area in the reference', async () => {
    const reference = await (await fetch(`${server.url}/api/openapi.json`)).text()
    expect(reference).not.toContain('/admin')
  })
})

describe('an operator', () => {
  // Proves: door-needs-second-code
  test('needs the second factor for every call but those that lead to it', async () => {
    const free = routes
      .filter(({ access }) => access !== 'admin')
      .map(({ path }) => path)
      .toSorted()
    expect(free).toEqual(['/admin/code', '/admin/door', '/admin/first-factor', '/admin/open'])
    for (const route of routes.filter(({ access }) => access === 'admin')) {
      const answer = await send(route, { authorization: `Bearer ${server.operator.user.access}` })
      expect([route.path, answer.status, (await answer.json()).code]).toEqual([route.path, 403, 'code_required'])
    }
  })

  // Proves: door-opens-admin-mailed
  test('sets up a second factor with the mailed code, opens the admin area with it, and leaves', async () => {
    const { operator } = server
    const token = operator.user.access
    const post = (path: string, body: object = {}) =>
      server.client.post(path, { user_id: operator.user.id, ...body }, { token })
    const door = async () => (await server.askAs({ token }, 'GET', '/admin/door')).body
    const openNow = () => server.askAs({ token }, 'POST', '/admin/open', {})
    expect(await door()).toEqual({ email: operator.user.email, has_second_factor: false })
    await post('/account/reauthenticate', { proof: { way: 'password', password: operator.user.password } })
    expect((await post('/account/authenticator')).body, 'a stolen password sets up nothing').toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('/admin'),
    })
    expect((await openNow()).body).toMatchObject({ code: 'reauthentication_required', details: { ways: [] } })
    const otp = await server.askForCode()
    const allow = () => server.askAs({ token }, 'POST', '/admin/first-factor', { otp })
    expect((await allow()).status).toBe(204)
    expect((await allow()).body.code).toBe('invalid_otp')
    expect((await openNow()).body.code, 'the mailed code opens nothing').toBe('reauthentication_required')
    const { app } = await setUpApp(server, post)
    expect(await door()).toEqual({ email: operator.user.email, has_second_factor: true })
    const opened = await openNow()
    expect(opened.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      idle_minutes: 30,
      ends_at: expect.any(String),
    })
    expect((await openNow()).body.details, 'each opening asks for it anew').toEqual({ ways: ['totp', 'recovery_code'] })
    expect((await server.askAs({ token }, 'POST', '/admin/code', {})).body.code).toBe('conflict')
    await post('/account/reauthenticate', { proof: { way: 'totp', otp: app.next() } })
    expect((await server.client.request('DELETE', '/account/authenticator', { token })).body.code).toBe('conflict')
    const sent = { token, admin: opened.body.token }
    expect((await server.askAs(sent, 'GET', '/admin/overview')).status).toBe(200)
    const [kept] = await server.ctx.db.select().from(adminSessions)
    expect(JSON.stringify(kept)).not.toContain(opened.body.token)
    expect((await server.askAs(sent, 'POST', '/admin/leave', {})).status).toBe(204)
    expect((await server.askAs(sent, 'GET', '/admin/overview')).body.code).toBe('code_required')
  })

  test('is told that the access token has expired, so that it is renewed', async () => {
    const token = server.operator.user.access
    server.clock.advance(16 * minuteMs)
    expect((await server.askAs({ token }, 'GET', '/admin/door')).status).toBe(401)
  })

  // Proves: door-cannot-admin-sign
  test('cannot take the admin session of another sign-in, also not of their own', async () => {
    const opened = await server.openAdmin()
    const first = server.operator.user.access
    await server.operator.signIn()
    const other = { token: server.operator.user.access, admin: opened }
    expect((await server.askAs(other, 'GET', '/admin/overview')).body.code).toBe('code_required')
    expect((await server.askAs({ token: first, admin: opened }, 'GET', '/admin/overview')).status).toBe(200)
  })

  // Proves: door-closes-admin-once
  test('closes every admin session at once', async () => {
    const first = { token: server.operator.user.access, admin: await server.openAdmin() }
    await server.operator.signIn()
    server.clock.advance(minuteMs)
    const second = { token: server.operator.user.access, admin: await server.openAdmin() }
    await server.askAs(second, 'POST', '/admin/leave', { everywhere: true })
    for (const each of [first, second])
      expect((await server.askAs(each, 'GET', '/admin/overview')).body.code).toBe('code_required')
  })

  // Proves: door-finds-admin-closed
  test('finds the admin area closed after half an hour without a call, and after eight hours anyway', async () => {
    const isOpen = async () => (await server.ask('GET', '/admin/overview')).status === 200
    const renew = async () => {
      const { refresh } = server.operator.user
      Object.assign(server.operator.user, (await server.client.post('/refresh/', { refresh_token: refresh })).body)
    }
    await server.openAdmin()
    for (let spent = 0; spent < 8 * 60 - 29; spent += 29) {
      server.clock.advance(29 * minuteMs)
      await renew()
      expect(await isOpen()).toBe(true)
    }
    server.clock.advance(29 * minuteMs)
    await renew()
    expect(await isOpen()).toBe(false)
    await server.openAdmin()
    server.clock.advance(31 * minuteMs)
    await renew()
    expect(await isOpen()).toBe(false)
  })
})

const open = (otp: string) =>
  server.askAs({ token: server.operator.user.access }, 'POST', '/admin/first-factor', { otp })

describe('the code', () => {
  // Proves: door-ends-ten-minutes
  test('ends after ten minutes', async () => {
    const otp = await server.askForCode()
    server.clock.advance(11 * minuteMs)
    expect((await open(otp)).body.code).toBe('invalid_otp')
  })

  // Proves: door-burnt-five-wrong
  test('is burnt by five wrong tries, and comes five times in an hour at most', async () => {
    const otp = await server.askForCode()
    for (let tries = 0; tries < 5; tries++) expect((await open(otherThan(otp))).status).toBe(400)
    expect((await open(otp)).body.code).toBe('invalid_otp')
    const token = server.operator.user.access
    expect((await server.askAs({ token }, 'POST', '/admin/code', {})).status).toBe(429)
    for (let more = 0; more < 4; more++) {
      server.clock.advance(minuteMs)
      expect((await server.askAs({ token }, 'POST', '/admin/code', {})).status).toBe(200)
    }
    server.clock.advance(minuteMs)
    expect((await server.askAs({ token }, 'POST', '/admin/code', {})).status).toBe(429)
  })

  // Proves: door-apart-codes-anybody
  test('is apart from codes that anybody may ask for: neither opens the other, and neither spoils the other', async () => {
    const { client, operator } = server
    const { email } = operator.user
    const otp = await server.askForCode()
    const after = await client.countMails(email)
    expect((await client.post('/send_otp/', { email })).status).toBe(200)
    const reset = await client.readCode(email, { after })
    for (let tries = 0; tries < 6; tries++) await client.post('/verify_otp_for_forget/', { email, otp })
    expect((await open(reset)).body.code).toBe('invalid_otp')
    expect((await open(otp)).status).toBe(204)
  })
})

// Proves: door-log-cannot-changed
test('the log cannot be changed, and forgets a person whose account is deleted', async () => {
  const { db } = server.ctx
  const gone = await signUpMaker(server)
  const row = {
    at: server.clock.now(),
    actor: 'operator@example.com',
    action: 'person.unsuspend' as const,
    subject: null,
  }
  await db.insert(adminActions).values({ ...row, personId: gone.user.id, reason: 'A mistake of ours.' })
  const refusal = { cause: { message: 'What operators did is kept as it was.' } }
  await expect(db.update(adminActions).set({ reason: 'Nothing.' })).rejects.toMatchObject(refusal)
  await expect(db.delete(adminActions)).rejects.toMatchObject(refusal)
  await expect(db.execute(sql`update admin_actions set person_id = null, actor = 'x'`)).rejects.toMatchObject(refusal)
  const { id: user_id, email, access: token } = gone.user
  expect((await server.client.post('/delete-profile/', { user_id, email }, { token })).status).toBe(204)
  const [kept] = await db.select().from(adminActions).where(eq(adminActions.reason, 'A mistake of ours.'))
  expect(kept).toMatchObject({ personId: null, actor: 'operator@example.com' })
})
