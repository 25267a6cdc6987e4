import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const SECTIONS = ['face', 'image', 'video', 'cloth', 'image-to-video', 'music', 'talk']
const flagOf = (section: string) => `guide_tour_${section.replaceAll('-', '_')}_seen`
const UNSEEN = Object.fromEntries(SECTIONS.map((section) => [flagOf(section), false]))

// Proves: tours-tour-counts-once
test.each(SECTIONS)('the %s tour counts once for the account, on every device', async (section) => {
  const visitor = createVisitor(server)
  const { profile, access } = await visitor.signUp()
  const body = { user_id: profile.user_id, section }
  const flags = { ...UNSEEN, [flagOf(section)]: true }
  for (let times = 0; times < 2; times += 1) {
    const answer = await visitor.post('/tour-complete/', body, { token: access })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(flags)
  }
  expect((await visitor.signIn()).body).toMatchObject(flags)
  const read = await visitor.post('/get_profiles/', { user_id: profile.user_id }, { token: access })
  expect(read.body).toMatchObject(flags)
})

test('refuses a section that has no tour', async () => {
  const visitor = createVisitor(server)
  const { profile, access } = await visitor.signUp()
  const answer = await visitor.post(
    '/tour-complete/',
    { user_id: profile.user_id, section: 'gallery' },
    { token: access },
  )
  expect(answer.status).toBe(400)
  expect(answer.body.error).toBe('Please send face, image, video, cloth, image-to-video, music or talk.')
})

test("leaves another person's tours alone", async () => {
  const [person, other] = [createVisitor(server), createVisitor(server)]
  const { profile } = await person.signUp()
  const { access } = await other.signUp()
  const body = { user_id: profile.user_id, section: 'face' }
  expect((await other.post('/tour-complete/', body, { token: access })).status).toBe(404)
  expect((await other.post('/tour-complete/', body)).status).toBe(401)
  expect((await person.signIn()).body.guide_tour_face_seen).toBe(false)
})
