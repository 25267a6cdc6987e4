import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
let stranger: Maker
let faces: string[]
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  stranger = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 5, images: 20 })
  faces = []
  for (const prompt of ['red hair', 'grey hair', 'black hair'])
    faces.push((await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)).result?.asset_id ?? '')
})
afterAll(() => server[Symbol.asyncDispose]())

const send = ({ user }: Maker, method: string, path: string, body: object) =>
  server.client.request(method, path, { token: user.access, headers: { prefer: 'respond-async' }, body })
const ask = (body: object) =>
  send(maker, 'POST', '/generate-image-prompt/', {
    user_id: maker.user.id,
    face_url: `/api/assets/${faces[0]}`,
    prompt: 'in a park',
    pose: 'Random',
    ...body,
  })
const together = (other: string | undefined) => ({ other_face_url: `/api/assets/${other}` })
const feedOf = async (face: string | undefined) =>
  (await maker.get(`/influencers/${face}/feed`)).body.items.map(({ item }: { item: { id: string } }) => item.id)

const isImages = ({ meter }: { meter: string }) => meter === 'images'

// Proves: pair-both-feeds
test('a picture of two is asked for with both faces, and is in the feeds and the filters of both', async () => {
  const { body } = await ask({ ...together(faces[1]), other_wears: 'a suit', arrangement: 'talking' })
  const { input, result } = await maker.waitFor(body.job_id, isOver)
  expect(input).toMatchObject({ face: faces[0], other: faces[1], otherWears: 'a suit', arrangement: 'talking' })
  const id = result?.asset_id ?? ''
  expect(await feedOf(faces[0])).toContain(id)
  expect(await feedOf(faces[1])).toContain(id)
  expect(await feedOf(faces[2])).not.toContain(id)
  const monthOf = async (face: string | undefined) => (await maker.get(`/influencers/${face}`)).body.month
  const one = { meter: 'images', amount: 1 }
  expect([await monthOf(faces[0]), await monthOf(faces[1])].map((month) => month.find(isImages))).toEqual([one, one])
  expect((await monthOf(faces[2])).find(isImages)).toBeUndefined()
  const found = (await maker.gallery({ tab: 'images', face: faces[1] })).images
  expect(found.map((item: { id: string }) => item.id)).toEqual([id])
  const usual = await maker.waitFor((await ask(together(faces[2]))).body.job_id, isOver)
  expect(usual.input).toMatchObject({ arrangement: 'side-by-side' })
})

test('nobody stands beside themselves, a stranger, or something that is no face; nothing is charged', async () => {
  const theirs = (await stranger.waitFor((await stranger.accept()).job_id, isOver)).result?.asset_id
  const image = (await maker.waitFor((await ask({})).body.job_id, isOver)).result?.asset_id
  const before = (await maker.usage()).images
  const sentence = 'Please choose another face than the first one.'
  for (const other of [faces[0], image])
    expect((await ask(together(other))).body.details.fields).toEqual({ other_face_url: sentence })
  expect((await ask(together(theirs))).body.code).toBe('foreign_url')
  expect((await ask({ ...together(faces[1]), arrangement: 'stacked' })).body.details.fields.arrangement).toMatch(
    /back to back/,
  )
  expect((await ask({ ...together(faces[1]), other_wears: 'x'.repeat(301) })).status).toBe(400)
  expect((await ask({ ...together(faces[1]), other_wears: 'nude' })).body.code).toBe('content_refused')
  expect((await maker.usage()).images).toEqual(before)
})

test("the second one's rules count too: words never to use, and the line on a public page", async () => {
  const name = (face: string | undefined, body: object) => send(maker, 'PATCH', `/influencers/${face}`, body)
  await name(faces[0], { name: 'Mira', disclosure: 'Mira is made with AI.' })
  await name(faces[1], { name: 'Kofi', disclosure: 'Kofi is made with AI.', never_words: ['casino'] })
  expect((await ask({ prompt: 'in a casino', ...together(faces[1]) })).body.message).toMatch(/Kofi never uses/)
  expect((await ask({ prompt: 'in a casino' })).status).toBe(202)
  const { result } = await maker.waitFor((await ask(together(faces[1]))).body.job_id, isOver)
  const shared = await send(maker, 'POST', `/assets/${result?.asset_id}/share`, {})
  const page = await (await fetch(server.url + new URL(shared.body.url).pathname)).text()
  expect(page).toContain('Mira is made with AI. Kofi is made with AI.')
})
