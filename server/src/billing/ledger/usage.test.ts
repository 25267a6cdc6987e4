import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowances, ledger } from '../../db/schema.ts'
import { isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const useUp = async (count: number) => {
  for (let made = 0; made < count; made += 1) {
    const { job_id: id } = await maker.accept()
    await maker.waitFor(id, isOver)
  }
}
const grantCredits = (amount: number) =>
  server.ctx.db
    .insert(ledger)
    .values({ userId: maker.user.id, meter: 'credits', type: 'grant', amount, reason: 'test' })

// Proves: usage-verified-person-trial
test('a verified person has the trial: the limits of Basic for seven days', async () => {
  maker = await signUpMaker(server)
  const usage = await maker.usage()
  expect(usage).toEqual({
    plan: null,
    meters: {
      faces: { used: 0, limit: 3, renews_at: null },
      images: { used: 0, limit: 15, renews_at: null },
      videos: { used: 0, limit: 5, renews_at: null },
    },
    credits: 0,
    trial: { active: true, ends_at: expect.any(String), days_left: 7 },
  })
  const leftMs = Date.parse(usage.trial.ends_at) - Date.now()
  expect(Math.abs(leftMs - 7 * dayMs)).toBeLessThan(60_000)
  const profile = await server.client.post('/get_profiles/', { user_id: maker.user.id }, { token: maker.user.access })
  expect(profile.body.track_status).toEqual({ days_left: 7, end_date: usage.trial.ends_at.slice(0, 10) })
})

// Proves: usage-trial-used-bonus
test('when the trial is used up, bonus credits pay; when they are gone too, it says so', async () => {
  maker = await signUpMaker(server)
  await useUp(3)
  const refused = await maker.ask()
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'quota_exceeded',
    message: 'Your free trial includes 3 faces and none are left. A trial does not renew: choose a plan to make more.',
    details: { left: 0, renews_at: null },
  })
  await grantCredits(5)
  const paid = await maker.accept()
  expect(paid.cost).toEqual({ meter: 'faces', source: 'credits', amount: 3 })
  await maker.waitFor(paid.job_id, isOver)
  expect((await maker.usage()).credits).toBe(2)
  expect((await maker.ask()).body.code).toBe('quota_exceeded')
})

test('credits of a cancelled job come back', async () => {
  maker = await signUpMaker(server)
  await useUp(3)
  await grantCredits(3)
  server.script('paid by credits', { end: 'never' })
  const { job_id: id } = await maker.accept({ prompt: 'paid by credits' })
  expect((await maker.usage()).credits).toBe(0)
  await maker.cancel(id)
  expect((await maker.usage()).credits).toBe(3)
})

test('a plan goes before the trial, and says when it renews', async () => {
  maker = await signUpMaker(server)
  const endsAt = new Date('2031-04-05T06:00:00Z')
  await server.ctx.db.insert(allowances).values({
    userId: maker.user.id,
    source: 'plan',
    plan: 'advanced',
    faces: 1,
    images: 35,
    videos: 10,
    startsAt: new Date(Date.now() - dayMs),
    endsAt,
  })
  expect((await maker.accept()).cost.source).toBe('plan')
  expect(await maker.usage()).toMatchObject({
    plan: 'Advanced',
    meters: { faces: { used: 1, limit: 1 + 3, renews_at: endsAt.toISOString() } },
    trial: { active: true },
  })
  await useUp(3)
  const refused = await maker.ask()
  expect(refused.body).toMatchObject({
    code: 'quota_exceeded',
    message: 'Your Advanced plan includes 1 faces a month and none are left. It renews on April 5, 2031.',
    details: { left: 0, renews_at: endsAt.toISOString() },
  })
})

// Proves: usage-seven-days-trial
test('after seven days the trial is over for good', async () => {
  await using server = await startGenerationServer()
  maker = await signUpMaker(server)
  expect((await maker.usage()).trial.active).toBe(true)
  server.clock.advance(7 * dayMs + 1000)
  await maker.signIn()
  expect(await maker.usage()).toMatchObject({
    plan: null,
    meters: { faces: { used: 0, limit: 0 } },
    trial: { active: false, days_left: 0 },
  })
  const refused = await maker.ask()
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'subscription_required',
    'Subscription required.',
  ])
  const profile = await server.client.post('/get_profiles/', { user_id: maker.user.id }, { token: maker.user.access })
  expect(profile.body.track_status).toEqual({ days_left: 0, end_date: null })
})

test('usage needs a signed-in person', async () => {
  expect((await server.client.request('GET', '/usage')).status).toBe(401)
})
