import type { SignedIn } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitor, startAccountServer } from '../account/testing/visitor.ts'
import type { Visitor } from '../account/testing/visitor.ts'
import { feedbacks } from '../db/schema.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Person = Visitor & SignedIn
const signUp = async (): Promise<Person> => {
  const visitor = createVisitor(server)
  return { ...visitor, ...(await visitor.signUp()) }
}
const send = ({ post, profile, access }: Person, given: Record<string, unknown>) =>
  post('/feedbacks/', { user_id: profile.user_id, ...given }, { token: access })
const listKept = ({ profile }: Person) =>
  server.ctx.db.select().from(feedbacks).where(eq(feedbacks.userId, profile.user_id))

// Proves: feedback-rating-description-success
test('keeps rating and description and answers success', async () => {
  const person = await signUp()
  const answer = await send(person, { rating: 4, description: '  Good hair ' })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ status: 'success', message: 'Feedback submitted successfully!' })
  expect(await listKept(person)).toMatchObject([{ rating: 4, description: 'Good hair' }])
})

// Proves: feedback-rating-words
test('takes a rating without words', async () => {
  const person = await signUp()
  expect((await send(person, { rating: 1, description: '' })).status).toBe(200)
  expect((await send(person, { rating: 5 })).status).toBe(200)
  expect((await listKept(person)).map(({ rating }) => rating).toSorted((a, b) => a - b)).toEqual([1, 5])
})

test('a second click is the same feedback', async () => {
  const person = await signUp()
  await Promise.all(Array.from({ length: 4 }, () => send(person, { rating: 5, description: 'Nice' })))
  expect(await listKept(person)).toHaveLength(1)
  server.clock.advance(60_000)
  await send(person, { rating: 5, description: 'Nice' })
  expect(await listKept(person)).toHaveLength(2)
})

test('ten an hour for a person', async () => {
  const person = await signUp()
  for (let sent = 0; sent < 10; sent += 1)
    expect((await send(person, { rating: 5, description: `Number ${sent}` })).status).toBe(200)
  expect((await send(person, { rating: 5 })).status).toBe(429)
})

test('needs a session, and takes nothing in the name of another', async () => {
  const [person, other] = [await signUp(), await signUp()]
  const body = { user_id: person.profile.user_id, rating: 5 }
  expect((await person.post('/feedbacks/', body)).status).toBe(401)
  expect((await person.post('/feedbacks/', body, { token: other.access })).status).toBe(404)
  expect(await listKept(person)).toEqual([])
})
