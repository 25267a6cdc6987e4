import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailRefusedError } from '../../adapters/mail/mailer.ts'
import type { Mail, Mailer } from '../../adapters/mail/mailer.ts'
import { oneTimeCodes, refreshTokens, users } from '../../db/schema.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { createVisitor, startAccountServer } from '../testing/visitor.ts'
import { mailCode } from './mail-code.ts'

/** Remembers what was handed in and fails as often as told, like a mail server with a bad day. */
const moodyMailer = (failures: Error[]): Mailer & { tried: Mail[] } => {
  const tried: Mail[] = []
  return {
    tried,
    async send(mail) {
      tried.push(mail)
      const failure = failures.shift()
      if (failure) throw failure
    },
    async close() {},
  }
}

const mail = moodyMailer([])
let server: TestServer
beforeAll(async () => {
  server = await startAccountServer({ mail })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Somebody whose first code has been mailed, and that code's row. */
const openCode = async () => {
  const visitor = createVisitor(server)
  await visitor.createAccount()
  await drainMails(server)
  const [code] = await server.ctx.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, visitor.email))
  if (!code) throw new Error('There is no code.')
  return { visitor, code, mails: () => mail.tried.filter(({ to }) => to === visitor.email) }
}

test('a mail that is tried again carries the same code', async () => {
  const { code, mails } = await openCode()
  await mailCode(server.ctx, { codeId: code.id })
  expect(mails()).toHaveLength(2)
  expect(mails()[1]).toEqual(mails()[0])
})

test('a failure is passed on for another try, a refusal is the end of it', async () => {
  const { code } = await openCode()
  const failing = moodyMailer([new Error('no connection'), new MailRefusedError('no such mailbox')])
  const ctx = { ...server.ctx, mail: failing }
  await expect(mailCode(ctx, { codeId: code.id })).rejects.toThrow('no connection')
  await expect(mailCode(ctx, { codeId: code.id })).resolves.toBeUndefined()
  expect(failing.tried).toHaveLength(2)
})

test('no mail goes out for a code that is replaced, spent or too old', async () => {
  const { db } = server.ctx
  const old = await openCode()
  const over = { expiresAt: sql`clock_timestamp()` }
  await db.update(oneTimeCodes).set(over).where(eq(oneTimeCodes.id, old.code.id))
  await mailCode(server.ctx, { codeId: old.code.id })
  expect(old.mails()).toHaveLength(1)

  const { visitor, code, mails } = await openCode()
  const otp = mails()[0]?.text.match(/\b\d{6}\b/)?.[0]
  expect((await visitor.post('/verify_otp/', { email: visitor.email, otp })).status).toBe(200)
  await mailCode(server.ctx, { codeId: code.id })
  expect(mails()).toHaveLength(1)

  const other = await openCode()
  server.clock.advance(30_000)
  await other.visitor.post('/send_otp/', { email: other.visitor.email })
  await drainMails(server)
  await mailCode(server.ctx, { codeId: other.code.id })
  expect(other.mails()).toHaveLength(2)
})

test('a machine whose clock runs an hour ahead mails codes all the same', async () => {
  const { code, mails } = await openCode()
  server.clock.advance(3_600_000)
  await mailCode(server.ctx, { codeId: code.id })
  server.clock.advance(-3_600_000)
  expect(mails()).toHaveLength(2)
})

test('neither the queue nor the tables hold a code, a token or a password in the clear', async () => {
  await using keeping = await startAccountServer()
  const visitor = createVisitor(keeping)
  const { refresh } = await visitor.signUp()
  const { db } = keeping.ctx
  const [code] = await db.select().from(oneTimeCodes)
  const { rows } = await db.execute<{ data: unknown }>(sql`select data from pgboss.job where name = 'mail-code'`)
  expect(rows).toEqual([{ data: { codeId: code?.id } }])
  expect(code?.codeHash).toMatch(/^[0-9a-f]{64}$/)
  const [user] = await db.select().from(users)
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [token] = await db.select().from(refreshTokens)
  expect(token?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  expect(token?.tokenHash).not.toContain(refresh)
})
