import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs, ledger } from '../db/schema.ts'
import { BACKENDS, grantFaces, isOver, signUpMaker, startOn } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'
import { cancelAllJobs } from './cancel-jobs.ts'

describe.each(BACKENDS)('cancelling on the %s database', (backend) => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn(backend, { concurrency: 1 })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const releases = async (jobId: string) =>
    (await server.ctx.db.select().from(ledger).where(eq(ledger.jobId, jobId))).filter(({ type }) => type === 'release')

  test('a queued job never starts, a running one stops at once; both charges come back', async () => {
    const maker = await signUpMaker(server)
    server.script('long', { workMs: 60_000 })
    const running = await maker.accept({ prompt: 'long' })
    await maker.waitFor(running.job_id, ({ progress }) => progress > 0)
    const queued = await maker.accept({ prompt: 'behind it' })
    expect((await maker.usage()).meters.faces.used).toBe(2)

    const first = await maker.cancel(queued.job_id)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ id: queued.job_id, status: 'cancelled', started_at: null, error: null })
    const second = await maker.cancel(running.job_id)
    expect(second.body).toMatchObject({ status: 'cancelled', stage: null, result: null })
    expect((await maker.usage()).meters.faces.used).toBe(0)

    const next = await maker.accept({ prompt: 'the worker is free again' })
    expect((await maker.waitFor(next.job_id, isOver)).status).toBe('succeeded')
    const calls = server.engine.calls.filter(({ jobId }) => jobId === running.job_id)
    expect(calls.at(-1)?.call).toBe('cancel')
    expect(server.engine.calls.some(({ jobId }) => jobId === queued.job_id)).toBe(false)
  })

  test('an engine that does not listen cannot hold the worker or bring a late result', async () => {
    const maker = await signUpMaker(server)
    server.script('deaf', { isDeaf: true })
    const deaf = await maker.accept({ prompt: 'deaf' })
    await maker.waitFor(deaf.job_id, ({ status }) => status === 'running')
    await maker.cancel(deaf.job_id)
    const next = await maker.accept({ prompt: 'next please' })
    expect((await maker.waitFor(next.job_id, isOver)).status).toBe('succeeded')
    expect(await maker.readJob(deaf.job_id)).toMatchObject({ status: 'cancelled', result: null })
    expect((await maker.gallery()).faces).toHaveLength(1)
  })

  test('ten cancellations at once give the charge back once', async () => {
    const maker = await signUpMaker(server)
    server.script('contested', { workMs: 60_000 })
    const { job_id: id } = await maker.accept({ prompt: 'contested' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => maker.cancel(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await releases(id)).toHaveLength(1)
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })

  test('a race of cancelling and finishing ends one way, with the charge to match', async () => {
    const maker = await signUpMaker(server)
    for (const workMs of [0, 20, 40, 60, 80]) {
      server.script('race', { workMs })
      const { job_id: id } = await maker.accept({ prompt: 'race' })
      await maker.waitFor(id, ({ status }) => status !== 'queued')
      const { status } = await maker.cancel(id)
      const job = await maker.waitFor(id, isOver)
      expect(job.status).toBe(status === 200 ? 'cancelled' : 'succeeded')
      expect(await releases(id)).toHaveLength(status === 200 ? 1 : 0)
      if (status !== 200) break
    }
    const { jobs } = (await maker.get('/jobs')).body
    const kept = jobs.filter((job: { status: string }) => job.status === 'succeeded')
    expect((await maker.gallery()).faces).toHaveLength(kept.length)
    expect((await maker.usage()).meters.faces.used).toBe(kept.length)
  })

  test('what has ended cannot be cancelled, and what belongs to another is not there', async () => {
    const [maker, other] = [await signUpMaker(server), await signUpMaker(server)]
    const { job_id: id } = await maker.accept()
    await maker.waitFor(id, isOver)
    const ended = await maker.cancel(id)
    expect(ended.status).toBe(409)
    expect(ended.body.code).toBe('conflict')
    for (const answer of [
      await other.cancel(id),
      await other.get(`/jobs/${id}`),
      await maker.cancel(crypto.randomUUID()),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect((await other.get('/jobs')).body.jobs).toEqual([])
  })
})

describe('how many begun ones may be cancelled in a day', () => {
  const hourMs = 60 * 60 * 1000
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn('embedded', { env: { MAX_CANCELLATIONS: '3', MAX_CANCELLATIONS_ELSEWHERE: '1' } })
    server.script('long', { workMs: 600_000 })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const begin = async (maker: Maker, engine = 'fake') => {
    const { job_id: id } = await maker.accept({ prompt: 'long' })
    await maker.waitFor(id, ({ status }) => status === 'running')
    await server.ctx.db.update(jobs).set({ engine }).where(eq(jobs.id, id))
    return id
  }

  test('is told before, refused with the time from which it goes on, and never holds for what waits', async () => {
    const maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 20)
    for (const left of [3, 2, 1]) {
      const id = await begin(maker)
      expect((await maker.readJob(id)).cancellations_left).toBe(left)
      expect((await maker.cancel(id)).body).toMatchObject({ status: 'cancelled', cancellations_left: left - 1 })
      server.clock.advance(60_000)
    }
    const last = await begin(maker)
    expect((await maker.readJob(last)).cancellations_left).toBe(0)
    const refused = await maker.cancel(last)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(refused.body.message).toContain('This one goes on. You can cancel begun ones again in 24 hours.')
    expect(refused.body.details.retry_after_seconds).toBeGreaterThan(23 * 60 * 60)
    expect((await maker.readJob(last)).status).toBe('running')
    expect(await Promise.all([begin(maker), begin(maker), begin(maker)])).toHaveLength(3)
    const queued = await maker.accept({ prompt: 'long' })
    expect((await maker.cancel(queued.job_id)).body).toMatchObject({ status: 'cancelled', cancellations_left: null })
    server.clock.advance(24 * hourMs)
    await maker.signIn()
    expect((await maker.cancel(last)).status).toBe(200)
    await cancelAllJobs(server.ctx, maker.user.id)
    expect((await maker.get('/jobs?status=running')).body.jobs).toEqual([])
  })

  test('is fewer where somebody else is paid for the work, and ten at once count each', async () => {
    const maker = await signUpMaker(server)
    const [one, two, here] = [await begin(maker, 'fal'), await begin(maker, 'fal'), await begin(maker)]
    const answers = await Promise.all([maker.cancel(one), maker.cancel(two)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(answers.find(({ status }) => status === 429)?.body.message).toContain(
      'You have cancelled 1 begun generation within a day',
    )
    expect((await maker.cancel(here)).status).toBe(200)
  })
})
