import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createVisitor, startAccountServer } from '../account/testing/visitor.ts'
import { MailRefusedError } from '../adapters/mail/mailer.ts'
import type { Mail, Mailer } from '../adapters/mail/mailer.ts'
import { listOutbox } from '../adapters/mail/outbox/outbox.ts'
import { contactMessages } from '../db/schema.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { waitMs } from '../testing/time.ts'
import { mailContactMessage } from './jobs.ts'

const operator = 'help@example.com'
const env = { SUPPORT_EMAIL: operator }

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer({ env })
})
afterAll(() => server[Symbol.asyncDispose]())

const listKept = ({ ctx }: TestServer, email: string) =>
  ctx.db.select().from(contactMessages).where(eq(contactMessages.email, email))

/** The mails to the operator that this address can be answered on. */
const listMails = async ({ ctx }: TestServer, email: string) => {
  if (ctx.config.mail.kind !== 'outbox') throw new Error('The mails are not kept.')
  const mails = await listOutbox(ctx.config.mail.dir)
  return mails.filter(({ headers }) => headers.some(({ name, value }) => name === 'Reply-To' && value === email))
}

const hostile = {
  name: 'Ada\r\nBcc: everyone@example.com',
  message: 'Line one\nLine two <script>alert(1)</script> & more',
}

// Proves: contact-message-mails-operator
test('keeps a message and mails it to the operator, who can answer it', async () => {
  const { email, post } = createVisitor(server)
  const answer = await post('/contact-us/', { email, ...hostile })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ message: 'Thanks for contacting us' })
  await vi.waitFor(async () => expect((await listKept(server, email))[0]?.mailedAt).toBeInstanceOf(Date), waitMs)
  expect(await listKept(server, email)).toMatchObject([hostile])
  const [mail, ...others] = await listMails(server, email)
  expect(others).toEqual([])
  expect(mail?.to).toBe(operator)
  expect(mail?.headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc')
  expect(mail?.text).toContain('Line two <script>alert(1)</script> & more')
  expect(mail?.html).not.toMatch(/<script/i)
})

test('a second click is the same message, later it is another one', async () => {
  const { email, post } = createVisitor(server)
  const send = (message: string) => post('/contact-us/', { name: 'Ada', email, message })
  const answers = await Promise.all([send('Hello'), send('Hello'), send('Hello')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listKept(server, email)).toHaveLength(1)
  await send('Hello again')
  server.clock.advance(10 * 60_000)
  await send('Hello')
  expect(await listKept(server, email)).toHaveLength(3)
})

test('five an hour from a client', async () => {
  const visitor = createVisitor(server)
  const send = (message: string) => visitor.post('/contact-us/', { name: 'Ada', email: visitor.email, message })
  for (let sent = 0; sent < 5; sent += 1) expect((await send(`Message ${sent}`)).status).toBe(200)
  const limited = await send('One more')
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe(String(limited.body.details.retry_after_seconds))
  expect(await listKept(server, visitor.email)).toHaveLength(5)
  server.clock.advance(60 * 60_000)
  expect((await send('One more')).status).toBe(200)
})

test('is mailed once, again after a lost connection, and kept when the mail server refuses it', async () => {
  const failures: Error[] = [new Error('no connection'), new MailRefusedError('no such mailbox')]
  const sent: Mail[] = []
  const mail: Mailer = {
    async send(message) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(message)
    },
    async close() {},
  }
  const ctx = { ...server.ctx, mail }
  const [id, email] = ['00000000-0000-4000-8000-000000000001', 'lost@example.com']
  await ctx.db.insert(contactMessages).values({ id, name: 'Ada', email, message: 'Hello', createdAt: new Date() })
  await expect(mailContactMessage(ctx, { messageId: id })).rejects.toThrow('no connection')
  await mailContactMessage(ctx, { messageId: id })
  expect(await listKept(server, email)).toMatchObject([{ mailedAt: null }])
  await mailContactMessage(ctx, { messageId: id })
  await mailContactMessage(ctx, { messageId: id })
  expect(sent).toHaveLength(1)
})

test('without an operator a message is kept and nothing is mailed', async () => {
  await using silent = await startAccountServer()
  const { email, post } = createVisitor(silent)
  expect((await post('/contact-us/', { name: 'Ada', email, message: 'Hello' })).status).toBe(200)
  expect(await listKept(silent, email)).toMatchObject([{ message: 'Hello', mailedAt: null }])
  expect(await listMails(silent, email)).toEqual([])
})
