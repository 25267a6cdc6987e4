import { UPLOAD_CONSENT } from '@visage/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assets, uploads } from '../../db/schema.ts'
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

const draw = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()

const upload = async (query: string) => {
  const body = await draw()
  const headers = { authorization: `Bearer ${maker.user.access}`, 'content-type': 'image/png' }
  const answer = await fetch(`${server.url}/api/uploads/picture${query}`, { method: 'POST', headers, body })
  return { status: answer.status, body: await answer.json() }
}
const makeFace = async () =>
  (await maker.waitFor((await maker.accept({ prompt: 'calm eyes' })).job_id, isOver)).result?.url
const findConsents = async (jobId: string) => {
  const { result } = await maker.waitFor(jobId, isOver)
  const [asset] = await server.ctx.db
    .select()
    .from(assets)
    .where(eq(assets.id, result?.asset_id ?? ''))
  return asset?.consents
}
const findUpload = async (id: string) => (await server.ctx.db.select().from(uploads).where(eq(uploads.id, id)))[0]

// Proves: consent-confirmed-upload-kept
test('what is confirmed of an upload is kept with it and with what is made of it, also when it is gone', async () => {
  const { version } = UPLOAD_CONSENT
  const { body } = await upload(`?consent=${version}`)
  const kept = await findUpload(body.id)
  expect(kept).toMatchObject({ consentVersion: version, consentWay: 'box', userId: maker.user.id })
  const wish = { user_id: maker.user.id, face: await makeFace(), image: body.media_url }
  const { access: token } = maker.user
  const accepted = await server.client.post('/generate-image-temp/', wish, {
    token,
    headers: { prefer: 'respond-async' },
  })
  await maker.waitFor(accepted.body.job_id, isOver)
  await server.ctx.db.delete(uploads).where(eq(uploads.id, body.id))
  const at = kept?.createdAt.toISOString()
  expect(await findConsents(accepted.body.job_id)).toEqual([
    { upload: body.id, version, way: 'box', at, by: maker.user.id },
  ])
})

// Proves: consent-upload-confirms-nothing
test('an upload that confirms nothing, or another sentence, is refused by its field and not kept', async () => {
  const kept = await server.ctx.db.$count(uploads)
  for (const query of ['', '?consent=yes', '?consent='])
    expect(await upload(query)).toMatchObject({
      status: 400,
      body: { details: { fields: { consent: 'Please confirm that you may use this.' } } },
    })
  expect(await server.ctx.db.$count(uploads)).toBe(kept)
})

// Proves: consent-specified-call-stands
test('a specified call that names no consent stands on the terms, and says better where it names one', async () => {
  const { access: token, id } = maker.user
  const wish = { user_id: id, face_url: await makeFace(), prompt: 'in a park' }
  const headers = { prefer: 'respond-async' }
  const accepted = await server.client.post('/generate-image-prompt/', wish, { token, headers })
  const image = await maker.waitFor(accepted.body.job_id, isOver)
  const form = { image_template: image.result?.url ?? '', cloth_image: new Blob([new Uint8Array(await draw())]) }
  for (const [consent, way] of [
    [{}, 'terms'],
    [{ consent: UPLOAD_CONSENT.version }, 'box'],
  ] as const) {
    const { status, body } = await maker.postForm('/newclothchanger/', { ...form, ...consent })
    expect(status).toBe(202)
    expect(await findConsents(body.job_id)).toMatchObject([{ way }])
  }
  expect((await maker.postForm('/newclothchanger/', { ...form, consent: 'yes' })).status).toBe(400)
})
