import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowances, jobs, ledger } from '../../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { enginesFor } from '../../testing/test-engines.ts'

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer({ concurrency: 1 })
})
afterAll(() => server[Symbol.asyncDispose]())

const faces = '/waits?kind=face&mode=prompt'

test('until something was made, the engine says how long it takes', async () => {
  const maker = await signUpMaker(server)
  expect((await maker.get('/waits?kind=face&mode=names')).body).toEqual({
    kind: 'face',
    engine: 'fake',
    position: 0,
    eta_seconds: 3,
    eta_p90_seconds: 5,
    is_measured: false,
    cost: { meter: 'faces', source: 'trial', amount: 1 },
    max_seconds: null,
    qualities: [],
    refusal: null,
  })
})

// Proves: wait-made-how-long
test('what was made tells how long it takes, each mode for itself, and the queue is counted in', async () => {
  const maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 20 })
  for (let made = 0; made < 11; made += 1) await maker.waitFor((await maker.accept()).job_id, isOver)
  const rows = await server.ctx.db
    .select()
    .from(jobs)
    .where(eq(jobs.userId, maker.user.id))
    .orderBy(asc(jobs.createdAt))
  for (const [index, { id, startedAt }] of rows.entries()) {
    const finishedAt = new Date((startedAt?.getTime() ?? 0) + (index + 1) * 10_000)
    await server.ctx.db.update(jobs).set({ finishedAt }).where(eq(jobs.id, id))
  }
  const alone = { position: 0, eta_seconds: 60, eta_p90_seconds: 100, is_measured: true }
  expect((await maker.get(faces)).body).toMatchObject(alone)
  expect((await maker.get('/waits?kind=face&mode=names')).body).toMatchObject({ eta_seconds: 3, is_measured: false })
  expect((await maker.get('/waits?kind=image&mode=prompt')).body).toMatchObject({ is_measured: false })

  server.script('blocker', { end: 'never' })
  const blocker = await maker.accept({ prompt: 'blocker' })
  await maker.waitFor(blocker.job_id, ({ progress }) => progress === 50)
  expect((await maker.get(faces)).body).toMatchObject({ position: 0, eta_seconds: 90, eta_p90_seconds: 150 })
  const next = await maker.accept({ prompt: 'blocker' })
  expect(next).toMatchObject({ position: 0, eta_seconds: 90, eta_p90_seconds: 150 })
  expect((await maker.get(faces)).body).toMatchObject({ position: 1, eta_seconds: 150, eta_p90_seconds: 250 })
  // Each that comes before counts with the time that its own sort takes.
  expect((await maker.get('/waits?kind=face&mode=names')).body).toMatchObject({ position: 1, eta_seconds: 93 })
  for (const { job_id: id } of [next, blocker]) await maker.cancel(id)
})

// Proves: wait-cost-would-charged
test('the cost is what would be charged, and nothing is charged for asking', async () => {
  const maker = await signUpMaker(server)
  const costOf = async (kind: string) => (await maker.get(`/waits?kind=${kind}`)).body.cost
  expect(await costOf('image')).toEqual({ meter: 'images', source: 'trial', amount: 1 })
  await grant(server, maker.user.id, { videos: 1 })
  expect(await costOf('video')).toEqual({ meter: 'videos', source: 'plan', amount: 1 })
  const later = new Date(server.clock.now().getTime() - 60_000)
  const poor = await signUpMaker(server)
  await server.ctx.db.update(allowances).set({ endsAt: later }).where(eq(allowances.userId, poor.user.id))
  expect((await poor.get('/waits?kind=face')).body.cost).toBeNull()
  await server.ctx.db
    .insert(ledger)
    .values({ userId: poor.user.id, meter: 'credits', type: 'grant', reason: 'referral', amount: 4 })
  expect((await poor.get('/waits?kind=face')).body.cost).toEqual({ meter: 'faces', source: 'credits', amount: 3 })
  expect((await poor.get('/waits?kind=video')).body.cost).toBeNull()
  expect((await maker.usage()).meters.images.used).toBe(0)
})

test('who asks is signed in and names a kind', async () => {
  const maker = await signUpMaker(server)
  expect((await server.client.request('GET', faces)).status).toBe(401)
  expect((await maker.get('/waits?kind=dream')).status).toBe(400)
  expect((await maker.get('/waits?kind=face&mode=A%27')).status).toBe(400)
})

test('what becomes of words is told to who is signed in, as far as the engine knows', async () => {
  const { user } = await signUpMaker(server)
  const words = { kind: 'face', gender: 'female', prompt: 'red hair' }
  const ask = (body: object, token = user.access) => server.client.request('POST', '/prompts/foretell', { body, token })
  expect(await ask(words)).toMatchObject({ status: 200, body: { hints: [] } })
  expect((await ask({ ...words, kind: 'music' })).status).toBe(400)
  expect((await ask({ ...words, prompt: 'x'.repeat(3000) })).status).toBe(400)
  expect((await server.client.request('POST', '/prompts/foretell', { body: words })).status).toBe(401)
})

test('it is asked of the engine that would be chosen now; of what is switched off, nothing is said', async () => {
  const [first, second] = ['comfyui', 'fal'].map((name) => ({ ...createFakeEngine(), name }))
  if (!first || !second) throw new Error('There are two engines.')
  await using two = await startTestServer({
    overrides: (config) => ({
      clips: plainClips(),
      engines: enginesFor(config, { face: [first, second], image: [] }),
    }),
  })
  const maker = await signUpMaker(two)
  expect((await maker.get(faces)).body.engine).toBe('comfyui')
  for (let failure = 0; failure < 5; failure += 1) two.ctx.engines.note('comfyui', false)
  expect((await maker.get(faces)).body.engine).toBe('fal')
  expect(await maker.get('/waits?kind=image')).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: 'Image is switched off at the moment.' },
  })
})
