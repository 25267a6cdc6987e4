import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../account/testing/on-each-database.ts'
import { createVisitor } from '../account/testing/visitor.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer

const countSubscribers = (email: string) =>
  server.ctx.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))

onEachDatabase(
  (opened) => (server = opened),
  () => {
    // Proves: newsletter-address-once-however
    test('takes an address once, however it is written', async () => {
      const { email, post } = createVisitor(server)
      const first = await post('/news_letter/', { email })
      expect(first.status).toBe(201)
      expect(first.body).toEqual({ message: 'Successfully joined our community' })
      const again = await post('/news_letter/', { email: ` ${email.toUpperCase()} ` })
      expect(again.status).toBe(200)
      expect(again.body).toEqual({ message: 'You are already part of our community' })
      expect(await countSubscribers(email)).toBe(1)
    })

    test('takes one of ten requests at once for new', async () => {
      const { email } = createVisitor(server)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => createVisitor(server).post('/news_letter/', { email })),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(9).fill(200), 201])
      expect(await countSubscribers(email)).toBe(1)
    })

    test('takes twenty an hour from a client', async () => {
      const visitor = createVisitor(server)
      const join = () => visitor.post('/news_letter/', { email: createVisitor(server).email })
      for (let sent = 0; sent < 20; sent += 1) expect((await join()).status).toBe(201)
      const limited = await join()
      expect(limited.status).toBe(429)
      expect(limited.headers.get('retry-after')).toBe(String(limited.body.details.retry_after_seconds))
      expect((await createVisitor(server).post('/news_letter/', { email: visitor.email })).status).toBe(201)
      server.clock.advance(60 * 60_000)
      expect((await join()).status).toBe(201)
    })
  },
)
