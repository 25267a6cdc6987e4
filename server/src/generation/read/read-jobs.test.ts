import type { Job } from '@visage/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantFaces, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer } from '../../testing/generation-server.ts'

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer({ concurrency: 1 })
})
afterAll(() => server[Symbol.asyncDispose]())

const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id)

test('pages of jobs, newest first, by status and kind', async () => {
  const maker = await signUpMaker(server)
  await grantFaces(server, maker.user.id, 7)
  server.script('first', { end: 'never' })
  const made: string[] = []
  for (let index = 0; index < 7; index += 1) made.unshift((await maker.accept({ prompt: 'first' })).job_id)
  const first = (await maker.get('/jobs?limit=3&kind=face')).body
  const second = (await maker.get(`/jobs?limit=3&kind=face&cursor=${first.next_cursor}`)).body
  const third = (await maker.get(`/jobs?limit=3&kind=face&cursor=${second.next_cursor}`)).body
  expect([...idsOf(first.jobs), ...idsOf(second.jobs), ...idsOf(third.jobs)]).toEqual(made)
  expect(third.next_cursor).toBeNull()
  const [newest] = made
  await maker.cancel(newest ?? '')
  expect(idsOf((await maker.get('/jobs?status=cancelled')).body.jobs)).toEqual([newest])
  await Promise.all(made.map((id) => maker.cancel(id)))
})

test('position and expected time count the jobs of everybody that came before', async () => {
  const [early, late] = [await signUpMaker(server), await signUpMaker(server)]
  server.script('blocker', { end: 'never' })
  const blocker = await early.accept({ prompt: 'blocker' })
  await early.waitFor(blocker.job_id, ({ status }) => status === 'running')
  const second = await early.accept({ prompt: 'second' })
  const third = await late.accept({ prompt: 'third' })
  expect(second.position).toBe(0)
  expect(third.position).toBe(1)
  expect(third.eta_seconds).toBeGreaterThan(second.eta_seconds)
  expect((await late.readJob(third.job_id)).position).toBe(1)
  await early.cancel(second.job_id)
  expect((await late.readJob(third.job_id)).position).toBe(0)
  await early.cancel(blocker.job_id)
  expect((await late.waitFor(third.job_id, isOver)).status).toBe('succeeded')
})
