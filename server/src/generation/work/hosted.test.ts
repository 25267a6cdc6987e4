import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { jobs } from '../../db/schema.ts'
import { isOver, signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { findFreePort } from '../../testing/server-process.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { waitMs } from '../../testing/time.ts'

const SERVICES = {
  fal: {
    start: startStandInFal,
    env: ({ url, key }: { url: string; key: string }) => ({ FAL_KEY: key, FAL_BASE_URL: url }),
    model: 'Z-Image-Turbo',
  },
  replicate: {
    start: startStandInReplicate,
    env: ({ url, key }: { url: string; key: string }) => ({ REPLICATE_API_TOKEN: key, REPLICATE_BASE_URL: url }),
    model: 'Z-Image-Turbo',
  },
} as const

const makeFace = async (maker: Maker) => maker.waitFor((await maker.accept()).job_id, isOver)

describe.each(Object.entries(SERVICES))('%s', (name, { start: startService, env, model }) => {
  let service: Awaited<ReturnType<typeof startService>>
  let server: TestServer
  afterEach(async () => {
    await server[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  })

  const start = async (msPerWork = 50): Promise<Maker> => {
    service = await startService({ msPerWork })
    const port = String(await findFreePort())
    const PUBLIC_URL = `http://127.0.0.1:${port}`
    server = await startTestServer({ env: { ENGINE_FACE: name, PORT: port, PUBLIC_URL, ...env(service) } })
    return signUpMaker(server)
  }

  // Proves: hosted-face-comes-model
  test('a face comes with model and licence, is charged once and its cost is noted', async () => {
    const maker = await start()
    expect((await maker.get('/health/ready')).body.engines).toMatchObject({ [name]: 'ok' })
    const job = await makeFace(maker)
    expect(job).toMatchObject({
      status: 'succeeded',
      engine: name,
      result: { model, licence: 'Apache-2.0', width: 64 },
    })
    const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect(row).toMatchObject({ remoteId: service.taken[0]?.id, model })
    expect(row?.engineCostUsd).toSatisfy((cost) => cost === null || cost > 0)
    expect((await maker.usage()).meters.faces.used).toBe(1)
    expect(service.taken).toHaveLength(1)
  })

  // Proves: hosted-signed-message-though
  test('a signed message, though it comes twice, finds work whose answer was lost', async () => {
    const maker = await start()
    Object.assign(service.faults, { lostAnswers: 1, isHidden: true, isDoubled: true })
    const job = await makeFace(maker)
    expect(job.status).toBe('succeeded')
    await vi.waitFor(() => expect(service.told).toEqual([200, 200]), waitMs)
    expect(service.taken).toHaveLength(1)
    expect((await maker.usage()).meters.faces.used).toBe(1)
  })

  // Proves: hosted-message-somebody-signed
  test('a message that somebody else signed is refused, and work is asked for all the same', async () => {
    const maker = await start()
    service.faults.isForged = true
    expect((await makeFace(maker)).status).toBe('succeeded')
    await vi.waitFor(() => expect(service.told).toEqual([400]), waitMs)
    expect(service.taken).toHaveLength(1)
  })

  test('a cancelled job is stopped there and not charged', async () => {
    const maker = await start(60_000)
    const { job_id: id } = await maker.accept()
    await maker.waitFor(id, ({ progress }) => progress >= 2)
    await maker.cancel(id)
    await vi.waitFor(() => expect(service.taken[0]?.end).toBe('cancelled'), waitMs)
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })

  test('when the account has no credit it is not tried there again, and nothing is charged', async () => {
    const maker = await start()
    service.faults.refusal = 402
    const job = await makeFace(maker)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_failed' } })
    const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect(row?.tries).toBe(1)
    expect(service.taken).toEqual([])
    expect((await maker.usage()).meters.faces.used).toBe(0)
  })
})

test('a face by a model without a price in the table notes what fal asks', async () => {
  await using service = await startStandInFal({ msPerWork: 50 })
  const id = 'fal-ai/z-image/turbo'
  service.pricing.prices.set(id, { unit_price: 0.07, unit: 'images', currency: 'USD' })
  await using own = await mkdtempDisposable(join(tmpdir(), 'visage-models-'))
  const path = join(own.path, 'models.json')
  const model = { name: 'Unpriced', licence: 'Apache-2.0', isCommercial: true }
  const row = { id, tasks: ['face'], model, typicalSeconds: 1, medium: 'image', output: 'images.0.url' }
  await writeFile(path, JSON.stringify({ models: [{ ...row, input: { prompt: '{prompt}', seed: '{seed}' } }] }))
  const env = { ENGINE_FACE: 'fal', FAL_KEY: service.key, FAL_BASE_URL: service.url, FAL_MODELS: path }
  await using server = await startTestServer({ env })
  const job = await makeFace(await signUpMaker(server))
  expect(job).toMatchObject({ status: 'succeeded', result: { model: 'Unpriced' } })
  const [made] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, job.id))
  expect(made?.engineCostUsd).toBe(0.07)
})
