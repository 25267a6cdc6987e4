import type { PlanKey } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowances, assets, jobs } from '../../db/schema.ts'
import { isOver, signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { dayMs } from '../../lib/time.ts'
import { makes } from './offers.ts'

let service: Awaited<ReturnType<typeof startStandInFal>>
let server: TestServer
let maker: Maker
let image: string

const ask = (path: string, body: object, key?: string) =>
  server.client.post(
    path,
    { user_id: maker.user.id, ...body },
    { token: maker.user.access, headers: { prefer: 'respond-async', ...(key && { 'idempotency-key': key }) } },
  )
const animate = (quality?: string, key?: string) =>
  ask(
    '/imagetovideos/',
    { input_image: `/api/assets/${image}`, prompt: 'she smiles', ...(quality && { quality }) },
    key,
  )
const made = async ({ body }: Awaited<ReturnType<typeof ask>>) => maker.waitFor(body.job_id, isOver)
const waitFor = async (query: string) => (await maker.get(`/waits?${query}`)).body
const modelOf = async (quality: string) =>
  (await made(await ask('/generate-image-prompt/', { face_url: `/api/assets/${image}`, prompt: 'a cafe', quality })))
    .result?.model

const subscribe = async (plan: PlanKey, room: { videos: number; images: number }) => {
  const startsAt = server.clock.now()
  const endsAt = new Date(startsAt.getTime() + 30 * dayMs)
  await server.ctx.db
    .insert(allowances)
    .values({ userId: maker.user.id, source: 'plan', plan, faces: 5, ...room, startsAt, endsAt })
}

beforeAll(async () => {
  service = await startStandInFal({ msPerWork: 20 })
  server = await startTestServer({
    env: { ENGINE: 'fal', FAL_KEY: service.key, FAL_BASE_URL: service.url, IDENTITY_THRESHOLD: '0' },
    overrides: { clips: plainClips() },
  })
  maker = await signUpMaker(server)
  const face = await maker.waitFor((await maker.accept()).job_id, isOver)
  image = face.result?.asset_id ?? ''
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

// Proves: quality-shown-before
test('what can be chosen is told before, with what makes it, what it takes and who may', async () => {
  expect(await waitFor('kind=face&mode=prompt')).toMatchObject({ qualities: [] })
  expect(await waitFor('kind=image&mode=prompt&quality=best')).toMatchObject({
    cost: { meter: 'images', amount: 1 },
    qualities: [
      { quality: 'fast', model: 'FLUX.2 klein 4B', is_included: true, plans: null, units: 1 },
      { quality: 'best', model: 'Seedream 5.0 Lite', is_included: true, plans: null, units: 1 },
    ],
  })
  expect((await waitFor('kind=image-to-video')).qualities).toMatchObject([
    { quality: 'fast', is_included: true },
    { quality: 'best', model: 'Kling 3.0 Pro', is_included: false, plans: ['Advanced', 'Premium'], units: 2 },
  ])
})

// Proves: quality-refused-plan
test('what the plan does not include is refused with a sentence, and nothing is charged', async () => {
  const before = await maker.usage()
  const refused = await animate('best')
  expect([refused.status, refused.body.code]).toEqual([403, 'subscription_required'])
  expect(refused.body.message).toBe(
    'Best is part of the Advanced and Premium plans. Please choose another quality or a larger plan.',
  )
  const { status, body } = await ask('/generate-face-prompt/', { prompt: 'red hair', quality: 'best' })
  expect([status, body.details.fields.quality]).toEqual([
    400,
    'Best is not offered here at the moment. Please choose another quality.',
  ])
  expect((await animate('finest')).body.details.fields).toEqual({ quality: 'Please choose fast or best.' })
  expect((await maker.usage()).meters).toEqual(before.meters)
})

// Proves: quality-made-kept
test('the choice decides who makes it, and stays with the job, the result and the recipe', async () => {
  const usual = await made(await ask('/generate-image-prompt/', { face_url: `/api/assets/${image}`, prompt: 'a park' }))
  expect(usual).toMatchObject({ quality: 'fast', result: { model: 'FLUX.2 klein 4B' } })
  const best = await made(
    await ask('/generate-image-prompt/', { face_url: `/api/assets/${image}`, prompt: 'a park', quality: 'best' }),
  )
  expect(best).toMatchObject({ status: 'succeeded', quality: 'best', result: { model: 'Seedream 5.0 Lite' } })
  const [first] = (await maker.gallery({ tab: 'images' })).images
  expect(first).toMatchObject({ quality: 'best', model: 'Seedream 5.0 Lite', cost: { amount: 1 } })
  const [asset] = await server.ctx.db
    .select()
    .from(assets)
    .where(eq(assets.id, best.result?.asset_id ?? ''))
  expect(asset?.recipe).toMatchObject({ quality: 'best' })
  const variation = `/assets/${best.result?.asset_id}/variation`
  const vary = (query: string) =>
    server.client.request('POST', `${variation}${query}`, {
      token: maker.user.access,
      headers: { prefer: 'respond-async', 'idempotency-key': 'vary' },
    })
  expect(await made(await vary('?quality=best'))).toMatchObject({ quality: 'best' })
  expect((await vary('')).body.code).toBe('idempotency_mismatch')
  expect(await made(await ask('/generate-face-prompt/', { prompt: 'red hair' }))).toMatchObject({ quality: null })
})

// Proves: quality-plan-chooses
test('a larger plan gets another model, which may take more of the plan', async () => {
  await subscribe('premium', { videos: 3, images: 10 })
  expect(await modelOf('best')).toBe('Nano Banana 2')
  expect(await waitFor('kind=image-to-video&quality=best')).toMatchObject({ cost: { meter: 'videos', amount: 2 } })
  const video = await made(await animate('best'))
  expect(video).toMatchObject({ quality: 'best', cost: { amount: 2 }, result: { model: 'Kling 3.0 Pro' } })
  const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.id, video.id))
  expect(row).toMatchObject({ plan: 'premium', engineCostUsd: 0.56 })
  const past = new Date(server.clock.now().getTime() - dayMs)
  await server.ctx.db.update(allowances).set({ endsAt: past }).where(eq(allowances.source, 'trial'))
  const short = await animate('best')
  expect([short.status, short.body.code]).toEqual([403, 'quota_exceeded'])
  expect(short.body.message).toContain('this takes 2, more than are left')
  expect((await animate('fast')).status).toBe(202)
})

// Proves: quality-no-less
test('what was asked for in the best quality goes on to no engine that has none', () => {
  const engine = createFakeEngine()
  const asked = { kind: 'image', input: { mode: 'prompt' }, plan: null } as const
  expect(makes(engine, { ...asked, quality: 'fast' })).toBe(true)
  expect(makes(engine, { ...asked, quality: null })).toBe(true)
  expect(makes(engine, { ...asked, quality: 'best' })).toBe(false)
})
