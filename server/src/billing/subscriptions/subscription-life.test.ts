import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allowances, billingMails, paymentEvents, payments, subscriptions } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { waitMs } from '../../testing/time.ts'
import { reserve } from '../ledger/charge.ts'
import { signUpSubscriber, startBillingServer } from '../testing/billing-server.ts'
import type { BillingServer, Subscriber } from '../testing/billing-server.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { applyPaymentEvent } from './payment-events.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: BillingServer

const windowsOf = ({ user }: Subscriber) =>
  server.ctx.db.select().from(allowances).where(eq(allowances.userId, user.id)).orderBy(allowances.startsAt)
const mailsOf = async ({ user }: Subscriber) => {
  const rows = await server.ctx.db.select().from(billingMails).where(eq(billingMails.userId, user.id))
  return rows.map(({ kind }) => kind).toSorted()
}
const makeFace = ({ user }: Subscriber) =>
  inTransaction(server.ctx.db, (tx) =>
    reserve(tx, { userId: user.id, kind: 'face', jobId: crypto.randomUUID(), now: server.clock.now() }),
  )
const pass = async (person: Subscriber, days: number) => {
  server.clock.advance(days * dayMs)
  await person.signIn()
}

beforeAll(async () => {
  server = await startBillingServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('a payment', () => {
  test("opens one month with the plan's limits, however often and whenever its event comes", async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('advanced')
    const id: string = body.subscription_id
    person.scripted.pay(id, server.clock.now())
    const event = person.scripted.event(id, 'subscription.charged')
    const before = person.scripted.calls.length
    await Promise.all([
      applyPaymentEvent(server.ctx, 'razorpay', event),
      applyPaymentEvent(server.ctx, 'razorpay', event),
      person.deliver(id),
    ])
    const asked = person.scripted.calls.length
    expect(asked).toBeGreaterThan(before)
    await applyPaymentEvent(server.ctx, 'razorpay', event)
    expect(person.scripted.calls).toHaveLength(asked)
    await person.deliver(id)
    const windows = (await windowsOf(person)).filter(({ source }) => source === 'plan')
    expect(windows).toMatchObject([{ plan: 'advanced', faces: 5, images: 35, videos: 10 }])
    expect(await server.ctx.db.$count(paymentEvents, eq(paymentEvents.eventId, event.id))).toBe(1)
    expect(await person.usage()).toMatchObject({
      plan: 'Advanced',
      meters: { faces: { used: 0, limit: 8 }, images: { limit: 50 } },
    })
    expect(await mailsOf(person)).toEqual(['receipt'])
  })

  test('takes over what is true now, so that old news after new changes nothing', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    const old = person.scripted.event(id, 'subscription.pending')
    await person.cancel()
    await applyPaymentEvent(server.ctx, 'razorpay', old)
    expect(await person.plan()).toMatchObject({ state: 'cancelled', cancels_at_period_end: true })
  })

  test('is not applied from an answer that was asked before a newer one was applied', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    const id: string = body.subscription_id
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    person.scripted.hold('read', gate)
    const stale = person.deliver(id)
    await vi.waitFor(() => expect(person.scripted.calls.at(-1)).toEqual({ verb: 'read', id }), waitMs)
    person.scripted.hold('read', Promise.resolve())
    person.scripted.pay(id, server.clock.now())
    await person.deliver(id)
    open()
    await stale
    expect((await person.plan()).state).toBe('active')
  })

  // Proves: plan-looked-up
  test('mends itself when its event is lost: by the receipt, and by looking at the plan', async () => {
    const [payer, looker] = [await signUpSubscriber(server, 'paypal'), await signUpSubscriber(server, 'paypal')]
    const [first, second] = [(await payer.choose('basic')).body, (await looker.choose('premium')).body]
    payer.scripted.pay(first.subscription_id, server.clock.now())
    looker.scripted.pay(second.subscription_id, server.clock.now())
    const receipt = await payer.receipt(first.subscription_id)
    expect(receipt.body.state).toBe('active')
    expect((await payer.usage()).plan).toBe('Basic')
    expect(await looker.plan()).toMatchObject({ plan: 'premium', state: 'active' })
  })

  test('of the next month opens the next window, with the leftover of the last one gone', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    await pass(person, 30)
    person.scripted.pay(id, server.clock.now())
    await person.deliver(id)
    expect(await person.usage()).toMatchObject({ plan: 'Basic', meters: { faces: { used: 0, limit: 3 } } })
    expect((await windowsOf(person)).filter(({ source }) => source === 'plan')).toHaveLength(2)
    expect(await mailsOf(person)).toEqual(['receipt', 'receipt'])
  })

  test('that went back whole takes its window along; a part of it does not', async () => {
    const person = await signUpSubscriber(server)
    const { id, paymentId } = await person.subscribe('basic')
    person.scripted.refund(id, paymentId, 10_000)
    await person.deliver(id)
    expect(await person.usage()).toMatchObject({ plan: 'Basic', meters: { faces: { limit: 6 } } })
    expect((await person.get('/billing/payments')).body.payments).toMatchObject([{ amount: 99_900, refunded: 10_000 }])
    person.scripted.refund(id, paymentId, 89_900)
    await person.deliver(id)
    await person.deliver(id)
    expect(await person.usage()).toMatchObject({ plan: null, meters: { faces: { limit: 3 } } })
    expect((await person.get('/billing/payments')).body.payments).toMatchObject([{ amount: 99_900, refunded: 99_900 }])
  })

  test('that went back before it was heard of opens nothing and is no receipt', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    const id: string = body.subscription_id
    person.scripted.refund(id, person.scripted.pay(id, server.clock.now()), 99_900)
    await person.deliver(id)
    expect((await person.usage()).plan).toBeNull()
    expect(await mailsOf(person)).toEqual([])
  })
})

