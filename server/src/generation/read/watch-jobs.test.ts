import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BACKENDS,
  grantFaces,
  isOver,
  signUpMaker,
  startGenerationServer,
  startOn,
} from '../../testing/generation-server.ts'
import type { GenerationServer } from '../../testing/generation-server.ts'
import { readEvents } from '../../testing/read-events.ts'

describe.each(BACKENDS)('the live stream on the %s database', (backend) => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn(backend, { concurrency: 2 })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('shows a job from the queue to its result, in order', async () => {
    const maker = await signUpMaker(server)
    server.script('steps', { workMs: 1500, stages: ['One', 'Two', 'Three'] })
    await using stream = await readEvents(server.url, { token: maker.user.access })
    const { job_id: id } = await maker.accept({ prompt: 'steps' })
    const last = await stream.next(({ job }) => isOver(job))
    expect(last.job).toMatchObject({ id, status: 'succeeded', progress: 100, result: { url: expect.any(String) } })
    const ids = stream.events.map((event) => event.id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const stages = stream.events.map(({ job }) => job.stage).filter((stage) => stage !== null)
    expect([...new Set(stages)]).toEqual(['One', 'Two', 'Three'])
    const progress = stream.events.map(({ job }) => job.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  test('begins with what is under way and leaves out what is over', async () => {
    const maker = await signUpMaker(server)
    const over = await maker.accept({ prompt: 'quick' })
    await maker.waitFor(over.job_id, isOver)
    server.script('running on', { end: 'never' })
    const open = await maker.accept({ prompt: 'running on' })
    await maker.waitFor(open.job_id, ({ progress }) => progress > 0)
    await using stream = await readEvents(server.url, { token: maker.user.access })
    const first = await stream.next(() => true)
    expect(first.job.id).toBe(open.job_id)
    await maker.cancel(open.job_id)
    await stream.next(({ job }) => job.status === 'cancelled')
    expect(stream.events.every(({ job }) => job.id === open.job_id)).toBe(true)
  })

  test('goes on after the last event that was seen, with nothing missing', async () => {
    const maker = await signUpMaker(server)
    const first = await maker.accept({ prompt: 'before' })
    let lastSeen: number
    {
      await using stream = await readEvents(server.url, { token: maker.user.access, lastEventId: 0 })
      lastSeen = (await stream.next(({ job }) => job.id === first.job_id && isOver(job))).id
    }
    const missed = [await maker.accept({ prompt: 'while away' }), await maker.accept({ prompt: 'while away too' })]
    for (const { job_id: id } of missed) await maker.waitFor(id, isOver)
    await using stream = await readEvents(server.url, { token: maker.user.access, lastEventId: lastSeen })
    for (const { job_id: id } of missed) await stream.next(({ job }) => job.id === id && job.status === 'succeeded')
    expect(stream.events.every((event) => event.id > lastSeen && event.job.id !== first.job_id)).toBe(true)
  })

  test('misses no end among many jobs that change at once, in two tabs', async () => {
    const maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 20)
    server.script('many', { workMs: 30 })
    await using one = await readEvents(server.url, { token: maker.user.access })
    await using other = await readEvents(server.url, { token: maker.user.access })
    const made = await Promise.all(Array.from({ length: 12 }, () => maker.accept({ prompt: 'many' })))
    await Promise.all(made.slice(8).map(({ job_id: id }) => maker.cancel(id)))
    for (const { job_id: id } of made) await maker.waitFor(id, isOver)
    for (const stream of [one, other])
      for (const { job_id: id } of made)
        expect(await stream.next(({ job }) => job.id === id && isOver(job))).toBeDefined()
  })

  test('tells a waiting job when it moves up, and nobody of the jobs of others', async () => {
    const [busy, waiting] = [await signUpMaker(server), await signUpMaker(server)]
    server.script('block', { end: 'never' })
    const blockers = [await busy.accept({ prompt: 'block' }), await busy.accept({ prompt: 'block' })]
    for (const { job_id: id } of blockers) await busy.waitFor(id, ({ status }) => status === 'running')
    const ahead = await busy.accept({ prompt: 'ahead' })
    const mine = await waiting.accept({ prompt: 'mine' })
    await using stream = await readEvents(server.url, { token: waiting.user.access })
    expect((await stream.next(() => true)).job.position).toBe(1)
    await busy.cancel(ahead.job_id)
    const moved = await stream.next(({ job }) => job.position === 0)
    expect(moved.job).toMatchObject({ id: mine.job_id, status: 'queued' })
    await Promise.all(blockers.map(({ job_id: id }) => busy.cancel(id)))
    await stream.next(({ job }) => isOver(job))
    expect(stream.events.every(({ job }) => job.id === mine.job_id)).toBe(true)
  })

  test('a stream needs a signed-in person', async () => {
    expect((await server.client.request('GET', '/jobs/events')).status).toBe(401)
  })
})

test('where no news comes through, as behind a pooler, the stream and a caller that waits look for themselves', async () => {
  const deaf = { publish: async () => {}, subscribe: () => () => {}, isHeard: () => false, close: async () => {} }
  await using server = await startGenerationServer({ parts: { signals: deaf } })
  const maker = await signUpMaker(server)
  server.script('unheard', { workMs: 500 })
  await using stream = await readEvents(server.url, { token: maker.user.access })
  const { job_id: id } = await maker.accept({ prompt: 'unheard' })
  const [{ job }, waited] = await Promise.all([
    stream.next((event) => event.job.id === id && isOver(event.job)),
    maker.ask({ prompt: 'unheard too', wait: true }),
  ])
  expect(job.status).toBe('succeeded')
  expect(waited.status).toBe(200)
})
