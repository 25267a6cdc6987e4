import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, startAccountServer } from '../account/testing/visitor.ts'
import type { Visitor } from '../account/testing/visitor.ts'
import { describeFieldChecks } from '../testing/describe-field-checks.ts'
import type { FieldChecks } from '../testing/describe-field-checks.ts'
import type { TestServer } from '../testing/start-test-server.ts'

const email = 'somebody@example.com'
const userId = '00000000-0000-4000-8000-000000000000'

const PUBLIC: FieldChecks[] = [
  { path: '/news_letter/', body: { email } },
  { path: '/contact-us/', body: { name: 'Ada', email, message: 'Hello' } },
  { path: '/get_country_name/', body: { ip_address: '203.0.113.9' } },
]
const FEEDBACK: FieldChecks = {
  path: '/feedbacks/',
  body: { user_id: userId, rating: 5, description: 'Lovely' },
  right: { description: ['empty'] },
  optional: ['description'],
}

let server: TestServer
let visitor: Visitor
let token = ''

beforeAll(async () => {
  server = await startAccountServer()
  visitor = createVisitor(server)
  token = (await visitor.signUp()).access
})
afterAll(() => server[Symbol.asyncDispose]())

for (const checks of PUBLIC) describeFieldChecks(checks, (path, body, headers) => visitor.post(path, body, { headers }))
describeFieldChecks(FEEDBACK, (path, body, headers) => visitor.post(path, body, { token, headers }))

describe('the messages of the specification', () => {
  // Proves: site-sentences
  test.each([
    ['/news_letter/', { email: '' }, 'Please enter a valid email address'],
    ['/news_letter/', { email: 'nobody' }, 'Please enter a valid email address'],
    ['/contact-us/', { name: '', email, message: 'Hello' }, 'Name is required.'],
    ['/contact-us/', { name: 'Ada', email: ' ', message: 'Hello' }, 'Email is required.'],
    ['/contact-us/', { name: 'Ada', email: 'nobody', message: 'Hello' }, 'Enter valid Email Address'],
    ['/contact-us/', { name: 'Ada', email, message: ' \n ' }, 'Message is required.'],
    ['/feedbacks/', { user_id: userId, rating: 0 }, 'Please select a rating'],
    ['/feedbacks/', { user_id: userId, rating: 6 }, 'Please select a rating'],
    ['/feedbacks/', { user_id: userId, rating: 4.5 }, 'Please select a rating'],
    ['/feedbacks/', { user_id: userId, rating: '5' }, 'Please select a rating'],
  ])('%s %j', async (path, body, sentence) => {
    const answer = await visitor.post(path, body, { token })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(sentence)
  })
})
