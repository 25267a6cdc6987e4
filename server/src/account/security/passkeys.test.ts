import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { readNews } from '../testing/read-news.ts'
import { createSoftPasskey } from '../testing/soft-passkey.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

const site = 'visage.test'
const minuteMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer({ env: { PUBLIC_URL: `https://${site}` } })
})
afterAll(() => server[Symbol.asyncDispose]())

type Lie = Parameters<ReturnType<typeof createSoftPasskey>['use']>[1]

/** Somebody who has shown the password again, and calls in that session. */
const open = async (visitor = createVisitor(server)) => {
  const { access: token, profile } = await visitor.signUp()
  const send = (path: string, body: object = {}) => visitor.post(path, { user_id: profile.user_id, ...body }, { token })
  const proof = { way: 'password', password: visitor.password }
  expect((await send('/account/reauthenticate', { proof })).status).toBe(204)
  return { visitor, send, token }
}

/** Somebody with a passkey. */
const openWithPasskey = async () => {
  const session = await open()
  const key = createSoftPasskey(site)
  const { options } = (await session.send('/account/passkeys/begin')).body
  const added = await session.send('/account/passkeys', { name: 'My laptop', passkey: key.make(options) })
  expect(added.status).toBe(201)
  return { ...session, key, codes: added.body.recovery_codes }
}

const begin = async (visitor: Visitor) => {
  const waiting = await visitor.signIn()
  expect(waiting.body.code).toBe('second_factor_required')
  const { sign_in: signIn, ways } = waiting.body.details
  const asked = await visitor.post('/sign-in/passkey', { sign_in: signIn })
  return { signIn, ways, options: asked.body.options }
}

const finish = (visitor: Visitor, signIn: string, passkey: object) =>
  visitor.post('/sign-in/second-factor', { sign_in: signIn, proof: { way: 'passkey', passkey } })

// Proves: passkey-signs-in
test('a passkey is added, told of, used to sign in, and removed by who shows it again', async () => {
  const { visitor, send, token, key, codes } = await openWithPasskey()
  expect(codes).toHaveLength(10)
  const listed = (await server.client.request('GET', '/account/security', { token })).body
  expect(listed.passkeys).toMatchObject([{ id: key.id, name: 'My laptop', used_at: null }])
  const { signIn, ways, options } = await begin(visitor)
  expect(ways).toEqual(['passkey', 'recovery_code'])
  expect(options).toMatchObject({ rpId: site, userVerification: 'required', allowCredentials: [{ id: key.id }] })
  const signedIn = await finish(visitor, signIn, key.use(options))
  expect(signedIn.status).toBe(200)
  expect((await readNews(server, visitor.email)).map(({ subject }) => subject)).toEqual([
    'Your Visage account has a new passkey',
  ])
  const remove = () => server.client.request('DELETE', `/account/passkeys/${key.id}`, { token: signedIn.body.access })
  expect((await remove()).body.details).toEqual({ ways: ['passkey', 'recovery_code'] })
  expect((await server.client.request('DELETE', `/account/passkeys/${key.id}`, { token })).status).toBe(204)
  expect((await visitor.signIn()).status).toBe(200)
  expect((await send('/account/reauthenticate/passkey')).body.code).toBe('conflict')
})

describe('no passkey is added', () => {
  // Proves: passkey-made-here
  test.each<[string, Lie]>([
    ['on another site', { origin: 'https://visage.test.evil.example' }],
    ['for another site', { site: 'evil.example' }],
    ['without asking for a finger or a number', { isVerified: false }],
    ['for a challenge that nobody has set', { challenge: 'A'.repeat(43) }],
    ['by what only signs in', { type: 'webauthn.get' }],
  ])('that was made %s', async (_what, lie) => {
    const { send } = await open()
    const { options } = (await send('/account/passkeys/begin')).body
    const answer = await send('/account/passkeys', { name: 'x', passkey: createSoftPasskey(site).make(options, lie) })
    expect([answer.status, answer.body.code]).toEqual([400, 'factor_refused'])
  })

  test('with a challenge of another session, a used or an old one, or one that belongs to somebody', async () => {
    const [mine, other] = [await open(), await open()]
    const key = createSoftPasskey(site)
    const ask = async ({ send }: typeof mine) => (await send('/account/passkeys/begin')).body.options
    const add = async ({ send }: typeof mine, passkey: object) =>
      (await send('/account/passkeys', { name: 'x', passkey })).status
    expect(await add(mine, key.make(await ask(other)))).toBe(400)
    const options = await ask(mine)
    expect(await add(mine, key.make(options, { origin: 'https://evil.example' }))).toBe(400)
    expect(await add(mine, key.make(options)), 'a challenge is used up by a wrong answer too').toBe(400)
    const old = await ask(mine)
    server.clock.advance(5 * minuteMs)
    expect(await add(mine, key.make(old))).toBe(400)
    expect(await add(mine, key.make(await ask(mine)))).toBe(201)
    expect(await add(other, key.make(await ask(other))), 'the credential of somebody else').toBe(400)
  })
})

describe('nobody is let in', () => {
  // Proves: passkey-used-here
  test.each<[string, Lie]>([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another site', { site: 'evil.example' }],
    ['without asking for a finger or a number', { isVerified: false }],
    ['for a challenge that nobody has set', { challenge: 'A'.repeat(43) }],
    ['by what only makes passkeys', { type: 'webauthn.create' }],
    ['by a copy, whose counter goes back', { counter: 1 }],
  ])('by a passkey that was used %s', async (_what, lie) => {
    const { visitor, key } = await openWithPasskey()
    const { signIn, options } = await begin(visitor)
    const answer = await finish(visitor, signIn, key.use(options, lie))
    expect([answer.status, answer.body.code]).toEqual([400, 'factor_refused'])
  })

  test('by the passkey of somebody else, in another sign-in, or twice', async () => {
    const [owner, thief] = [await openWithPasskey(), await openWithPasskey()]
    const first = await begin(owner.visitor)
    expect((await finish(owner.visitor, first.signIn, thief.key.use(first.options))).status).toBe(400)
    const [one, two] = [await begin(owner.visitor), await begin(owner.visitor)]
    expect((await finish(owner.visitor, two.signIn, owner.key.use(one.options))).status).toBe(400)
    const used = owner.key.use(two.options)
    const answers = await Promise.all([1, 2].map(() => finish(owner.visitor, two.signIn, used)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const asked = (await owner.send('/account/reauthenticate/passkey')).body.options
    const third = await begin(owner.visitor)
    expect((await finish(owner.visitor, third.signIn, owner.key.use(asked))).status, 'asked for elsewhere').toBe(400)
  })
})

test('a site without a name offers none', async () => {
  await using bare = await startAccountServer({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
  const visitor = createVisitor(bare)
  const { access: token, profile } = await visitor.signUp()
  expect((await bare.client.request('GET', '/account/security', { token })).body.can_have_passkeys).toBe(false)
  const own = { user_id: profile.user_id }
  await visitor.post(
    '/account/reauthenticate',
    { ...own, proof: { way: 'password', password: visitor.password } },
    { token },
  )
  expect((await visitor.post('/account/passkeys/begin', own, { token })).body.code).toBe('conflict')
})
