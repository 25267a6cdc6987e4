import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BACKENDS, grantFaces, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer } from '../../testing/generation-server.ts'

const hourMs = 60 * 60 * 1000
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe.each(BACKENDS)('on the %s database', (backend) => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn(backend)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('of 30 requests at once against a quota of 3, exactly 3 are accepted', async () => {
    const maker = await signUpMaker(server)
    const answers = await times(30, (index) => maker.ask({ prompt: `person ${index}` }))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused).toHaveLength(27)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['quota_exceeded']))
    expect((await maker.get('/jobs')).body.jobs).toHaveLength(3)
    expect((await maker.usage()).meters.faces.used).toBe(3)
  })

  test('the same key 10 times at once makes one job and one charge', async () => {
    const maker = await signUpMaker(server)
    const answers = await times(10, () => maker.ask({ key: 'once' }))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await maker.get('/jobs')).body.jobs).toHaveLength(1)
    expect((await maker.usage()).meters.faces.used).toBe(1)
  })

  test('a key answers the first answer again for a day, also when the job is long over', async () => {
    const maker = await signUpMaker(server)
    const first = await maker.accept({ key: 'again' })
    await maker.waitFor(first.job_id, isOver)
    expect((await maker.ask({ key: 'again' })).body).toEqual(first)
    const waited = await maker.ask({ key: 'again', wait: true })
    expect(waited.status).toBe(200)
    expect(waited.body.output).toContain('/api/media/')
    expect((await maker.usage()).meters.faces.used).toBe(1)
  })

  test('a key with other contents is refused, and belongs to one person', async () => {
    const [maker, other] = [await signUpMaker(server), await signUpMaker(server)]
    const first = await maker.accept({ key: 'mine' })
    const refused = await maker.ask({ key: 'mine', prompt: 'blue hair' })
    expect(refused.status).toBe(422)
    expect(refused.body.code).toBe('idempotency_mismatch')
    const others = await other.accept({ key: 'mine', prompt: 'blue hair' })
    expect(others.job_id).not.toBe(first.job_id)
  })
})

describe('what a caller is answered', () => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn('embedded')
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('a key is free again after a day', async () => {
    await using server = await startOn('embedded')
    const maker = await signUpMaker(server)
    const first = await maker.accept({ key: 'daily' })
    await maker.waitFor(first.job_id, isOver)
    server.clock.advance(24 * hourMs + 1000)
    await maker.signIn()
    await grantFaces(server, maker.user.id, 1)
    const second = await maker.accept({ key: 'daily', prompt: 'blue hair' })
    expect(second.job_id).not.toBe(first.job_id)
  })

  // Proves: answer-face-waiting
  test('a caller that waits is answered as the specification reads it', async () => {
    const maker = await signUpMaker(server)
    server.script('patience', { workMs: 300 })
    const answer = await maker.ask({ prompt: 'patience', wait: true })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ output: expect.stringMatching(/^\/api\/media\/.+\.png\?expires=\d+&signature=/) })
    const picture = await fetch(`${server.url}${answer.body.output}`)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  // Proves: face-four-calls
  test('all four calls make a face of the right gender', async () => {
    const maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 4)
    const calls = [
      ['/generate_face_c/', { celebrity1: 'Ada', celebrity2: 'Bea', celebrity3: 'Cleo' }],
      ['/generate_face_c_men/', { mencelebrity1: 'Ali', mencelebrity2: 'Ben', mencelebrity3: 'Cem' }],
      ['/generate-face-prompt/', { prompt: 'a tall woman' }],
      ['/generate_face_prompt_men/', { prompt: 'a tall man' }],
    ] as const
    for (const [path, body] of calls) {
      const answer = await server.client.post(path, { user_id: maker.user.id, ...body }, { token: maker.user.access })
      expect(answer.status).toBe(200)
    }
    const { faces } = await maker.gallery()
    const told = faces.map((face: { gender: string; prompt: string }) => [face.gender, face.prompt])
    expect(told).toEqual([
      ['male', 'a tall man'],
      ['female', 'a tall woman'],
      ['male', 'Ali, Ben, Cem'],
      ['female', 'Ada, Bea, Cleo'],
    ])
  })

  test('a caller that waits hears of failures by the code of the job', async () => {
    const maker = await signUpMaker(server)
    server.script('refused', {
      end: { state: 'failed', reason: 'refused', message: 'Please ask for an adult.', retryable: false },
    })
    const refused = await maker.ask({ prompt: 'refused', wait: true })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'generation_failed', message: 'Please ask for an adult.' })
    server.script('broken', {
      end: { state: 'failed', reason: 'engine', message: 'CUDA out of memory at 10.0.0.7', retryable: false },
    })
    const broken = await maker.ask({ prompt: 'broken', wait: true })
    expect(broken.status).toBe(502)
    expect(broken.body.code).toBe('engine_failed')
    expect(JSON.stringify(broken.body)).not.toContain('CUDA')
    server.script('endless', { end: 'never' })
    const waiting = maker.ask({ prompt: 'endless', wait: true })
    const { id } = await waitForNewest(maker)
    await maker.cancel(id)
    const cancelled = await waiting
    expect(cancelled.status).toBe(409)
    expect(cancelled.body.code).toBe('job_cancelled')
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })

  test('one person has at most 20 generations under way', async () => {
    const maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 100)
    server.script('slow', { end: 'never' })
    const answers = await times(25, () => maker.ask({ prompt: 'slow' }))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.code).toBe('rate_limited')
    expect(refused?.headers.get('retry-after')).toBe('10')
    const { jobs } = (await maker.get('/jobs?limit=100')).body
    await Promise.all(jobs.map((job: { id: string }) => maker.cancel(job.id)))
    expect((await maker.ask()).status).toBe(202)
  })
})

const waitForNewest = async (maker: Awaited<ReturnType<typeof signUpMaker>>) => {
  for (;;) {
    const { jobs } = (await maker.get('/jobs?status=running')).body
    if (jobs[0]) return jobs[0]
  }
}
