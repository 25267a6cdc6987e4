import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PaymentRefusedError } from '../../adapters/payments/payment-provider.ts'
import { subscriptions } from '../../db/schema.ts'
import { waitMs } from '../../testing/time.ts'
import { AMERICAN, createSubscriber, signUpSubscriber, startBillingServer } from '../testing/billing-server.ts'
import type { BillingServer, Subscriber } from '../testing/billing-server.ts'

const hourMs = 60 * 60 * 1000

let server: BillingServer

const rowsOf = ({ user }: Subscriber) =>
  server.ctx.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
const created = ({ scripted }: Subscriber) => scripted.calls.filter(({ verb }) => verb === 'create').length

describe.each([false, true])('choosing a plan (database on a server: %s)', (isOnServer) => {
  beforeAll(async () => {
    server = await startBillingServer({ isOnServer })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  // Proves: choose-plan-page
  test.each(['razorpay', 'paypal'] as const)(
    'answers the page of %s and changes nothing until it is paid',
    async (provider) => {
      const person = await signUpSubscriber(server, provider)
      const answer = await person.choose('advanced')
      expect(answer.status).toBe(200)
      const { subscription_id: id, short_url: page } = answer.body
      expect(page).toBe(`https://pay.example/${id}`)
      expect(await person.plan()).toEqual({
        plan_id: null,
        plan: null,
        subscription_id: null,
        provider: null,
        state: null,
        renews_at: null,
        grace_ends_at: null,
        cancels_at_period_end: false,
        pending: { plan: 'advanced', subscription_id: id, short_url: page },
      })
      expect((await person.usage()).plan).toBeNull()
      const [row] = await rowsOf(person)
      expect(person.scripted.subscriptions.get(id)?.reference).toBe(row?.id)
    },
  )

  test('answers the same page to a double click, two tabs and a later try', async () => {
    const person = await signUpSubscriber(server)
    const before = created(person)
    const answers = await Promise.all([person.choose('basic'), person.choose('basic'), person.choose('basic')])
    const later = await person.choose('basic')
    const pages = [...answers, later].map(({ status, body }) => [status, body.short_url])
    expect(new Set(pages.map(String)).size).toBe(1)
    expect(pages[0]?.[0]).toBe(200)
    expect(created(person) - before).toBe(1)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  test('opens a page anew where the one of an earlier choice is still being cancelled', async () => {
    const person = await signUpSubscriber(server)
    const before = created(person)
    const cancelling = Promise.withResolvers<void>()
    person.scripted.hold('cancel', cancelling.promise)
    const urls: string[] = []
    for (const plan of ['basic', 'premium', 'basic'] as const) {
      const { status, body } = await person.choose(plan)
      expect(status).toBe(200)
      urls.push(body.short_url)
      server.clock.advance(1000)
    }
    expect([new Set(urls).size, created(person) - before]).toEqual([3, 3])
    cancelling.resolve()
    person.scripted.heal()
  })

  test('begins ten a day for an account, whatever becomes of them, and tells when to go on', async () => {
    const person = await signUpSubscriber(server)
    const other = await signUpSubscriber(server)
    const before = created(person)
    for (let begun = 0; begun < 10; begun += 1) {
      expect((await person.choose(begun % 2 ? 'basic' : 'premium')).status).toBe(200)
      server.clock.advance(1000)
    }
    const refused = await person.choose('premium')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(refused.body.message).toContain('10 times within a day')
    expect(refused.body.details.retry_after_seconds).toBeGreaterThan(23 * 60 * 60)
    expect((await person.choose('basic')).status).toBe(200)
    expect(created(person) - before).toBe(10)
    expect((await other.choose('basic')).status).toBe(200)
    server.clock.advance(24 * hourMs)
    await person.signIn()
    expect((await person.choose('basic')).status).toBe(200)
  })

  test('looks for nothing at the provider before it begins, and only as far back as needed after it was cut off', async () => {
    const person = await signUpSubscriber(server)
    const found = () => person.scripted.calls.filter(({ verb }) => verb === 'find').length
    const before = found()
    person.scripted.failNext('create', { error: new Error('cut off'), when: 'before' })
    await person.choose('basic')
    expect(found() - before).toBe(0)
    expect((await person.choose('basic')).status).toBe(200)
    expect(found() - before).toBe(1)
  })

  test('answers a repeated key as before, and refuses it with another body', async () => {
    const person = await signUpSubscriber(server)
    const key = { 'idempotency-key': 'a choice' }
    const first = await person.choose('basic', key)
    server.payments.razorpay.pay(first.body.subscription_id, server.clock.now())
    await person.deliver(first.body.subscription_id)
    expect((await person.choose('basic', key)).body).toEqual(first.body)
    const other = await person.choose('premium', key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
    expect((await person.choose('basic')).status).toBe(409)
  })

  test.each([
    ['before the provider had begun', 'before'],
    ['after the provider had begun', 'after'],
  ] as const)('goes on where it was cut off %s', async (_what, when) => {
    const person = await signUpSubscriber(server)
    const before = person.scripted.subscriptions.size
    person.scripted.failNext('create', { error: new Error('cut off'), when })
    const failed = await person.choose('basic')
    expect([failed.status, failed.body.code]).toEqual([503, 'unavailable'])
    const answer = await person.choose('basic')
    expect(answer.status).toBe(200)
    expect(person.scripted.subscriptions.size - before).toBe(1)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  test('takes the payment of a page whose answer was lost, once its event comes', async () => {
    const person = await signUpSubscriber(server)
    person.scripted.failNext('create', { error: new Error('cut off'), when: 'after' })
    await person.choose('basic')
    const [row] = await rowsOf(person)
    const [id] = [...person.scripted.subscriptions.values()].flatMap(({ reference, id: providerId }) =>
      reference === row?.id ? [providerId] : [],
    )
    if (!id) throw new Error('nothing was begun')
    person.scripted.pay(id, server.clock.now())
    await person.deliver(id)
    expect(await person.plan()).toMatchObject({ plan: 'basic', state: 'active', subscription_id: id })
  })

  test('says so when the provider refuses, and begins anew at the next try', async () => {
    const person = await signUpSubscriber(server)
    person.scripted.failNext('create', {
      error: new PaymentRefusedError('Payments through it are not offered here.'),
      when: 'before',
    })
    const refused = await person.choose('basic')
    expect([refused.status, refused.body.code]).toEqual([502, 'payment_failed'])
    expect(refused.body.message).toBe('Payments through it are not offered here.')
    expect((await person.choose('basic')).status).toBe(200)
    expect((await rowsOf(person)).map(({ state }) => state).toSorted()).toEqual(['ended', 'pending'])
  })

  test('refuses the current plan, also when only the provider knows that it is paid', async () => {
    const person = await signUpSubscriber(server)
    const { body } = await person.choose('basic')
    person.scripted.pay(body.subscription_id, server.clock.now())
    const again = await person.choose('basic')
    expect([again.status, again.body.code, again.body.message]).toEqual([409, 'conflict', 'This is your current plan.'])
    expect(await person.plan()).toMatchObject({ plan: 'basic', state: 'active', pending: null })
  })

  test('begins a new page for another plan and closes the open one', async () => {
    const person = await signUpSubscriber(server)
    const first = await person.choose('basic')
    const second = await person.choose('premium')
    expect(second.body.subscription_id).not.toBe(first.body.subscription_id)
    await vi.waitFor(
      () => expect(person.scripted.subscriptions.get(first.body.subscription_id)?.state).toBe('cancelled'),
      waitMs,
    )
    expect((await person.plan()).pending?.plan).toBe('premium')
  })

  test('begins a new page when the open one is too old to be paid on', async () => {
    const person = await signUpSubscriber(server)
    const first = await person.choose('basic')
    server.clock.advance(3 * hourMs)
    await person.signIn()
    const second = await person.choose('basic')
    expect(second.body.subscription_id).not.toBe(first.body.subscription_id)
  })

  test('begins a new page when the provider has forgotten the open one', async () => {
    const person = await signUpSubscriber(server)
    const first = await person.choose('basic')
    person.scripted.subscriptions.delete(first.body.subscription_id)
    const second = await person.choose('basic')
    expect(second.status).toBe(200)
    expect(second.body.subscription_id).not.toBe(first.body.subscription_id)
  })

  test('needs a billing address in the right country and a plan of this provider', async () => {
    const person = createSubscriber(server, await server.client.signUp(), 'razorpay')
    const missing = await person.choose('basic')
    expect([missing.status, missing.body.message]).toEqual([409, 'Please save your billing address first.'])
    await person.saveAddress(AMERICAN)
    const abroad = await person.choose('basic')
    expect(abroad.status).toBe(409)
    expect(abroad.body.message).toContain('needs a billing address in India')
    const wrong = await person.post('/paypal-subscription/', { user_id: person.user.id, plan_id: 'razorpay-basic' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.details.fields.plan_id).toContain('paid in another way')
    const unknown = await person.post('/paypal-subscription/', { user_id: person.user.id, plan_id: 'plan_nobody_has' })
    expect(unknown.body.details.fields.plan_id).toContain('There is no such plan')
    await person.saveAddress()
    const inRupees = await person.post('/paypal-subscription/', { user_id: person.user.id, plan_id: 'paypal-basic' })
    expect(inRupees.status).toBe(409)
    expect(inRupees.body.message).toContain('paid in rupees')
    expect(await rowsOf(person)).toHaveLength(0)
  })

  test("is nobody else's business", async () => {
    const [person, stranger] = [await signUpSubscriber(server), await signUpSubscriber(server)]
    const answer = await stranger.post('/subscription/', { user_id: person.user.id, plan_id: 'razorpay-basic' })
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect(await rowsOf(person)).toHaveLength(0)
  })
})
