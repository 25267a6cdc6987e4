import { expect, test } from 'vitest'
import { attempts, oneTimeCodes, refreshTokens, sessions } from '../db/schema.ts'
import { accountJobs, deleteExpired } from './jobs.ts'
import { createVisitor, startAccountServer } from './testing/visitor.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

test('drops what nothing can use any more and nothing else', async () => {
  await using server = await startAccountServer()
  const { ctx, clock } = server
  const count = async () => ({
    attempts: await ctx.db.$count(attempts),
    codes: await ctx.db.$count(oneTimeCodes),
    sessions: await ctx.db.$count(sessions),
    tokens: await ctx.db.$count(refreshTokens),
  })
  const visitor = createVisitor(server)
  const { profile, refresh } = await visitor.signUp()
  const second = (await visitor.signIn()).body
  await deleteExpired(ctx, clock.now())
  expect(await count()).toEqual({ attempts: 3, codes: 1, sessions: 2, tokens: 2 })

  await visitor.post('/logout/', { refresh_token: second.refresh })
  clock.advance(3 * hourMs)
  await deleteExpired(ctx, clock.now())
  expect(await count()).toEqual({ attempts: 3, codes: 0, sessions: 1, tokens: 1 })
  clock.advance(dayMs)
  await deleteExpired(ctx, clock.now())
  expect(await count()).toEqual({ attempts: 0, codes: 0, sessions: 1, tokens: 1 })

  const { access } = (await visitor.post('/refresh/', { refresh_token: refresh })).body
  const read = await visitor.post('/get_profiles/', { user_id: profile.user_id }, { token: access })
  expect(read.status).toBe(200)

  clock.advance(31 * dayMs)
  await deleteExpired(ctx, clock.now())
  expect(await count()).toEqual({ attempts: 0, codes: 0, sessions: 0, tokens: 0 })
})

test('keeps the right to set a new password while it lasts', async () => {
  await using server = await startAccountServer()
  const visitor = createVisitor(server)
  await visitor.signUp()
  server.clock.advance(60_000)
  await visitor.post('/send_otp/', { email: visitor.email })
  const otp = await visitor.readCode(1)
  server.clock.advance(9 * 60_000)
  const { access } = (await visitor.post('/verify_otp_for_forget/', { email: visitor.email, otp })).body
  server.clock.advance(9 * 60_000)
  await deleteExpired(server.ctx, server.clock.now())
  const body = { email: visitor.email, new_password: 'brand new secret' }
  expect((await visitor.post('/forgot_password/', body, { token: access })).status).toBe(200)
})

test('a worker whose clock runs ahead takes nothing that still counts', async () => {
  await using server = await startAccountServer()
  const { ctx, clock } = server
  const visitor = createVisitor(server)
  await visitor.createAccount()
  const otp = await visitor.readCode()
  const ahead = { ...ctx, clock: { now: () => new Date(clock.now().getTime() + 400 * dayMs) } }
  const sweep = accountJobs.find(({ name }) => name === 'delete-expired-account-data')
  if (!sweep) throw new Error('Nothing sweeps what has expired.')
  await sweep.bind(ahead).handle({}, new AbortController().signal)
  expect((await visitor.post('/verify_otp/', { email: visitor.email, otp })).status).toBe(200)
})
