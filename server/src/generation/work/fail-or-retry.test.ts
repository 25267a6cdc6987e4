import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { FakeScript } from '@visage/sandbox/engines/fake-engine'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { EngineError } from '../../adapters/engines/engine.ts'
import type { Engine, Recipe } from '../../adapters/engines/engine.ts'
import { jobs } from '../../db/schema.ts'
import { isOver, signUpMaker } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { enginesFor } from '../../testing/test-engines.ts'
import { ENGINE_FAILED } from './engine-calls.ts'

// Each test has a server of its own, with engines that try again at once.
let server: TestServer
afterEach(() => server[Symbol.asyncDispose]())

const named = (name: string, script: (attempt: number) => FakeScript): Engine & { starts: () => number } => {
  const fake = createFakeEngine({ script: (_input, attempt) => script(attempt) })
  return { ...fake, name, starts: () => fake.calls.filter(({ call }) => call === 'start').length }
}

const startWith = async (...engines: Engine[]) => {
  server = await startTestServer({
    overrides: (config) => ({ retryDelayMs: 0, clips: plainClips(), engines: enginesFor(config, { face: engines }) }),
  })
  return signUpMaker(server)
}

const broken = (): FakeScript => ({
  end: { state: 'failed', reason: 'engine', message: 'The card is hot.', retryable: true },
})

// Proves: fallback-engine-fails-make
test('what one engine fails to make three times is made by the next one, and charged once', async () => {
  const first = named('first', broken)
  const second = named('second', () => ({}))
  const maker = await startWith(first, second)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'succeeded', engine: 'second', result: { model: 'One colour' } })
  expect([first.starts(), second.starts()]).toEqual([3, 1])
  expect((await maker.gallery()).faces).toMatchObject([{ engine: 'second' }])
  expect((await maker.usage()).meters.faces.used).toBe(1)
})

test('when every engine of the route fails, nothing is charged', async () => {
  const first = named('first', broken)
  const second = named('second', broken)
  const maker = await startWith(first, second)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'failed', engine: 'second', error: { code: 'engine_failed' } })
  expect([first.starts(), second.starts()]).toEqual([3, 3])
  expect((await maker.usage()).meters.faces.used).toBe(0)
})

// Proves: fallback-already-been-paid
test('what may already have been paid is made by the next one at once, and what it cost is noted', async () => {
  const first = named('first', () => ({
    end: { ...ENGINE_FAILED, onlyElsewhere: true, costUsd: 0.02 },
  }))
  const second = named('second', () => ({}))
  const maker = await startWith(first, second)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'succeeded', engine: 'second' })
  expect([first.starts(), second.starts()]).toEqual([1, 1])
  const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, job.id))
  expect(row?.engineCostUsd).toBeCloseTo(0.02 + 0.25)
})

test('an engine that keeps failing is passed by until it has rested', async () => {
  const first = named('first', broken)
  const second = named('second', () => ({}))
  const maker = await startWith(first, second)
  for (let round = 0; round < 2; round += 1) await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(first.starts()).toBe(5)
  expect((await maker.accept()).status).toBe('queued')
  const { jobs: listed } = (await maker.get('/jobs?limit=1')).body
  expect(listed[0].engine).toBe('second')
})

test('a refusal is final: no other engine is asked', async () => {
  const message = 'This cannot be drawn.'
  const first = named('first', () => ({
    startError: new EngineError(message, { reason: 'refused', retryable: false }),
  }))
  const second = named('second', () => ({}))
  const maker = await startWith(first, second)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'failed', error: { code: 'generation_failed', message } })
  expect(second.starts()).toBe(0)
})

const unlike = (): FakeScript => ({
  end: { state: 'failed', reason: 'unlike', message: 'This looks like somebody else.', retryable: true },
})

// Proves: fallback-result-shows-somebody
test('a result that shows somebody else is made once more for free', async () => {
  const engine = named('first', (attempt) => (attempt === 1 ? unlike() : {}))
  const maker = await startWith(engine)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job.status).toBe('succeeded')
  expect(engine.starts()).toBe(2)
  expect((await maker.usage()).meters.faces.used).toBe(1)
})

// Proves: fallback-twice-person-told
test('when it does so twice, the person is told and not charged', async () => {
  const engine = named('first', unlike)
  const maker = await startWith(engine)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({
    status: 'failed',
    error: { code: 'generation_failed', message: 'This looks like somebody else.' },
  })
  expect(engine.starts()).toBe(2)
  expect((await maker.usage()).meters.faces.used).toBe(0)
})

test('news is reason enough to ask before the time is up', async () => {
  const fake = createFakeEngine({ script: () => ({ workMs: 50 }) })
  const face = fake.recipes.face as Recipe<'face'>
  const patient: Recipe<'face'> = {
    ...face,
    async poll(...asked) {
      const answer = await face.poll(...asked)
      const changed = new Promise<void>((resolve) => void setTimeout(resolve, 100))
      return answer.state === 'running' ? { ...answer, pollAfterMs: 25_000, changed, remoteId: 'remote-1' } : answer
    },
  }
  const maker = await startWith({ ...fake, name: 'first', recipes: { face: patient } })
  const { job_id: id } = await maker.accept()
  expect((await maker.waitFor(id, isOver)).status).toBe('succeeded')
})

test('what was paid for is gone on with, as often as there are tries and only at that engine', async () => {
  const kept = { jobId: 'kept', startedAtMs: 0, attempt: 0 }
  const polled: unknown[] = []
  const first = named('first', broken)
  const face = first.recipes.face as Recipe<'face'>
  const poll: typeof face.poll = async (operation) => {
    polled.push(operation)
    return { state: 'failed', reason: 'engine', message: 'No lips.', retryable: true, costUsd: 0.1, goOnWith: kept }
  }
  const second = named('second', () => ({}))
  const maker = await startWith({ ...first, recipes: { face: { ...face, poll } } }, second)
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'succeeded', engine: 'second' })
  expect([first.starts(), second.starts()]).toEqual([1, 1])
  expect(polled.slice(1)).toEqual([kept, kept])
  const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, job.id))
  expect(row?.engineCostUsd).toBeCloseTo(3 * 0.1 + 0.25)
})
