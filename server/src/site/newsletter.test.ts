import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { onEachDatabase } from '../account/testing/on-each-database.ts'
import { createVisitor } from '../account/testing/visitor.ts'
import { listOutbox } from '../adapters/mail/outbox/outbox.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { waitMs } from '../testing/time.ts'
import { unsubscribeLink } from './unsubscribe.ts'

let server: TestServer

const countSubscribers = (email: string) =>
  server.ctx.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))

const readMailTo = async (email: string) => {
  const { mail } = server.ctx.config
  const mails = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
  const found = mails.find(({ to }) => to === email)
  if (!found) throw new Error(`No mail to ${email} yet.`)
  return found
}

/** A link in a mail, at the address of this test's server. */
const local = (link: string) => new URL(link).href.replace(new URL(link).origin, server.url)

const press = (link: string, body?: FormData | URLSearchParams) => fetch(local(link), { method: 'POST', body })

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

    // Proves: newsletter-mail-ends-news
    test('mails who joins, with a link and headers by which a mail program ends the news', async () => {
      const { email, post } = createVisitor(server)
      await post('/news_letter/', { email })
      const mail = await vi.waitFor(() => readMailTo(email), waitMs)
      const link = unsubscribeLink(server.ctx, email)
      expect(mail.html.replaceAll('&amp;', '&')).toContain(`href="${link}"`)
      expect(mail.text).toContain(link)
      expect(decodeURIComponent(link)).not.toContain(email.split('@')[0])
      expect(Buffer.from(new URL(link).searchParams.get('token') ?? '', 'base64url').includes(email)).toBe(false)
      expect(mail.headers).toContainEqual({ name: 'List-Unsubscribe', value: `<${link}>` })
      expect(mail.headers).toContainEqual({ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' })
      expect((await press(link, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200)
      expect(await countSubscribers(email)).toBe(0)
    })

    test('mails a stranger at most five times a day, however often somebody joins them', async () => {
      const { email } = createVisitor(server)
      const statuses: number[] = []
      for (let joined = 0; joined < 6; joined += 1) {
        statuses.push((await createVisitor(server).post('/news_letter/', { email })).status)
        await press(unsubscribeLink(server.ctx, email))
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
      expect(await countSubscribers(email)).toBe(0)
    })

    // Proves: newsletter-unsubscribe-asks-confirms
    test('the link asks, the button ends all news, and both may be done again years later', async () => {
      const visitor = createVisitor(server)
      const { email, post } = visitor
      const { access, profile } = await visitor.signUp()
      await post('/news_letter/', { email })
      const link = unsubscribeLink(server.ctx, email)
      const asked = await fetch(local(link))
      expect(asked.status).toBe(200)
      expect(asked.headers.get('cache-control')).toBe('no-store')
      expect(await asked.text()).toContain('<form method="post"><button>Unsubscribe</button></form>')
      expect(await countSubscribers(email), 'a program that follows links ends nothing').toBe(1)
      server.clock.advance(3 * 365 * 24 * 60 * 60_000)
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      for (const body of [form, undefined, new URLSearchParams()]) {
        const done = await press(link, body)
        expect(done.status).toBe(200)
        expect(await done.text()).toContain('<h1>You are unsubscribed</h1>')
      }
      expect(await countSubscribers(email)).toBe(0)
      server.clock.advance(-3 * 365 * 24 * 60 * 60_000)
      const read = await post('/get_profiles/', { user_id: profile.user_id }, { token: access })
      expect(read.body.profile.receive_comms).toBe(false)
    })

    test.each([
      ['a token cut short', (token: string) => token.slice(0, -1)],
      ['a token of another beginning', (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
      ['an address in its place', () => 'ada@example.com'],
      ['nothing in its place', () => ''],
    ])('ends nothing with %s', async (_, change) => {
      const { email } = createVisitor(server)
      await createVisitor(server).post('/news_letter/', { email })
      const link = new URL(unsubscribeLink(server.ctx, email))
      link.searchParams.set('token', change(link.searchParams.get('token') ?? ''))
      expect((await fetch(local(link.href))).status).toBe(404)
      expect((await press(link.href)).status).toBe(404)
      expect(await countSubscribers(email)).toBe(1)
    })
  },
)
