import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { PAYMENT_PROVIDERS } from '@visage/contract'
import { startPayments } from '@visage/server/testing/start-payments'
import type { TestPayments } from '@visage/server/testing/start-payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCertificate } from './paypal-keys.ts'

let stage: TestPayments
beforeAll(async () => {
  stage = await startPayments()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(async () => {
  stage.sandbox.deliveries.setDelivery('prompt')
  await stage.sandbox.deliveries.settle()
  stage.events.splice(0)
})

const types = () => stage.events.map(({ type }) => type)
const ids = () => stage.events.map(({ id }) => id)

const NEWS = {
  razorpay: {
    pay: ['subscription.activated', 'subscription.charged'],
    renew: ['subscription.charged'],
    fail: ['subscription.pending'],
    halt: ['subscription.halted'],
    refund: ['refund.processed'],
    cancel: ['subscription.cancelled'],
  },
  paypal: {
    pay: ['BILLING.SUBSCRIPTION.ACTIVATED', 'PAYMENT.SALE.COMPLETED'],
    renew: ['PAYMENT.SALE.COMPLETED'],
    fail: ['BILLING.SUBSCRIPTION.PAYMENT.FAILED'],
    halt: ['BILLING.SUBSCRIPTION.SUSPENDED'],
    refund: ['PAYMENT.SALE.REFUNDED'],
    cancel: ['BILLING.SUBSCRIPTION.CANCELLED'],
  },
} as const

describe.each(PAYMENT_PROVIDERS)('the stand-in for %s', (provider) => {
  const begin = async () => {
    const { id } = await stage.begin(provider)
    await stage.sandbox.deliveries.settle()
    stage.events.splice(0)
    return id
  }

  test('tells all that happens, once and in order', async () => {
    const id = await begin()
    const actions = ['pay', 'renew', 'fail', 'renew', 'refund', 'halt', 'renew', 'cancel'] as const
    const told: string[] = []
    for (const action of actions) {
      const wasHalted = (await stage.sandbox.findSubscription(id))?.state === 'halted'
      await stage.sandbox.perform(id, action)
      told.push(...(wasHalted ? NEWS[provider].pay : NEWS[provider][action]))
    }
    await stage.sandbox.deliveries.settle()
    expect(types()).toEqual(told)
    expect(new Set(ids()).size).toBe(told.length)
    expect(new Set(stage.events.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([id]))
  })

  test('does nothing twice that can be done once', async () => {
    const id = await begin()
    await Promise.all([1, 2, 3].map(() => stage.sandbox.perform(id, 'pay')))
    expect((await stage.sandbox.findSubscription(id))?.payments).toHaveLength(1)
    expect(await stage.sandbox.perform(id, 'expire')).toBeUndefined()
    await stage.sandbox.perform(id, 'cancel')
    for (const action of ['pay', 'renew', 'fail', 'cancel'] as const)
      expect(await stage.sandbox.perform(id, action)).toBeUndefined()
    expect(await stage.sandbox.perform('nobody', 'pay')).toBeUndefined()
  })

  test('sends twice, holds back, turns the order round and loses when told', async () => {
    const { sandbox } = stage
    const { deliveries } = sandbox
    const [first, second] = NEWS[provider].pay
    deliveries.setDelivery('twice')
    await sandbox.perform(await begin(), 'pay')
    await deliveries.settle()
    expect(types()).toEqual([first, first, second, second])
    expect(new Set(ids()).size).toBe(2)
    stage.events.splice(0)

    const held = await begin()
    deliveries.setDelivery('held')
    await sandbox.perform(held, 'pay')
    expect(await deliveries.listWaiting()).toHaveLength(2)
    await deliveries.release('newest-first')
    expect(types()).toEqual([second, first])
    stage.events.splice(0)

    deliveries.setDelivery('lost')
    await sandbox.perform(held, 'renew')
    await deliveries.settle()
    expect(types()).toEqual([])
    expect((await stage.payments[provider].readSubscription(held)).payments).toHaveLength(2)
  })

  test('sends again what we could not take', async () => {
    const id = await begin()
    stage.failNext(2)
    await stage.sandbox.perform(id, 'pay')
    await stage.sandbox.deliveries.settle()
    expect(types().toSorted()).toEqual([...NEWS[provider].pay].toSorted())
  })

  test('knows everything after a restart, and sends what was still on its way', async () => {
    const id = await begin()
    stage.sandbox.deliveries.setDelivery('held')
    await stage.sandbox.perform(id, 'pay')
    const before = await stage.payments[provider].readSubscription(id)
    const begun = await stage.begin(provider, `kept-${provider}`)
    await stage.restart()
    expect(await stage.begin(provider, `kept-${provider}`)).toEqual(begun)
    expect(await stage.payments[provider].readSubscription(id)).toEqual(before)
    await stage.sandbox.deliveries.settle()
    expect(stage.events.filter(({ subscriptionId }) => subscriptionId === id).map(({ type }) => type)).toEqual(
      NEWS[provider].pay,
    )
  })
})

test('begins one subscription for calls to PayPal that come at once', async () => {
  const begun = await Promise.all([1, 2, 3].map(() => stage.begin('paypal', 'at once')))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
})

test('speaks with the bearer of its keys only', async () => {
  const { origin } = stage.sandbox
  for (const path of ['/v1/subscriptions', '/v1/billing/subscriptions', '/v1/payments/sale/1', '/v1/payments/pay_1']) {
    const answers = await Promise.all(
      ['', 'Basic eDp5', 'Bearer x'].map((authorization) => fetch(`${origin}${path}`, { headers: { authorization } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  }
})

test('has no switch at its port', async () => {
  const { keyId, keySecret } = stage.sandbox.razorpay
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  for (const path of ['/', '/trouble', '/dev/payments', '/v1/trouble'])
    expect((await fetch(`${stage.sandbox.origin}${path}`, { headers: { authorization } })).status).toBe(404)
})

test('ends at the end of the paid month when Razorpay was asked for that', async () => {
  const { sandbox } = stage
  const { keyId, keySecret } = sandbox.razorpay
  const { id } = await stage.begin('razorpay')
  await sandbox.perform(id, 'pay')
  const answer = await fetch(`${sandbox.origin}/v1/subscriptions/${id}/cancel`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: '{"cancel_at_cycle_end":1}',
  })
  expect(await answer.json()).toMatchObject({ id, status: 'active', has_scheduled_changes: false })
  expect((await stage.payments.razorpay.readSubscription(id)).state).toBe('active')
  await sandbox.perform(id, 'renew')
  const { state, payments } = await stage.payments.razorpay.readSubscription(id)
  expect({ state, count: payments.length }).toEqual({ state: 'cancelled', count: 1 })
})

test('its certificate is a real one', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = new X509Certificate(writeCertificate({ ...pair, name: 'sandbox.invalid' }))
  expect(certificate.subject).toBe('CN=sandbox.invalid')
  expect(certificate.checkIssued(certificate)).toBe(true)
  expect(certificate.verify(pair.publicKey)).toBe(true)
  expect(certificate.verify(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)).toBe(false)
  expect(certificate.validToDate.getUTCFullYear()).toBe(9999)
})
