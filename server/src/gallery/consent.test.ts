import { MATERIAL_CONSENT } from '@visage/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assets, uploads } from '../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 5, images: 5 })
})
afterAll(() => server[Symbol.asyncDispose]())

const upload = async (query: string) => {
  const body = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${maker.user.access}`, 'content-type': 'image/png' }
  const answer = await fetch(`${server.url}/api/uploads/picture${query}`, { method: 'POST', headers, body })
  return { status: answer.status, body: await answer.json() }
}
const findUpload = async (id: string) => (await server.ctx.db.select().from(uploads).where(eq(uploads.id, id)))[0]

test('what is confirmed of an upload is kept with it and with what is made of it, also when it is gone', async () => {
  const { version } = MATERIAL_CONSENT
  const { body } = await upload(`?consent=${version}`)
  const kept = await findUpload(body.id)
  expect(kept).toMatchObject({ consentVersion: version, consentWay: 'box', userId: maker.user.id })
  const face = await maker.waitFor((await maker.accept({ prompt: 'calm eyes' })).job_id, isOver)
  const wish = { user_id: maker.user.id, face: face.result?.url, image: body.media_url }
  const { access: token } = maker.user
  const accepted = await server.client.post('/generate-image-temp/', wish, {
    token,
    headers: { prefer: 'respond-async' },
  })
  const made = await maker.waitFor(accepted.body.job_id, isOver)
  await server.ctx.db.delete(uploads).where(eq(uploads.id, body.id))
  const [asset] = await server.ctx.db
    .select()
    .from(assets)
    .where(eq(assets.id, made.result?.asset_id ?? ''))
  const at = kept?.createdAt.toISOString()
  expect(asset?.consents).toEqual([{ upload: body.id, version, way: 'box', at, by: maker.user.id }])
})

test('another sentence is refused by its field, and a call that names none stands on the terms', async () => {
  const refused = await upload('?consent=yes')
  expect([refused.status, refused.body.details.fields]).toEqual([
    400,
    { consent: 'Please confirm that you may use this.' },
  ])
  const silent = await upload('')
  expect(silent.status).toBe(201)
  expect(await findUpload(silent.body.id)).toMatchObject({ consentWay: 'terms' })
})
