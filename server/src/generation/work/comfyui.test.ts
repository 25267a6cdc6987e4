import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import type { StandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { isOver, signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { waitMs } from '../../testing/time.ts'

let comfy: StandInComfy
let server: TestServer
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await comfy[Symbol.asyncDispose]()
})

const start = async (engines: string): Promise<Maker> => {
  comfy = await startStandInComfy({ msPerPrompt: 50 })
  server = await startTestServer({ env: { ENGINE_FACE: engines, COMFYUI_URLS: comfy.url } })
  return signUpMaker(server)
}

// Proves: comfyui-jobs-face-server-operator
test('a face from a server of the operator comes with its model and licence, and is charged once', async () => {
  const maker = await start('comfyui')
  expect((await maker.get('/health/ready')).body.engines).toMatchObject({ comfyui: 'ok' })
  comfy.faults.lostAnswers = 1
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({
    status: 'succeeded',
    engine: 'comfyui',
    result: { model: 'Z-Image-Turbo', licence: 'Apache-2.0', width: 64 },
  })
  const { faces } = await maker.gallery()
  expect(faces).toMatchObject([{ engine: 'comfyui', model: 'Z-Image-Turbo', face_prompt: 'red hair' }])
  expect((await maker.usage()).meters.faces.used).toBe(1)
  expect(comfy.painted).toHaveLength(1)
})

test('the one who waits sees what is becoming, and it is gone with the wait', async () => {
  const maker = await start('comfyui')
  const half = comfy.hold(2)
  const { job_id: id } = await maker.accept()
  const seen = await maker.waitFor(id, ({ preview_url: url }) => url !== null)
  expect(seen.status).toBe('running')
  const [type, data = ''] = String(seen.preview_url).split(',')
  expect(type).toBe('data:image/webp;base64')
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 })
  half.release()
  expect((await maker.waitFor(id, isOver)).preview_url).toBeNull()
})

test('a cancelled job is stopped on the server and not charged', async () => {
  const maker = await start('comfyui')
  comfy.hold()
  const { job_id: id } = await maker.accept()
  await vi.waitFor(() => expect(comfy.taken).toHaveLength(1), waitMs)
  await maker.cancel(id)
  expect((await maker.readJob(id)).status).toBe('cancelled')
  await vi.waitFor(() => expect(comfy.stopped()).toBe(comfy.taken[0]?.id), waitMs)
  await vi.waitFor(() => expect(comfy.history().size).toBe(1), waitMs)
  expect(comfy.painted).toEqual([])
  expect((await maker.usage()).meters.faces.used).toBe(0)
})

test('what breaks there time and again is drawn by the studio, and charged once', async () => {
  const maker = await start('comfyui,studio')
  server.ctx.retryDelayMs = 0
  comfy.faults.crashes = 3
  const job = await maker.waitFor((await maker.accept()).job_id, isOver)
  expect(job).toMatchObject({ status: 'succeeded', engine: 'studio', result: { model: 'Visage Studio' } })
  expect((await maker.usage()).meters.faces.used).toBe(1)

  await comfy.die()
  const health = await maker.get('/health/ready')
  expect(health.status).toBe(200)
  expect(health.body.engines).toEqual({ comfyui: expect.stringContaining('No ComfyUI server answers'), studio: 'ok' })
})
