import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_CONSENT } from '@visage/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantFaces, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { admitArrival } from './arrivals.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer({ env: { TRIAL_STORAGE_MB: '1', MAX_UPLOAD_GB: '1' } })
  server.script('long', { workMs: 8000 })
})
afterAll(() => server[Symbol.asyncDispose]())

const upload = async ({ user }: Maker, bytes: number) => {
  const response = await fetch(`${server.url}/api/uploads/sound?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav', authorization: `Bearer ${user.access}` },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json() }
}
const storage = async (maker: Maker) => (await maker.get('/storage')).body
const drafts = async () => readdir(join(server.ctx.config.storage.dir, 'drafts')).catch(() => [])

describe('the storage of a plan', () => {
  test('is told, and what does not fit is refused before it comes, with what to do', async () => {
    const maker = await signUpMaker(server)
    expect(await storage(maker)).toEqual({ made_bytes: 0, brought_bytes: 0, limit_bytes: megabyte })
    expect((await upload(maker, 600 * kilobyte)).status).toBe(201)
    const refused = await upload(maker, 600 * kilobyte)
    expect([refused.status, refused.body.code]).toEqual([403, 'storage_full'])
    expect(refused.body.message).toBe(
      'This is more than what is left of your 1 MB of storage. Please delete items from your gallery, or what you brought in on your profile, or choose a larger plan.',
    )
    expect(await storage(maker)).toMatchObject({ brought_bytes: 600 * kilobyte })
    expect(await drafts()).toEqual([])
    await grantFaces(server, maker.user.id, 1)
    expect((await storage(maker)).limit_bytes).toBe(10 * gigabyte)
    expect((await upload(maker, 600 * kilobyte)).status).toBe(201)
  })

  test('holds for many at once, and keeps what a job under way makes however full it is', async () => {
    const maker = await signUpMaker(server)
    const { job_id: id } = await maker.accept({ prompt: 'long' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(maker, 400 * kilobyte)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect((await upload(maker, megabyte - 800 * kilobyte)).status).toBe(201)
    expect((await storage(maker)).brought_bytes).toBe(megabyte)
    const used = (await maker.usage()).meters.faces.used
    const refused = await maker.ask({ prompt: 'one more' })
    expect([refused.status, refused.body.code]).toEqual([403, 'storage_full'])
    expect(refused.body.message).toContain('Your 1 MB of storage are full. Please delete items')
    expect((await maker.usage()).meters.faces.used).toBe(used)
    expect((await maker.waitFor(id, isOver)).status).toBe('succeeded')
    expect((await storage(maker)).made_bytes).toBeGreaterThan(0)
  })

  test('has room again when what was brought in is deleted, but for what a job works from', async () => {
    const maker = await signUpMaker(server)
    const [kept, gone] = [await upload(maker, 300 * kilobyte), await upload(maker, 300 * kilobyte)]
    server.script('a long song', { workMs: 60_000 })
    const { body } = await maker.postForm('/audio_mucic_creator/', {
      lyrics: 'a long song',
      song_file: `/api/uploads/${kept.body.id}`,
    })
    const cleared = await server.client.post('/uploads/clear', { user_id: maker.user.id }, { token: maker.user.access })
    expect(cleared.body).toMatchObject({ brought_bytes: 300 * kilobyte })
    expect((await maker.get(`/uploads/${gone.body.id}`)).status).toBe(404)
    expect((await maker.get(`/uploads/${kept.body.id}`)).status).toBe(200)
    await maker.cancel(body.job_id)
  })
})

const admit = (userId: string | null, ip: string, bytes = 1) => admitArrival(server.ctx, { userId, ip, bytes })
const refusal = (wanted: Promise<unknown>) =>
  wanted.then(
    () => null,
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  )
const flood = 'rate_limited: Several files are on their way already. Please wait until one of them is done.'

describe('files on their way in', () => {
  test('are six at once for a person, from wherever, and one that was lost is forgotten', async () => {
    const { user } = await signUpMaker(server)
    const wanted = await Promise.all(
      Array.from({ length: 9 }, (_, index) => refusal(admit(user.id, `198.51.100.${index}`))),
    )
    expect(wanted.filter((each) => each === flood)).toHaveLength(3)
    server.clock.advance(16 * minuteMs)
    const later = await admit(user.id, '198.51.100.50')
    await later.end(1)
  })

  test('are 24 at once for a network, whoever sends them', async () => {
    const wanted = await Promise.all(
      Array.from({ length: 30 }, (_, index) => refusal(admit(null, `2001:db8::${index}`))),
    )
    expect(wanted.filter((each) => each === flood)).toHaveLength(6)
    expect(await refusal(admit(null, '2001:db8:1::1'))).toBe(null)
  })

  test('are 120 an hour and so many bytes a day, counted before they come and by what has come', async () => {
    const maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 1)
    for (let sent = 0; sent < 120; sent += 1) await (await admit(maker.user.id, '203.0.113.7', megabyte)).end(0)
    expect(await refusal(admit(maker.user.id, '203.0.113.8'))).toContain('Please wait an hour.')
    server.clock.advance(61 * minuteMs)
    expect(await refusal(admit(maker.user.id, '203.0.113.8', 2 * gigabyte))).toContain('Please go on tomorrow.')
    await (await admit(maker.user.id, '203.0.113.8', gigabyte)).end(gigabyte)
    expect(await refusal(admit(maker.user.id, '203.0.113.8'))).toContain('Please go on tomorrow.')
    server.clock.advance(dayMs)
    expect(await refusal(admit(maker.user.id, '203.0.113.8'))).toBe(null)
  })
})
