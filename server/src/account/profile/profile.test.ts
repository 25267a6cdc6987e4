import type { SignedIn } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import { NO_TOURS } from '../../testing/test-client.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: TestServer
let visitor: Visitor
let person: SignedIn
beforeAll(async () => {
  server = await startAccountServer()
  visitor = createVisitor(server)
  person = await visitor.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

const read = () => visitor.post('/get_profiles/', { user_id: person.profile.user_id }, { token: person.access })
const update = (changes: Record<string, unknown>) =>
  visitor.post('/update_profile/', { user_id: person.profile.user_id, ...changes }, { token: person.access })

describe('get_profiles', () => {
  // Proves: profile-trial-seven-days
  test('answers who it is, the trial of seven days and the tour flags', async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      profile: { ...person.profile, receive_comms: true },
      track_status: { days_left: 7, end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      ...NO_TOURS,
    })
  })

  test('answers 401 once the account is gone', async () => {
    const leaver = createVisitor(server)
    const { profile, access } = await leaver.signUp()
    await server.ctx.db.delete(users).where(eq(users.id, profile.user_id))
    const answer = await leaver.post('/get_profiles/', { user_id: profile.user_id }, { token: access })
    expect(answer.status).toBe(401)
  })
})

describe('update_profile', () => {
  // Proves: profile-changes-name-leaves
  test('changes the name and leaves the rest', async () => {
    const answer = await update({ name: '  Ada Lovelace ' })
    expect(answer.status).toBe(200)
    expect(answer.body.profile).toMatchObject({ name: 'Ada Lovelace', receive_comms: true })
    expect((await read()).body).toEqual(answer.body)
  })

  // Proves: profile-communications-toggle
  test('keeps the communications toggle', async () => {
    await update({ receive_comms: false })
    expect((await read()).body.profile).toMatchObject({ name: 'Ada Lovelace', receive_comms: false })
    await update({ receive_comms: true })
    expect((await read()).body.profile.receive_comms).toBe(true)
  })

  test('refuses a change of nothing, of the address and of a toggle that is no truth value', async () => {
    expect((await update({})).body.error).toBe('Name is required.')
    expect(Object.keys((await update({ name: 'Ada', email: 'x@example.com' })).body.details.fields)).toEqual(['email'])
    const toggled = await update({ receive_comms: 'yes' })
    expect(toggled.status).toBe(400)
    expect(Object.keys(toggled.body.details.fields)).toEqual(['receive_comms'])
  })

  test("does not change another person's profile", async () => {
    const stranger = createVisitor(server)
    const { access } = await stranger.signUp()
    const body = { user_id: person.profile.user_id, name: 'Eve' }
    expect((await stranger.post('/update_profile/', body, { token: access })).status).toBe(404)
    expect((await read()).body.profile.name).not.toBe('Eve')
  })
})

test('profile calls need the application key when the server has one', async () => {
  await using guarded = await startAccountServer({ env: { SECURITY_KEY: 'a key of the application' } })
  const guest = createVisitor(guarded)
  const { profile, access } = await guest.signUp()
  const { user_id: userId } = profile
  const key = guarded.ctx.config.securityKeyHash ?? ''
  const calls = {
    '/get_profiles/': { user_id: userId },
    '/update_profile/': { user_id: userId, name: 'Ada' },
    '/tour-complete/': { user_id: userId, section: 'face' },
    '/delete-profile/': { user_id: userId, email: guest.email },
  }
  for (const [path, body] of Object.entries(calls)) {
    const call = (headers: Record<string, string>) => guest.post(path, body, { token: access, headers })
    expect((await call({})).body.code).toBe('bad_security_key')
    expect((await call({ 'security-key': 'wrong' })).body.code).toBe('bad_security_key')
    expect((await call({ 'security-key': key })).status).toBeLessThan(300)
  }
})
