import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer } from '../testing/generation-server.ts'

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer()
})
afterAll(() => server[Symbol.asyncDispose]())

// Proves: face-comes-out
test('a face that is asked for comes out, is charged once and lies in the gallery', async () => {
  const maker = await signUpMaker(server)
  const answer = await maker.ask({ prompt: 'red hair and freckles' })
  expect(answer.status).toBe(202)
  expect(answer.headers.get('location')).toBe(`/api/jobs/${answer.body.job_id}`)
  expect(answer.body).toEqual({
    job_id: expect.any(String),
    status: 'queued',
    kind: 'face',
    position: 0,
    eta_seconds: expect.any(Number),
    eta_p90_seconds: expect.any(Number),
    cost: { meter: 'faces', source: 'trial', amount: 1 },
  })
  const job = await maker.waitFor(answer.body.job_id, isOver)
  expect(job).toMatchObject({
    status: 'succeeded',
    progress: 100,
    stage: null,
    preview_url: null,
    position: 0,
    eta_seconds: 0,
    engine: 'fake',
    input: { mode: 'prompt', gender: 'female', prompt: 'red hair and freckles' },
    result: {
      asset_id: expect.any(String),
      url: expect.stringContaining('/api/media/'),
      hints: [{ words: 'gibberish', fate: 'missing', how: null }],
      model: 'One colour',
      licence: 'CC0-1.0',
    },
    error: null,
  })
  const gallery = await maker.gallery()
  expect(gallery.faces).toHaveLength(1)
  expect(await maker.usage()).toMatchObject({ meters: { faces: { used: 1, limit: 3, renews_at: null } } })
})
