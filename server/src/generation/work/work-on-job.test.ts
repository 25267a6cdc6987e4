import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { EngineError } from '../../adapters/engines/engine.ts'
import { jobs, ledger } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { BACKENDS, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { waitMs } from '../../testing/time.ts'
import { enqueueGeneration, LINES } from '../queue/queues.ts'
import { sweepJobs } from './begin-work.ts'

const outage = { state: 'failed', reason: 'engine', message: 'GPU lost on node-7', retryable: true } as const
const hidden = 'The generation engine failed. Nothing was charged, please try again.'

describe.each(BACKENDS)('work on the %s database', (backend) => {
  let server: GenerationServer
  let maker: Maker
  let retryDelayMs: number
  beforeAll(async () => {
    server = await startOn(backend)
    retryDelayMs = server.ctx.retryDelayMs
  })
  afterAll(() => server[Symbol.asyncDispose]())
  afterEach(() => void (server.ctx.retryDelayMs = retryDelayMs))

  const callsOf = (jobId: string, call: string) =>
    server.engine.calls.filter((made) => made.jobId === jobId && made.call === call).length
  const movementsOf = async (jobId: string) =>
    (await server.ctx.db.select().from(ledger).where(eq(ledger.jobId, jobId))).map(({ type, amount }) => [type, amount])
  const make = async (prompt: string) => {
    maker = await signUpMaker(server)
    const { job_id: id } = await maker.accept({ prompt })
    return maker.waitFor(id, isOver)
  }

  test('progress and stages come through while it works', async () => {
    server.script('staged', { workMs: 2000, stages: ['Imagining', 'Painting'] })
    maker = await signUpMaker(server)
    const { job_id: id } = await maker.accept({ prompt: 'staged' })
    await maker.waitFor(id, ({ stage }) => stage === 'Imagining')
    const painting = await maker.waitFor(id, ({ stage }) => stage === 'Painting')
    expect(painting.status).toBe('running')
    expect(painting.progress).toBeGreaterThanOrEqual(50)
    expect(painting.started_at).not.toBeNull()
    expect((await maker.waitFor(id, isOver)).status).toBe('succeeded')
    expect(await movementsOf(id)).toEqual([
      ['reserve', -1],
      ['settle', 0],
    ])
  })

  test('an outage is tried again and charged once', async () => {
    server.script('twice', { end: outage }, {})
    const job = await make('twice')
    expect(job.status).toBe('succeeded')
    expect(callsOf(job.id, 'start')).toBe(2)
    expect(await movementsOf(job.id)).toHaveLength(2)
    expect((await maker.usage()).meters.faces.used).toBe(1)
    expect((await maker.gallery()).faces).toHaveLength(1)
  })

  test('after the third try it fails, gives the charge back and hides what happened', async () => {
    server.ctx.retryDelayMs = 0
    server.script('always out', { end: outage })
    const job = await make('always out')
    expect(job).toMatchObject({ status: 'failed', stage: null, error: { code: 'engine_failed', message: hidden } })
    expect(callsOf(job.id, 'start')).toBe(3)
    expect(await movementsOf(job.id)).toEqual([
      ['reserve', -1],
      ['release', 1],
    ])
    expect(JSON.stringify(job)).not.toContain('node-7')
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })

  test('a refusal is final and told in the words of the engine', async () => {
    server.script('refused', {
      startError: new EngineError('Please describe an adult.', { reason: 'refused', retryable: false }),
    })
    const job = await make('refused')
    expect(job.error).toEqual({ code: 'generation_failed', message: 'Please describe an adult.' })
    expect(callsOf(job.id, 'start')).toBe(1)
  })

  test('a bug in the engine looks like an outage', async () => {
    server.ctx.retryDelayMs = 0
    server.script('bug', { pollError: new TypeError('cannot read properties of undefined') }, {})
    const job = await make('bug')
    expect(job.status).toBe('succeeded')
  })

  test('a file that is no picture is never shown and never charged', async () => {
    server.ctx.retryDelayMs = 0
    server.script('garbage', { artifact: { bytes: Buffer.from('not a picture') } })
    const job = await make('garbage')
    expect(job.error).toEqual({ code: 'engine_failed', message: hidden })
    expect((await maker.gallery()).faces).toEqual([])
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })

  test('a message that comes again and again does no harm', async () => {
    server.script('popular', { workMs: 500 })
    maker = await signUpMaker(server)
    const { job_id: id } = await maker.accept({ prompt: 'popular' })
    for (let extra = 0; extra < 5; extra += 1)
      await inTransaction(server.ctx.db, (tx) =>
        enqueueGeneration(server.ctx, tx, { jobId: id, kind: 'face', engine: 'fake', turn: 0 }),
      )
    await maker.waitFor(id, isOver)
    await vi.waitFor(async () => {
      const { db, queue } = server.ctx
      const open = await Promise.all(LINES.map((job) => queue.listUnderWay(db, job)))
      expect(open.flat()).not.toContainEqual({ jobId: id })
    }, waitMs)
    expect(callsOf(id, 'start')).toBe(1)
    expect((await maker.gallery()).faces).toHaveLength(1)
    expect(await movementsOf(id)).toHaveLength(2)
  })

  test.each([
    { when: 'has just ended', aheadMs: 0 },
    { when: 'reaches an hour ahead, as the clock was set back', aheadMs: 3_600_000 },
  ])('a job whose lease $when is taken up by the sweep with the saved operation', async ({ aheadMs }) => {
    maker = await signUpMaker(server)
    const id = await leaveBehind(server, { maker, aheadMs })
    const startsBefore = callsOf(id, 'start')
    server.script('left', {})
    await sweepJobs(server.ctx)
    const job = await maker.waitFor(id, isOver)
    expect(job.status).toBe('succeeded')
    expect(callsOf(id, 'start')).toBe(startsBefore)
    expect((await maker.gallery()).faces).toHaveLength(1)
    expect(await movementsOf(id)).toEqual([
      ['reserve', -1],
      ['settle', 0],
    ])
  })
})

/** A running job whose lease was given to a worker that is no more; the first worker's result comes too late. */
const leaveBehind = async (
  server: GenerationServer,
  { maker, aheadMs }: { maker: Maker; aheadMs: number },
): Promise<string> => {
  server.script('left', { end: 'never' })
  const { job_id: id } = await maker.accept({ prompt: 'left' })
  await maker.waitFor(id, ({ progress }) => progress > 0)
  const leaseUntil = new Date(Date.now() + aheadMs)
  await server.ctx.db.update(jobs).set({ leaseId: crypto.randomUUID(), leaseUntil }).where(eq(jobs.id, id))
  return id
}