describe('a payment that fails', () => {
  test('leaves what is left usable for three days, without anything new, and says so', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    expect((await makeFace(person)).source).toBe('plan')
    await pass(person, 30)
    person.scripted.change(id, { state: 'past_due' })
    await person.deliver(id)
    await person.deliver(id)
    const plan = await person.plan()
    expect(plan).toMatchObject({ plan: 'basic', state: 'past_due' })
    expect(Date.parse(plan.grace_ends_at ?? '') - Date.parse(plan.renews_at ?? '')).toBe(3 * dayMs)
    expect(await person.usage()).toMatchObject({
      plan: 'Basic',
      meters: { faces: { used: 1, limit: 3, renews_at: null } },
    })
    await makeFace(person)
    await makeFace(person)
    await expect(makeFace(person)).rejects.toMatchObject({
      code: 'quota_exceeded',
      message:
        'Your Basic plan waits for its next payment, and no faces are left of the last month. A new month begins when the payment has come.',
      details: { left: 0, renews_at: null },
    })
    expect(await mailsOf(person)).toEqual(['payment-failed', 'receipt'])
    await pass(person, 3)
    await expect(makeFace(person)).rejects.toMatchObject({
      code: 'subscription_required',
      message: expect.stringContaining('last payment for your Basic plan did not go through'),
    })
    expect((await person.usage()).plan).toBeNull()
    person.scripted.pay(id, server.clock.now())
    await person.deliver(id)
    expect(await person.plan()).toMatchObject({ state: 'active', grace_ends_at: null })
    expect((await makeFace(person)).source).toBe('plan')
  })

  test('for good ends the plan, with a mail', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    await pass(person, 31)
    person.scripted.change(id, { state: 'past_due' })
    await person.deliver(id)
    person.scripted.change(id, { state: 'halted' })
    await person.deliver(id)
    expect(await person.plan()).toMatchObject({ plan: null, state: null })
    await expect(makeFace(person)).rejects.toMatchObject({ code: 'subscription_required' })
    expect(await mailsOf(person)).toEqual(['cancelled', 'payment-failed', 'receipt'])
  })

  test('can be replaced by choosing the plan again', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    await pass(person, 30)
    person.scripted.change(id, { state: 'past_due' })
    await person.deliver(id)
    const again = await person.subscribe('basic')
    await vi.waitFor(() => expect(person.scripted.subscriptions.get(id)?.state).toBe('cancelled'), waitMs)
    expect(await person.plan()).toMatchObject({ subscription_id: again.id, state: 'active' })
  })
})

describe('a change of plan', () => {
  test('begins with its payment, then cancels the old plan, whose month stays', async () => {
    const person = await signUpSubscriber(server)
    const old = await person.subscribe('basic')
    const chosen = await person.choose('premium')
    expect(await person.plan()).toMatchObject({ plan: 'basic', pending: { plan: 'premium' } })
    expect(person.scripted.subscriptions.get(old.id)?.state).toBe('active')
    person.scripted.pay(chosen.body.subscription_id, server.clock.now())
    await person.deliver(chosen.body.subscription_id)
    await vi.waitFor(() => expect(person.scripted.subscriptions.get(old.id)?.state).toBe('cancelled'), waitMs)
    expect(await person.plan()).toMatchObject({ plan: 'premium', state: 'active', pending: null })
    expect((await person.usage()).meters.faces.limit).toBe(3 + 3 + 6)
    await vi.waitFor(async () => {
      const [row] = await server.ctx.db.select().from(subscriptions).where(eq(subscriptions.providerId, old.id))
      expect(row?.state).toBe('cancelled')
    }, waitMs)
    expect(await mailsOf(person)).toEqual(['receipt', 'receipt'])
  })

  test('leaves the newest plan when two pages are paid in the wrong order', async () => {
    const person = await signUpSubscriber(server)
    const [older, newer] = [(await person.choose('basic')).body, (await person.choose('premium')).body]
    person.scripted.pay(newer.subscription_id, server.clock.now())
    await person.deliver(newer.subscription_id)
    person.scripted.pay(older.subscription_id, server.clock.now())
    await person.deliver(older.subscription_id)
    await vi.waitFor(
      () => expect(person.scripted.subscriptions.get(older.subscription_id)?.state).toBe('cancelled'),
      waitMs,
    )
    expect(await person.plan()).toMatchObject({ plan: 'premium', state: 'active' })
    expect((await person.usage()).meters.faces.limit).toBe(3 + 3 + 6)
  })
})

