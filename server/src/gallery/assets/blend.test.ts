import { BLEND_NOTICE } from '@visage/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeManifest } from '../../rights/write-manifest.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 5, images: 5 })
})
afterAll(() => server[Symbol.asyncDispose]())

const make = async (path: string, wish: object) => {
  const { access: token, id } = maker.user
  const headers = { prefer: 'respond-async' }
  const { body } = await server.client.post(path, { user_id: id, ...wish }, { token, headers })
  const { result } = await maker.waitFor(body.job_id, isOver)
  if (!result) throw new Error('Nothing was made.')
  return result
}

/** What is told of an asset: in the gallery, in its file, in what is downloaded, and on its public page. */
const listNotices = async (id: string): Promise<boolean[]> => {
  const item = (await maker.get(`/assets/${id}`)).body
  const authorization = `Bearer ${maker.user.access}`
  const file = await fetch(server.url + (item.image_url ?? item.gen_image_url))
  const download = await fetch(`${server.url}/api/assets/${id}/download`, { headers: { authorization } })
  const { body } = await server.client.post(`/assets/${id}/share`, {}, { token: maker.user.access })
  const page = await fetch(server.url + new URL(body.url).pathname)
  const texts = await Promise.all([file, download, page].map((answer) => answer.text()))
  return [item.notice === BLEND_NOTICE, ...texts.map((text) => text.includes(BLEND_NOTICE))]
}

const readManifest = async () => {
  const parts: Uint8Array[] = []
  const wanted = { userId: maker.user.id, until: new Date(Date.now() + 60_000), missing: new Map<string, string>() }
  for await (const part of writeManifest(server.ctx, wanted)) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}

// Proves: blend-face-three-depicts
test('a face of three names says that it depicts no real person, and so does what shows it', async () => {
  const names = { celebrity1: 'Ada Example', celebrity2: 'Bea Example', celebrity3: 'Cleo Example' }
  const face = await make('/generate_face_c/', names)
  const image = await make('/generate-image-prompt/', { face_url: face.url, prompt: 'in a park' })
  for (const { asset_id: id, notice } of [face, image]) {
    expect(notice).toBe(BLEND_NOTICE)
    expect(await listNotices(id)).toEqual([true, true, true, true])
  }
  const { faces, assets } = await readManifest()
  expect([...faces, ...assets]).toMatchObject([{ notice: BLEND_NOTICE }, { notice: BLEND_NOTICE }])
})

test('a face of words has nothing of the sort to say', async () => {
  const { asset_id: id, notice } = await make('/generate-face-prompt/', { prompt: 'calm eyes' })
  expect(notice).toBeNull()
  expect(await listNotices(id)).toEqual([false, false, false, false])
})
