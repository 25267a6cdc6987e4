import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer } from '../../testing/generation-server.ts'

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer({ concurrency: 1 })
})
afterAll(() => server[Symbol.asyncDispose]())

test('videos and pictures wait in lines of their own', async () => {
  const maker = await signUpMaker(server)
  await grant(server, maker.user.id, { videos: 5 })
  const face = await maker.waitFor((await maker.accept()).job_id, isOver)
  const animate = async (prompt: string) => {
    const body = { user_id: maker.user.id, input_image: face.result?.url, prompt }
    const options = { token: maker.user.access, headers: { prefer: 'respond-async' } }
    return (await server.client.post('/imagetovideos/', body, options)).body
  }
  server.script('for ever', { end: 'never' })
  const { job_id: endless } = await animate('for ever')
  await maker.waitFor(endless, ({ status }) => status === 'running')
  const behind = await animate('waits behind it')
  expect(behind).toMatchObject({ status: 'queued', position: 0 })
  expect((await animate('waits behind both')).position).toBe(1)

  const picture = await maker.accept({ prompt: 'passes them by' })
  expect(picture.position).toBe(0)
  expect((await maker.waitFor(picture.job_id, isOver)).status).toBe('succeeded')
  expect((await maker.readJob(behind.job_id)).status).toBe('queued')
  await maker.cancel(endless)
  expect((await maker.waitFor(behind.job_id, isOver)).status).toBe('succeeded')
})