describe('cancelling', () => {
  test('keeps what is paid, is safe to repeat, and lets the same plan be chosen again', async () => {
    const person = await signUpSubscriber(server)
    const { id } = await person.subscribe('basic')
    const answer = await person.cancel()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      plan: 'basic',
      state: 'cancelled',
      cancels_at_period_end: true,
      grace_ends_at: null,
    })
    expect((await person.cancel()).body).toEqual(answer.body)
    expect(person.scripted.subscriptions.get(id)).toMatchObject({ state: 'active', cancelsAtPeriodEnd: true })
    expect(await mailsOf(person)).toEqual(['cancelled', 'receipt'])
    for (let made = 0; made < 3; made += 1) await makeFace(person)
    await pass(person, 8)
    await expect(makeFace(person)).rejects.toMatchObject({
      message: expect.stringContaining('It is cancelled and ends on'),
    })
    expect((await person.choose('basic')).status).toBe(200)
    await pass(person, 23)
    person.scripted.change(id, { state: 'cancelled' })
    await person.deliver(id)
    expect(await person.plan()).toMatchObject({ plan: null, state: null })
  })

  test('says so when there is nothing to cancel, and when the provider does not answer', async () => {
    const person = await signUpSubscriber(server)
    const nothing = await person.cancel()
    expect([nothing.status, nothing.body.message]).toEqual([409, 'You have no plan that could be cancelled.'])
    await person.subscribe('basic')
    person.scripted.failNext('cancel', { error: new Error('no answer'), when: 'before' })
    expect((await person.cancel()).status).toBe(503)
    expect((await person.plan()).state).toBe('active')
  })
})

describe('news', () => {
  test('about what was not begun here changes nothing and is done with', async () => {
    const event = server.payments.razorpay.event('sub_of_somebody_else')
    await applyPaymentEvent(server.ctx, 'razorpay', event)
    await applyPaymentEvent(server.ctx, 'razorpay', server.payments.razorpay.event(null, 'invoice.paid'))
    expect(await server.ctx.db.$count(paymentEvents, eq(paymentEvents.eventId, event.id))).toBe(1)
  })

  test("with another person's reference changes nothing", async () => {
    const [person, stranger] = [await signUpSubscriber(server), await signUpSubscriber(server)]
    const { body } = await person.choose('basic')
    const { reference } = person.scripted.subscriptions.get((await stranger.choose('basic')).body.subscription_id) ?? {}
    person.scripted.change(body.subscription_id, { reference: reference ?? null })
    person.scripted.pay(body.subscription_id, server.clock.now())
    await person.deliver(body.subscription_id)
    expect((await person.usage()).plan).toBeNull()
    expect((await stranger.usage()).plan).toBeNull()
  })

  test('about a plan that is not for sale gives nothing', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    person.scripted.change(body.subscription_id, { planId: 'free for all' })
    person.scripted.pay(body.subscription_id, server.clock.now())
    await person.deliver(body.subscription_id)
    expect(await server.ctx.db.$count(payments, eq(payments.userId, person.user.id))).toBe(0)
  })

  test('that cannot be asked about is delivered again', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    person.scripted.pay(body.subscription_id, server.clock.now())
    const event = person.scripted.event(body.subscription_id)
    person.scripted.failNext('read', { error: new Error('no answer'), when: 'before' })
    await expect(applyPaymentEvent(server.ctx, 'razorpay', event)).rejects.toThrow('no answer')
    await applyPaymentEvent(server.ctx, 'razorpay', event)
    expect((await person.usage()).plan).toBe('Basic')
  })
})

test('every night what differs from the providers is mended and counted', async () => {
  await using server = await startBillingServer()
  const [lost, kept, cutOff, old] = [
    await signUpSubscriber(server),
    await signUpSubscriber(server, 'paypal'),
    await signUpSubscriber(server),
    await signUpSubscriber(server, 'paypal'),
  ]
  await kept.subscribe('premium')
  const stale = (await old.choose('basic')).body
  server.clock.advance(4 * dayMs)
  for (const person of [lost, cutOff]) await person.signIn()
  const { body } = await lost.choose('basic')
  lost.scripted.pay(body.subscription_id, server.clock.now())
  cutOff.scripted.failNext('create', { error: new Error('cut off'), when: 'after' })
  await cutOff.choose('advanced')
  const signal = new AbortController().signal
  expect(await reconcileSubscriptions(server.ctx, signal)).toEqual({ checked: 1, mended: 2, withdrawn: 1, failed: 0 })
  expect((await lost.usage()).plan).toBe('Basic')
  expect((await cutOff.plan()).pending?.plan).toBe('advanced')
  await vi.waitFor(() => expect(old.scripted.subscriptions.get(stale.subscription_id)?.state).toBe('cancelled'), waitMs)
  server.payments.razorpay.failNext('read', { error: new Error('no answer'), when: 'before' })
  expect(await reconcileSubscriptions(server.ctx, signal)).toMatchObject({ mended: 0, failed: 1 })
})
