import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLAN_EXTRAS, PLANS } from '@visage/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { billingAddresses, billingMails, payments, subscriptions } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { waitMs } from '../testing/time.ts'
import { release, reserve, settle } from './ledger/charge.ts'
import { sendBillingMail } from './subscriptions/billing-mails.ts'
import { reconcileSubscriptions } from './subscriptions/reconcile-subscriptions.ts'
import { createSubscriber, signUpSubscriber, startBillingServer } from './testing/billing-server.ts'
import type { BillingServer, Subscriber } from './testing/billing-server.ts'

let server: BillingServer
beforeAll(async () => {
  server = await startBillingServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const remove = ({ user, post }: Subscriber) => post('/delete-profile/', { user_id: user.id, email: user.email })

const readMails = async (email: string): Promise<string[]> => {
  const { mail } = server.ctx.config
  if (mail.kind !== 'outbox') throw new Error('no outbox')
  const names = (await readdir(mail.dir)).toSorted((a, b) => (a < b ? -1 : 1))
  const texts = await Promise.all(names.map((name) => readFile(join(mail.dir, name), 'utf8')))
  return texts.filter((text) => text.toLowerCase().includes(`to: ${email}`))
}
const mailsOf = ({ user }: Subscriber) =>
  server.ctx.db.select().from(billingMails).where(eq(billingMails.userId, user.id))

// Proves: plans-answered-whole
test('the plans are answered whole to everybody: names, prices, limits, features and the ids at both providers', async () => {
  const { status, body } = await server.client.request('GET', '/plans')
  expect(status).toBe(200)
  expect(body).toEqual({
    plans: [
      ['basic', 'Basic', [99_900, 199_900], [1299, 2599], [3, 15, 5]] as const,
      ['advanced', 'Advanced', [199_900, 399_900], [2499, 4999], [5, 35, 10]] as const,
      ['premium', 'Premium', [299_900, 599_900], [3999, 7999], [6, 80, 15]] as const,
    ].map(([id, name, [rupees, rupeesBefore], [cents, centsBefore], [faces, images, videos]]) => ({
      id,
      name,
      description: PLANS[id].description,
      planId: `razorpay-${id}`,
      otherplanId: `paypal-${id}`,
      prices: { INR: { now: rupees, was: rupeesBefore }, USD: { now: cents, was: centsBefore } },
      limits: { faceGeneration: faces, imageGeneration: images, videoGeneration: videos },
      features: [`${faces} faces a month`, `${images} images a month`, `${videos} videos a month`, ...PLAN_EXTRAS],
    })),
    is_sandbox: true,
  })
})

describe('the receipt', () => {
  // Proves: receipt-fields
  test('has every field before and after the payment', async () => {
    const person = await signUpSubscriber(server, 'paypal')
    const { body: chosen } = await person.choose('advanced')
    const id: string = chosen.subscription_id
    expect((await person.receipt(id)).body).toEqual({
      id,
      plan_id: 'paypal-advanced',
      plan: 'advanced',
      state: 'pending',
      start_time: null,
      create_time: expect.stringMatching(/Z$/),
      billing_info: { last_payment: null, next_billing_time: null },
      subscriber: { name: 'Ada Byron', email_address: null, tenant: 'PayPal' },
      user_email: person.user.email,
    })
    const paidAt = server.clock.now()
    person.scripted.pay(id, paidAt)
    server.clock.advance(5000)
    expect((await person.receipt(id)).body).toMatchObject({
      state: 'active',
      start_time: paidAt.toISOString(),
      billing_info: {
        last_payment: { amount: { value: '1999.00', currency_code: 'USD' }, time: paidAt.toISOString() },
        next_billing_time: expect.stringMatching(/Z$/),
      },
      subscriber: { name: 'Ada Byron', email_address: 'payer@example.com', tenant: 'PAYPAL' },
    })
  })

  test('has the provider asked once in five seconds, however often it is looked at and after the end too', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    const asked = () => person.scripted.calls.filter((call) => call.verb === 'read' && call.id === id).length
    for (const state of ['active', 'ended'] as const) {
      person.scripted.change(id, { state })
      server.clock.advance(5000)
      const before = asked()
      const began = server.clock.now().getTime()
      const answers = await Promise.all(Array.from({ length: 20 }, () => person.receipt(id)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      // On a slow machine they may take longer than that.
      const windows = 1 + Math.floor((server.clock.now().getTime() - began) / 5000)
      expect(asked() - before).toBeGreaterThanOrEqual(1)
      expect(asked() - before).toBeLessThanOrEqual(windows)
    }
  })

  test('shows what is known while the provider does not answer', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    server.clock.advance(5000)
    person.scripted.failNext('read', { error: new Error('no answer'), when: 'before' })
    expect((await person.receipt(id)).body).toMatchObject({ state: 'active', plan: 'basic' })
  })

  test("is the subscription's owner's alone, like payments and plan", async () => {
    const [person, stranger] = [await signUpSubscriber(server), await signUpSubscriber(server)]
    const { id } = await person.subscribe('basic')
    const foreign = await stranger.receipt(id)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
    expect((await stranger.receipt('sub_nobody_has')).status).toBe(404)
    expect((await stranger.get('/billing/payments')).body).toEqual({ payments: [] })
    for (const path of ['/get_current_plan/', '/subscription/cancel'])
      expect((await stranger.post(path, { user_id: person.user.id })).status).toBe(404)
    expect((await person.get('/billing/payments')).body.payments).toEqual([
      {
        id: expect.any(String),
        plan: 'basic',
        provider: 'razorpay',
        subscription_id: id,
        amount: 99_900,
        currency: 'INR',
        refunded: 0,
        paid_at: expect.stringMatching(/Z$/),
      },
    ])
  })
})

describe('the statement', () => {
  test('pages through every charge and release with its generation, newest first', async () => {
    const person = await signUpSubscriber(server)
    const userId = person.user.id
    const jobIds = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const act = (work: typeof settle, jobId = '') =>
      inTransaction(server.ctx.db, (tx) => work(tx, { jobId, now: server.clock.now() }))
    for (const jobId of jobIds) {
      await inTransaction(server.ctx.db, (tx) => reserve(tx, { userId, kind: 'face', jobId, now: server.clock.now() }))
      server.clock.advance(10)
    }
    await act(settle, jobIds[0])
    server.clock.advance(10)
    await act(release, jobIds[1])
    const first = (await person.get('/billing/statement?limit=3')).body
    const second = (await person.get(`/billing/statement?limit=3&cursor=${first.next_cursor}`)).body
    expect(second.next_cursor).toBeNull()
    expect([...first.lines, ...second.lines]).toMatchObject([
      {
        type: 'release',
        amount: 1,
        job_id: jobIds[1],
        is_open: false,
        note: 'Face: given back, as nothing came of it',
      },
      { type: 'charge', amount: -1, job_id: jobIds[2], is_open: true, note: 'Face: set aside while it is made' },
      { type: 'charge', amount: -1, job_id: jobIds[1], is_open: false },
      { type: 'charge', amount: -1, job_id: jobIds[0], is_open: false, meter: 'faces', kind: 'face', note: 'Face' },
    ])
    const stranger = await signUpSubscriber(server)
    expect((await stranger.get('/billing/statement')).body).toEqual({ lines: [], next_cursor: null })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', 'page=2'])('refuses %s', async (query) => {
    const person = await signUpSubscriber(server)
    expect((await person.get(`/billing/statement?${query}`)).status).toBe(400)
  })
})

describe('the mails', () => {
  test('bring one receipt for one payment, and say that the plan is cancelled', async () => {
    const person = await signUpSubscriber(server)
    const { id, paymentId } = await person.subscribe('basic')
    await person.deliver(id)
    await person.cancel()
    await vi.waitFor(async () => {
      const rows = await mailsOf(person)
      expect(rows).toHaveLength(2)
      expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true)
    }, waitMs)
    for (const { id: mailId } of await mailsOf(person)) await sendBillingMail(server.ctx, { mailId })
    const mails = (await readMails(person.user.email)).map((mail) => mail.replaceAll('=\r\n', ''))
    expect(mails).toHaveLength(3)
    const receipt = mails.find((mail) => mail.includes('Payment received'))
    for (const part of ['999.00', 'Basic', paymentId, id, 'Asha Rao', '12 MG Road', 'Karnataka'])
      expect(receipt).toContain(part)
    const cancelled = mails.find((mail) => mail.includes('Subject: Your Visage plan is cancelled'))
    expect(cancelled).toContain('will not be charged again')
  })
})

describe('deleting the account', () => {
  test('cancels every subscription, keeps the payments without the person and nothing else', async () => {
    const person = await signUpSubscriber(server)
    const userId = person.user.id
    const { id, paymentId } = await person.subscribe('basic')
    const open = (await person.choose('premium')).body.subscription_id
    expect((await remove(person)).status).toBe(204)
    await vi.waitFor(() => {
      expect(person.scripted.subscriptions.get(id)?.state).toBe('cancelled')
      expect(person.scripted.subscriptions.get(open)?.state).toBe('cancelled')
    }, waitMs)
    const { db } = server.ctx
    expect(await db.$count(billingAddresses, eq(billingAddresses.userId, userId))).toBe(0)
    expect(await db.$count(billingMails, eq(billingMails.userId, userId))).toBe(0)
    expect(await db.select().from(payments).where(eq(payments.providerId, paymentId))).toMatchObject([
      { userId: null, amount: 99_900, plan: 'basic' },
    ])
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.providerId, id))
    expect(row).toMatchObject({ userId: null, payerEmail: null, checkoutUrl: null })
  })

  test('is not held up by a provider that does not answer, which is asked again until it does', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    person.scripted.failNext('cancel', { error: new Error('no answer'), when: 'before' })
    expect((await remove(person)).status).toBe(204)
    await vi.waitFor(
      () => expect(person.scripted.calls.some((call) => call.verb === 'cancel' && call.id === id)).toBe(true),
      waitMs,
    )
    expect(person.scripted.subscriptions.get(id)?.state).toBe('active')
    await reconcileSubscriptions(server.ctx, new AbortController().signal)
    await vi.waitFor(() => expect(person.scripted.subscriptions.get(id)?.state).toBe('cancelled'), waitMs)
  })

  test('a payment that comes afterwards is kept, opens nothing, and ends the subscription', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    const id: string = body.subscription_id
    expect((await remove(person)).status).toBe(204)
    const paymentId = person.scripted.pay(id, server.clock.now())
    await person.deliver(id)
    const kept = and(eq(payments.providerId, paymentId), isNull(payments.userId))
    expect(await server.ctx.db.$count(payments, kept)).toBe(1)
  })

  test('a page that is being begun meanwhile is taken back', async () => {
    const person = createSubscriber(server, await server.client.signUp(), 'razorpay')
    await person.saveAddress()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    person.scripted.hold('create', gate)
    const choosing = person.choose('basic')
    await vi.waitFor(() => expect(person.scripted.calls.at(-1)?.verb).toBe('create'), waitMs)
    const reference = person.scripted.calls.at(-1)?.id
    expect((await remove(person)).status).toBe(204)
    open()
    expect((await choosing).status).toBe(409)
    person.scripted.heal()
    await vi.waitFor(() => {
      const begun = [...person.scripted.subscriptions.values()].find((each) => each.reference === reference)
      expect(begun?.state).toBe('cancelled')
    }, waitMs)
  })
})
