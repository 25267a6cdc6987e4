import { PAYMENT_PROVIDERS, PLANS } from '@visage/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addMonths } from '../../lib/time.ts'
import { startPayments } from '../../testing/start-payments.ts'
import type { TestPayments } from '../../testing/start-payments.ts'
import { PaymentRefusedError, UnknownSubscriptionError } from './payment-provider.ts'
import { PROVIDER_DESCRIPTIONS } from './table.ts'

let stage: TestPayments
beforeAll(async () => {
  stage = await startPayments()
})
afterAll(() => stage[Symbol.asyncDispose]())

const FACTS = {
  razorpay: { price: PLANS.basic.prices.INR.now, currency: 'INR', method: 'card' },
  paypal: { price: PLANS.basic.prices.USD.now, currency: 'USD', method: 'PAYPAL' },
} as const

const dayMs = 24 * 60 * 60 * 1000

describe.each(PAYMENT_PROVIDERS)('%s', (name) => {
  const provider = () => stage.payments[name]
  const begin = (reference?: string) => stage.begin(name, reference)
  const pay = async () => {
    const { id } = await begin()
    await stage.sandbox.perform(id, 'pay')
    return id
  }

  test('begins a subscription with our own id and a page to pay on', async () => {
    const { id, checkoutUrl } = await begin('own-id')
    expect(checkoutUrl).toMatch(/^http:\/\/pages\.invalid\/dev\/payments\/checkout\/.{10,}/)
    expect(await provider().readSubscription(id)).toEqual({
      id,
      planId: provider().planIds.basic,
      reference: 'own-id',
      state: 'pending',
      cancelsAtPeriodEnd: false,
      createdAt: expect.any(Date),
      startedAt: null,
      nextChargeAt: null,
      payer: { email: null, method: null },
      payments: [],
    })
  })

  test('begins no second one for the same id, and finds it by that', async () => {
    const first = await begin('twice')
    expect(await begin('twice')).toEqual(first)
    expect(await provider().findSubscription('twice')).toEqual(first)
    expect(await provider().findSubscription('never begun')).toBeNull()
  })

  test('begins a fresh one without reading what others began', async () => {
    for (let other = 0; other < 3; other++) await begin()
    const since = stage.clock.now()
    using asked = vi.spyOn(globalThis, 'fetch')
    const customer = { name: 'Ada', email: 'ada@example.com', phone: null }
    const urls = { returnUrl: 'http://pages.invalid/a', cancelUrl: 'http://pages.invalid/b' }
    const wanted = { reference: `${name}-fresh`, plan: 'basic', customer, ...urls } as const
    const made = await provider().createSubscription({ ...wanted, isFresh: true })
    const lists = asked.mock.calls.filter(([address, options]) => {
      const isRead = (options?.method ?? 'GET') === 'GET'
      return isRead && /subscriptions(?:\?|$)/.test(address instanceof Request ? address.url : String(address))
    })
    expect(asked.mock.calls.length).toBeGreaterThan(0)
    expect(lists).toEqual([])
    expect(await provider().findSubscription(`${name}-fresh`, { since })).toEqual(made)
  })

  test('finds one among many', async () => {
    const wanted = await begin('among many')
    for (let other = 0; other < 25; other++) await begin()
    expect(await provider().findSubscription('among many')).toEqual(wanted)
  })

  test('tells the payment of the first month', async () => {
    const id = await pay()
    const subscription = await provider().readSubscription(id)
    const { price, currency, method } = FACTS[name]
    const [payment] = subscription.payments
    expect(subscription).toMatchObject({ state: 'active', payer: { email: expect.stringContaining('@'), method } })
    expect(subscription.payments).toHaveLength(1)
    expect(payment).toMatchObject({ amount: price, currency, refunded: 0, method })
    expect(payment?.periodStart).toEqual(subscription.startedAt)
    expect(payment?.periodEnd).toEqual(addMonths(subscription.startedAt ?? new Date(0), 1))
    expect(subscription.nextChargeAt).toEqual(payment?.periodEnd)
  })

  test('tells every further month, oldest first and without gaps', async () => {
    const id = await pay()
    for (let month = 0; month < 3; month++) {
      stage.clock.advance(30 * dayMs)
      await stage.sandbox.perform(id, 'renew')
    }
    const { payments, startedAt, nextChargeAt } = await provider().readSubscription(id)
    expect(payments.map(({ periodStart }) => periodStart)).toEqual(
      [0, 1, 2, 3].map((month) => addMonths(startedAt ?? new Date(0), month)),
    )
    expect(payments.slice(1).map(({ periodStart }) => periodStart)).toEqual(
      payments.slice(0, -1).map(({ periodEnd }) => periodEnd),
    )
    expect(new Set(payments.map(({ id: payment }) => payment)).size).toBe(4)
    expect(nextChargeAt).toEqual(payments.at(-1)?.periodEnd)
  })

  test('tells months that were charged ahead of time one after the other', async () => {
    const id = await pay()
    await stage.sandbox.perform(id, 'renew')
    const { payments } = await provider().readSubscription(id)
    expect(payments[1]?.periodStart).toEqual(payments[0]?.periodEnd)
  })

  test('tells a payment that failed, and that it came later', async () => {
    const id = await pay()
    stage.clock.advance(31 * dayMs)
    await stage.sandbox.perform(id, 'fail')
    expect(await provider().readSubscription(id)).toMatchObject({ state: 'past_due', payments: { length: 1 } })
    stage.clock.advance(4 * dayMs)
    await stage.sandbox.perform(id, 'renew')
    const { state, payments } = await provider().readSubscription(id)
    expect(state).toBe('active')
    expect(payments[1]?.periodStart).toEqual(payments[0]?.periodEnd)
  })

  test('tells that charging has stopped, and that it goes on', async () => {
    const id = await pay()
    for (let charge = 0; charge < 3; charge++) await stage.sandbox.perform(id, 'fail')
    expect(await provider().readSubscription(id)).toMatchObject({ state: 'halted', nextChargeAt: null })
    await stage.sandbox.perform(id, 'renew')
    expect((await provider().readSubscription(id)).state).toBe('active')
  })

  test('tells what went back', async () => {
    const id = await pay()
    await stage.sandbox.perform(id, 'refund')
    const [payment] = (await provider().readSubscription(id)).payments
    expect(payment).toMatchObject({ amount: FACTS[name].price, refunded: FACTS[name].price })
  })

  test('cancels at once and as often as asked', async () => {
    const id = await pay()
    for (const when of ['period-end', 'period-end', 'now'] as const) {
      await provider().cancelSubscription(id, when)
      const { state, nextChargeAt, payments } = await provider().readSubscription(id)
      expect({ state, nextChargeAt, count: payments.length }).toEqual({
        state: 'cancelled',
        nextChargeAt: null,
        count: 1,
      })
    }
  })

  test('lets go of one that nobody has paid', async () => {
    const { id } = await begin()
    await provider().cancelSubscription(id, 'now')
    expect(['pending', 'cancelled']).toContain((await provider().readSubscription(id)).state)
  })

  test('tells one that has lapsed', async () => {
    const { id } = await begin()
    await stage.sandbox.perform(id, 'expire')
    expect(await provider().readSubscription(id)).toMatchObject({ state: 'ended', payments: [] })
  })

  test('knows no other ids', async () => {
    for (const id of ['sub_nobody', '../plans', 'a b', '%2e%2e', '?'])
      for (const ask of [() => provider().readSubscription(id), () => provider().cancelSubscription(id, 'now')])
        await expect(ask()).rejects.toBeInstanceOf(UnknownSubscriptionError)
  })

  test('refuses a plan that the provider does not have, for good', async () => {
    const planIds = { basic: 'plan_gone', advanced: 'plan_2', premium: 'plan_3' }
    const { sandbox, clock } = stage
    const other = PROVIDER_DESCRIPTIONS[name].open({ settings: { ...sandbox[name], planIds }, clock })
    const customer = { name: 'Ada', email: 'ada@example.com', phone: null }
    const urls = { returnUrl: 'http://pages.invalid/a', cancelUrl: 'http://pages.invalid/b' }
    const making = other.createSubscription({ reference: `${name}-gone`, plan: 'basic', customer, ...urls })
    await expect(making).rejects.toThrow('does not know the plan plan_gone.')
    await expect(making).rejects.toBeInstanceOf(PaymentRefusedError)
  })

  test('says which keys are wrong without showing them', async () => {
    const { sandbox, clock } = stage
    const wrong = { keySecret: 'wrong-key-secret', clientSecret: 'wrong-key-secret' }
    const other = PROVIDER_DESCRIPTIONS[name].open({ settings: { ...sandbox[name], ...wrong }, clock })
    const reading = other.readSubscription('sub_1')
    await expect(reading).rejects.toThrow(/does not accept our keys: \w+_(KEY|CLIENT)_ID and \w+_SECRET need/)
    await expect(reading).rejects.not.toBeInstanceOf(PaymentRefusedError)
    await expect(reading).rejects.not.toThrow('wrong-key-secret')
  })
})

test('PayPal does not tell how much of a payment went back in part, Razorpay does', async () => {
  const refunded = await Promise.all(
    PAYMENT_PROVIDERS.map(async (name) => {
      const { id } = await stage.begin(name)
      await stage.sandbox.perform(id, 'pay')
      await stage.sandbox.perform(id, 'refund-half')
      return (await stage.payments[name].readSubscription(id)).payments[0]?.refunded
    }),
  )
  expect(refunded).toEqual([PLANS.basic.prices.INR.now / 2, 0])
})

test("PayPal's token is kept until shortly before it lapses and renewed once when it is refused", async () => {
  const { id } = await stage.begin('paypal')
  stage.sandbox.revokeTokens()
  expect((await stage.payments.paypal.readSubscription(id)).id).toBe(id)
  stage.clock.advance(32_400 * 1000 - 59_000)
  stage.sandbox.fault({ what: 'unavailable', times: 3, path: /oauth2/ })
  await expect(stage.payments.paypal.readSubscription(id)).rejects.toThrow('no usable answer')
  expect((await stage.payments.paypal.readSubscription(id)).id).toBe(id)
})
