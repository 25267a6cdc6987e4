import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotencyKeys, jobs } from '../../db/schema.ts'
import { deleteExpiredCalls, deleteExpiredCallsJob } from '../../idempotency/remembered-calls.ts'
import { BACKENDS, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { workOnJob } from './work-on-job.ts'

const dayMs = 24 * 60 * 60 * 1000

describe.each(BACKENDS)('handing a job over on the %s database', (backend) => {
  let server: GenerationServer
  let maker: Maker
  beforeAll(async () => {
    server = await startOn(backend)
    maker = await signUpMaker(server)
    await server.ctx.queue.close({ drainMs: 1000 })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const addQueuedJob = async (prompt: string): Promise<string> => {
    const [job] = await server.ctx.db
      .insert(jobs)
      .values({
        userId: maker.user.id,
        kind: 'face',
        input: { mode: 'prompt', gender: 'female', prompt },
        engine: 'fake',
        cost: { meter: 'faces', source: 'trial', amount: 1 },
        enqueuedAt: server.clock.now(),
      })
      .returning()
    return job?.id ?? ''
  }
  const work = (jobId: string, signal = new AbortController().signal) => workOnJob(server.ctx, { jobId, signal })
  const readRow = async (id: string) => (await server.ctx.db.select().from(jobs).where(eq(jobs.id, id)))[0]
  const startsOf = (id: string) =>
    server.engine.calls.filter((made) => made.jobId === id && made.call === 'start').length

  test('a worker that has to close lets the job go, and the next one goes on with the saved operation', async () => {
    server.script('handed over', { end: 'never' })
    const id = await addQueuedJob('handed over')
    const closing = new AbortController()
    const first = work(id, closing.signal)
    await maker.waitFor(id, ({ progress }) => progress > 0)
    closing.abort(new Error('closing'))
    await expect(first).rejects.toThrow('closing')
    const row = await readRow(id)
    expect(row?.status).toBe('running')
    expect(row?.leaseUntil?.getTime()).toBeLessThanOrEqual(Date.now())

    const second = work(id)
    await maker.waitFor(id, ({ status }) => status === 'running')
    expect(startsOf(id)).toBe(1)
    const { operation } = (await readRow(id)) ?? {}
    expect(operation).toEqual(row?.operation)
    await server.ctx.db.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.id, id))
    await server.ctx.signals.publish(id)
    await second
  })

  test('of two workers that get the same job at once, one works', async () => {
    server.script('wanted', { end: 'never' })
    const id = await addQueuedJob('wanted')
    const closing = new AbortController()
    const workers = [work(id, closing.signal), work(id, closing.signal)]
    const idle = await Promise.race(workers)
    expect(idle).toBeUndefined()
    await maker.waitFor(id, ({ progress }) => progress > 0)
    expect(startsOf(id)).toBe(1)
    closing.abort(new Error('closing'))
    const ends = await Promise.allSettled(workers)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('answers are kept for a day and then dropped', async () => {
  await using server = await startOn('embedded')
  const maker = await signUpMaker(server)
  const { job_id: id } = await maker.accept({ key: 'kept' })
  await maker.waitFor(id, isOver)
  const count = async () => (await server.ctx.db.select().from(idempotencyKeys)).length
  const ahead = { now: () => new Date(server.clock.now().getTime() + 2 * dayMs) }
  await deleteExpiredCallsJob.bind({ ...server.ctx, clock: ahead }).handle({}, new AbortController().signal)
  expect(await count(), 'by a worker whose clock runs ahead').toBe(1)
  server.clock.advance(dayMs - 60_000)
  await deleteExpiredCalls(server.ctx, server.clock.now())
  expect(await count()).toBe(1)
  server.clock.advance(2 * 60_000)
  await deleteExpiredCalls(server.ctx, server.clock.now())
  expect(await count()).toBe(0)
})
