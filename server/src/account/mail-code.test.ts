import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { oneTimeCodes, refreshTokens, users } from '../db/schema.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { mailCode } from './mail-code.ts'
import { drainMails } from './testing/drain-mails.ts'
import { createVisitor, startAccountServer } from './testing/visitor.ts'

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

const openCode = async (failures: Error[]) => {
  const mail = moodyMailer(failures)
  const server = await startAccountServer({ overrides: { mail } })
  const visitor = createVisitor(server)
  await visitor.createAccount()
  const [code] = await server.ctx.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, visitor.email))
  if (!code) throw new Error('There is no code.')
  return { mail, server, visitor, code }
}

test('a mail that failed is tried again with the same code', async () => {
  const { mail, server, visitor, code } = await openCode([])
  await using _server = server
  await drainMails(server)
  await mailCode(server.ctx, { codeId: code.id })
  expect(mail.tried).toHaveLength(2)
  expect(mail.tried[1]).toEqual(mail.tried[0])
  expect(mail.tried[0]?.to).toBe(visitor.email)
})

test('a failure is passed on for another try, a refusal is the end of it', async () => {
  const { mail, server, code } = await openCode([])
  await using _server = server
  await drainMails(server)
  const failing = moodyMailer([new Error('no connection'), new MailRefusedError('no such mailbox')])
  const ctx = { ...server.ctx, mail: failing }
  await expect(mailCode(ctx, { codeId: code.id })).rejects.toThrow('no connection')
  await expect(mailCode(ctx, { codeId: code.id })).resolves.toBeUndefined()
  expect(failing.tried).toHaveLength(2)
  expect(mail.tried).toHaveLength(1)
})

test('no mail goes out for a code that is replaced, spent or too old', async () => {
  const { mail, server, visitor, code } = await openCode([])
  await using _server = server
  await drainMails(server)
  const digits = mail.tried[0]?.text.match(/\b\d{6}\b/)?.[0]
  server.clock.advance(10 * 60_000)
  await mailCode(server.ctx, { codeId: code.id })
  server.clock.advance(-10 * 60_000)
  await visitor.post('/verify_otp/', { email: visitor.email, otp: digits })
  await mailCode(server.ctx, { codeId: code.id })
  await mailCode(server.ctx, { codeId: crypto.randomUUID() })
  expect(mail.tried).toHaveLength(1)
})

test('neither the queue nor the tables hold a code, a token or a password in the clear', async () => {
  await using server = await startAccountServer()
  const visitor = createVisitor(server)
  const { refresh } = await visitor.signUp()
  const { db } = server.ctx
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
