import { PAYMENT_PROVIDERS } from '@visage/contract'
import { FAULTS } from '@visage/sandbox/payments/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPayments } from '../../testing/start-payments.ts'
import type { TestPayments } from '../../testing/start-payments.ts'
import { PaymentRefusedError } from './payment-provider.ts'

let stage: TestPayments
beforeAll(async () => {
  stage = await startPayments()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** Longer than an adapter of the test waits. */
const delayMs = 1500

describe.each(PAYMENT_PROVIDERS)('%s', (name) => {
  const provider = () => stage.payments[name]

  test.each(FAULTS.filter((what) => what !== 'garbled'))('reads again after an answer that is %s', async (what) => {
    const { id } = await stage.begin(name)
    stage.sandbox.fault({ what, times: 1, delayMs, path: /subscriptions/ })
    expect((await provider().readSubscription(id)).id).toBe(id)
  })

  test.each(FAULTS)('gives up on answers that stay %s, with a sentence and for now only', async (what) => {
    const { id } = await stage.begin(name)
    stage.sandbox.fault({ what, times: 100, delayMs })
    const reading = provider().readSubscription(id)
    await expect(reading).rejects.toThrow(/^(Razorpay|PayPal) .*Please try again\.$/)
    await expect(reading).rejects.not.toBeInstanceOf(PaymentRefusedError)
    stage.sandbox.fault({ what, times: 0 })
    expect((await provider().readSubscription(id)).id).toBe(id)
  })

  test('begins one subscription however often the answer gets lost', async () => {
    const reference = `lost-${name}`
    stage.sandbox.fault({ what: 'cut', times: 3, isDone: true, path: /\/subscriptions$/ })
    await Promise.allSettled([stage.begin(name, reference)])
    stage.sandbox.fault({ what: 'cut', times: 0 })
    const { id } = await stage.begin(name, reference)
    expect(await provider().findSubscription(reference)).toMatchObject({ id })
    const begun = (await stage.sandbox.listSubscriptions()).filter((one) => one.reference === reference)
    expect(begun.map((one) => one.id)).toEqual([id])
  })

  test('cancels once although the answer got lost', async () => {
    const { id } = await stage.begin(name)
    await stage.sandbox.perform(id, 'pay')
    stage.sandbox.fault({ what: 'cut', times: 1, isDone: true, path: /cancel$/ })
    await provider().cancelSubscription(id, 'now')
    expect((await provider().readSubscription(id)).state).toBe('cancelled')
  })

  test('stops at once when nobody wants the answer any more', async () => {
    const { id } = await stage.begin(name)
    const asked = (await stage.sandbox.listSubscriptions()).length
    stage.sandbox.fault({ what: 'slow', times: 1, delayMs })
    const stop = new AbortController()
    const reading = provider().readSubscription(id, stop.signal)
    stop.abort()
    await expect(reading).rejects.toThrow(/aborted|no usable answer/)
    await expect(provider().readSubscription(id, AbortSignal.abort())).rejects.toThrow('aborted')
    stage.sandbox.fault({ what: 'slow', times: 0 })
    expect((await stage.sandbox.listSubscriptions()).length).toBe(asked)
  })
})

test('Razorpay is never told twice to begin one', async () => {
  stage.sandbox.fault({ what: 'unavailable', times: 1, isDone: true, path: /\/v1\/subscriptions$/ })
  // The first answer that goes wrong is the search; it is asked again.
  await stage.begin('razorpay', 'never twice')
  const begun = (await stage.sandbox.listSubscriptions()).filter((one) => one.reference === 'never twice')
  expect(begun).toHaveLength(1)
})

test('no sentence of an error holds a key', async () => {
  stage.sandbox.fault({ what: 'redirect', times: 100 })
  const { keySecret, webhookSecret } = stage.sandbox.razorpay
  const { clientSecret } = stage.sandbox.paypal
  for (const name of PAYMENT_PROVIDERS) {
    const error: unknown = await stage.payments[name].readSubscription('sub_1').catch((thrown: unknown) => thrown)
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)
    for (const secret of [keySecret, webhookSecret, clientSecret]) expect(told).not.toContain(secret)
  }
  stage.sandbox.fault({ what: 'redirect', times: 0 })
})
