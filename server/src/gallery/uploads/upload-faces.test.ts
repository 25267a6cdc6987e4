import { UPLOAD_CONSENT } from '@visage/contract'
import type { FaceBox } from '@visage/contract'
import { identityFromText } from '@visage/studio/person'
import { portraitSceneFor } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FaceFinder } from '../../adapters/media/face-finder.ts'
import { createMaker, grant, isOver } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { shareChanged } from '../../testing/share-changed.ts'
import { shareStudio } from '../../testing/share-studio.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { Answer } from '../../testing/test-client.ts'
import { listUploadFaces } from './upload-faces.ts'

const [small, large] = [240, 320]

/** A small man on the left and a large woman on the right, each in a half of its own. */
const drawTwoPeople = async (): Promise<Buffer> => {
  const { pool } = shareStudio()
  const draw = async (words: string, gender: 'female' | 'male', size: number) => {
    const { identity } = identityFromText(words, gender, { seed: 4 })
    const scene = portraitSceneFor(identity, 3)
    return Buffer.from((await pool.renderPortrait({ identity, scene, width: size, height: size })).png)
  }
  const man = await draw('bald man of 60, clean-shaven', 'male', small)
  const woman = await draw('woman of 45 with short blonde hair', 'female', large)
  await pool.close()
  return sharp({ create: { width: small + large, height: large, channels: 3, background: '#8a9096' } })
    .composite([
      { input: man, left: 0, top: large - small },
      { input: woman, left: small, top: 0 },
    ])
    .png()
    .toBuffer()
}

let server: TestServer
let maker: Maker
let people: { id: string; media_url: string }

const bring = async (bytes: Uint8Array): Promise<{ id: string; media_url: string }> => {
  const response = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${maker.user.access}` },
    body: bytes as BodyInit,
  })
  return response.json()
}
/** Asks again where it is told to, as the look goes on meanwhile. */
const facesOf = async (id: string, token = maker.user.access): Promise<Answer> => {
  const answer = await server.client.request('GET', `/uploads/${id}/faces`, { token })
  return answer.headers.has('retry-after') ? facesOf(id, token) : answer
}
const load = async (address: string) => Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer())

const halves = async (address: string) => {
  const picture = sharp(await load(address)).removeAlpha()
  const cut = (left: number, width: number) =>
    picture.clone().extract({ left, top: 0, width, height: large }).raw().toBuffer()
  return { left: await cut(0, small), right: await cut(small, large) }
}

beforeAll(async () => {
  server = await startTestServer()
  maker = createMaker(server, await server.client.signUp())
  await grant(server, maker.user.id, { faces: 1, images: 1 })
  people = await bring(await drawTwoPeople())
})
afterAll(() => server[Symbol.asyncDispose]())

// Proves: upload-faces-largest-first
test('tells where the faces of an upload are, the largest first', async () => {
  const { status, body } = await facesOf(people.id)
  expect(status).toBe(200)
  const [first, second, ...others] = body.faces
  expect(others).toEqual([])
  const half = small / (small + large)
  expect(first.left).toBeGreaterThan(half)
  expect(second.left + second.width).toBeLessThan(half)
  expect(second.top).toBeGreaterThan((large - small) / large)
  expect(first.width).toBeGreaterThan(second.width)
  expect((await facesOf(people.id)).body).toEqual(body)
})

// Proves: upload-faces-none
test('says when there is none', async () => {
  const { id } = await bring(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  expect((await facesOf(id)).body).toEqual({ faces: [], still: null })
})

test('a look that takes long goes on, for who asks again', async () => {
  const found = Promise.withResolvers<FaceBox[]>()
  const find = vi.fn<FaceFinder['find']>((_picture, signal) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => found.reject(signal.reason))
    return found.promise
  })
  const ctx = { ...server.ctx, faces: { find } }
  const ask = (patienceMs?: number) => listUploadFaces(ctx, { userId: maker.user.id, id: people.id }, patienceMs)
  for (let time = 0; time < 2; time += 1)
    await expect(ask(20)).rejects.toMatchObject({ code: 'unavailable', details: { retry_after_seconds: 5 } })
  const asking = ask()
  const face = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 }
  found.resolve([face])
  expect(await asking).toEqual({ faces: [face], still: null })
  expect(find).toHaveBeenCalledTimes(1)
})

test("is told to nobody but the picture's owner", async () => {
  const other = await server.client.signUp()
  expect((await facesOf(people.id, other.access)).status).toBe(404)
  expect((await facesOf(people.id, 'nobody')).status).toBe(401)
  expect((await facesOf('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

// Proves: upload-faces-middle-face-sent
test('the middle of a face, sent as the spot, puts the person there and nowhere else', async () => {
  const face = await maker.accept({ prompt: 'asian woman of 28 with long black hair' })
  const made = await maker.waitFor(face.job_id, isOver, 120_000)
  const [, chosen] = (await facesOf(people.id)).body.faces
  const { body } = await server.client.post(
    '/generate-image-temp/',
    {
      user_id: maker.user.id,
      face: `/api/assets/${made.result?.asset_id}`,
      image: `/api/uploads/${people.id}`,
      spot: { x: chosen.left + chosen.width / 2, y: chosen.top + chosen.height / 2 },
    },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  const job = await maker.waitFor(body.job_id, isOver, 120_000)
  expect(job.status).toBe('succeeded')
  const before = await halves(people.media_url)
  const after = await halves(job.result?.url ?? '')
  expect(shareChanged(before.right, after.right)).toBe(0)
  expect(shareChanged(before.left, after.left)).toBeGreaterThan(0.01)
})
