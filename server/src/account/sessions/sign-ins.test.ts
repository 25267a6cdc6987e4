import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { deleteExpired } from '../jobs.ts'
import { readNews } from '../testing/read-news.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const onWindows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const listOf = async (token: string) =>
  (await server.client.request('GET', '/account/sign-ins', { token })).body.sign_ins

const signInAs = ({ email, password, post }: Visitor, headers: Record<string, string> = {}) =>
  post('/manual_login/', { email, password }, { headers })

describe('a sign-in', () => {
  // Proves: sign-ins-new-device-mail
  test('on a device and in a network that the account has not seen is mailed to its owner, once', async () => {
    const owner = createVisitor(server)
    await owner.signUp()
    await owner.signIn()
    expect(await readNews(server, owner.email)).toEqual([])
    const thief = createVisitor(server, { email: owner.email, ip: '49.36.1.77' })
    expect((await signInAs(thief, onWindows)).status).toBe(200)
    expect((await signInAs(thief, onWindows)).status).toBe(200)
    const [news, ...more] = await readNews(server, owner.email)
    expect(more).toEqual([])
    expect(news?.subject).toBe('New sign-in to your Visage account')
    expect(news?.text).toMatch(/with Firefox on Windows from India/)
  })

  test('of a known browser in another network is no news', async () => {
    const owner = createVisitor(server)
    await owner.signUp()
    expect((await signInAs(owner, { ...onWindows, 'x-forwarded-for': '49.36.1.78' })).status).toBe(200)
    expect(await readNews(server, owner.email)).toEqual([])
  })

  test('has a cookie that no script reads, other sites do not send, and the database does not hold', async () => {
    const owner = createVisitor(server)
    await owner.signUp()
    const answer = await server.client.post('/manual_login/', { email: owner.email, password: owner.password })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
    const rows = await server.ctx.db.query.signIns.findMany()
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('device='.length, 50))
    const behindTls = { 'x-forwarded-proto': 'https' }
    expect((await signInAs(owner, behindTls)).headers.get('set-cookie')).toMatch(/^__Host-device=.*; Secure;/)
    expect((await owner.signIn('not this one')).headers.get('set-cookie')).toBeNull()
  })
})

// Proves: sign-ins-owner-sees-last
test('the owner sees the last sign-ins, newest first, and which of them are open', async () => {
  const owner = createVisitor(server)
  const first = await owner.signUp()
  server.clock.advance(minuteMs)
  const second = (await signInAs(createVisitor(server, { email: owner.email, ip: '49.36.1.80' }), onWindows)).body
  expect(await listOf(second.access)).toMatchObject([
    { how: 'password', device: 'Firefox on Windows', country: 'India', is_open: true, is_here: true },
    { how: 'code', is_open: true, is_here: false },
  ])
  await server.client.post('/logout/', { refresh_token: first.refresh })
  expect(await listOf(second.access)).toMatchObject([{ is_open: true }, { is_open: false }])
  const stranger = await createVisitor(server).signUp()
  expect(await listOf(stranger.access)).toHaveLength(1)
  server.clock.advance(181 * dayMs)
  const { access } = (await owner.signIn()).body
  await deleteExpired(server.ctx, server.clock.now())
  expect(await listOf(access)).toMatchObject([{ is_here: true }])
})

// Proves: sign-ins-signs-out-elsewhere
test('one other device is signed out, or all of them, and nobody else is', async () => {
  const owner = createVisitor(server)
  const here = await owner.signUp()
  const there = (await owner.signIn()).body
  const elsewhere = (await owner.signIn()).body
  const other = await createVisitor(server).signUp()
  const isIn = async ({ access }: { access: string }) =>
    (await server.client.request('GET', '/account/sign-ins', { token: access })).status === 200
  const body = { user_id: here.profile.user_id }
  const end = (id?: string) =>
    server.client.post('/account/sign-out-elsewhere', { ...body, ...(id && { id }) }, { token: here.access })
  const refused = await end()
  expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required'])
  expect(await Promise.all([here, there, elsewhere].map(isIn)), 'a stolen token signs nobody out').toEqual([
    true,
    true,
    true,
  ])
  const proof = { way: 'password', password: owner.password }
  await server.client.post('/account/reauthenticate', { ...body, proof }, { token: here.access })
  const [othersId] = (await listOf(other.access)).map(({ id }: { id: string }) => id)
  expect((await end(othersId)).status).toBe(204)
  const [newest] = await listOf(here.access)
  expect((await end(newest.id)).status).toBe(204)
  expect(await Promise.all([here, there, elsewhere, other].map(isIn))).toEqual([true, true, false, true])
  expect((await end()).status).toBe(204)
  expect(await Promise.all([here, there, elsewhere, other].map(isIn))).toEqual([true, false, false, true])
  expect((await server.client.post('/refresh/', { refresh_token: there.refresh })).status).toBe(401)
})

// Proves: sign-ins-new-password-mail
test('a new password is told to the address', async () => {
  const owner = createVisitor(server)
  await owner.signUp()
  server.clock.advance(minuteMs)
  await owner.post('/send_otp/', { email: owner.email })
  const otp = await owner.readCode(1)
  const { access } = (await owner.post('/verify_otp_for_forget/', { email: owner.email, otp })).body
  const body = { email: owner.email, new_password: 'quite another one' }
  expect((await owner.post('/forgot_password/', body, { token: access })).status).toBe(200)
  expect((await readNews(server, owner.email)).map(({ subject }) => subject)).toEqual([
    'Your Visage password was changed',
  ])
})
