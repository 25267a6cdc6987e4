import { PAYMENT_PROVIDERS, PLANS } from '@visage/contract'
import type { CurrentPlan, Payment, PaymentProviderName } from '@visage/contract'
import { AMERICAN, INDIAN } from '@visage/server/billing/testing/billing-server'
import { createLogger } from '@visage/server/open-context'
import { startTestServer } from '@visage/server/testing/start-test-server'
import type { TestServer } from '@visage/server/testing/start-test-server'
import type { TestUser } from '@visage/server/testing/test-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxAction } from './change-subscription.ts'
import type { PaymentSandbox } from './open-payment-sandbox.ts'

const lines: string[] = []

let server: TestServer
beforeAll(async () => {
  const log = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  server = await startTestServer({ overrides: { log } })
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => readSandbox().deliveries.setDelivery('prompt'))

const readSandbox = (): PaymentSandbox => {
  const payments = server.ctx.sandbox?.payments
  if (!payments) throw new Error('This server has no payment sandbox.')
  return payments
}

const ADDRESSES = { razorpay: INDIAN, paypal: AMERICAN } as const
const PRICES = { razorpay: PLANS.basic.prices.INR.now, paypal: PLANS.basic.prices.USD.now } as const
const PATHS = { razorpay: '/subscription/', paypal: '/paypal-subscription/' } as const

const monthMs = 31 * 24 * 60 * 60 * 1000

/** Somebody who pays through a provider, with all that they do going over HTTP. */
const signUpPayer = async (provider: PaymentProviderName) => {
  const user: TestUser = await server.client.signUp()
  const sandbox = readSandbox()
  const post = async (path: string, body: object) => {
    const answer = await server.client.post(path, body, { token: user.access })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await post('/create_billing/', { user_id: user.id, email: user.email, ...ADDRESSES[provider] })
  return {
    async choose(): Promise<{ subscription_id: string; short_url: string }> {
      return post(PATHS[provider], { user_id: user.id, plan_id: server.ctx.payments[provider].planIds.basic })
    },
    answer: (shortUrl: string, answer: string) =>
      fetch(shortUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) }),
    async perform(id: string, action: SandboxAction) {
      await sandbox.perform(id, action)
      await sandbox.deliveries.settle()
    },
    cancel: (): Promise<CurrentPlan> => post('/subscription/cancel', { user_id: user.id }),
    readPlan: (): Promise<CurrentPlan> => post('/get_current_plan/', { user_id: user.id }),
    readReceipt: (id: string) => post('/fetch_sub_paypal_details/', { subscription_id: id }),
    listPayments: async () =>
      (await server.client.request('GET', '/billing/payments', { token: user.access })).body.payments,
    /** Signs in again, as access tokens last 15 minutes. */
    async signIn() {
      const { email, password } = user
      user.access = (await server.client.post('/manual_login/', { email, password })).body.access
    },
  }
}

describe.each(PAYMENT_PROVIDERS)('whoever pays through %s', (provider) => {
  test('has the plan once the payment went through, month after month, until it is cancelled', async () => {
    const payer = await signUpPayer(provider)
    const { subscription_id: id, short_url: shortUrl } = await payer.choose()
    await payer.answer(shortUrl, 'decline')
    expect(await payer.readPlan()).toMatchObject({ plan: null, pending: { subscription_id: id } })
    await payer.answer(shortUrl, 'pay')
    await readSandbox().deliveries.settle()
    expect(await payer.readPlan()).toMatchObject({ plan: 'basic', state: 'active', subscription_id: id, provider })
    server.clock.advance(monthMs)
    await payer.signIn()
    await payer.perform(id, 'fail')
    expect(await payer.readPlan()).toMatchObject({ plan: 'basic', state: 'past_due' })
    await payer.perform(id, 'renew')
    expect(await payer.readPlan()).toMatchObject({ plan: 'basic', state: 'active' })
    expect(await payer.listPayments()).toHaveLength(2)
    expect(await payer.cancel()).toMatchObject({ plan: 'basic', state: 'cancelled', cancels_at_period_end: true })
  })

  test('is asked about again although webhooks come twice, in the wrong order, or not at all', async () => {
    const payer = await signUpPayer(provider)
    const { deliveries } = readSandbox()
    const { subscription_id: id, short_url: shortUrl } = await payer.choose()
    await deliveries.settle()
    deliveries.setDelivery('held')
    await payer.answer(shortUrl, 'pay')
    await payer.perform(id, 'renew')
    await deliveries.release('newest-first')
    expect(await payer.listPayments()).toHaveLength(2)
    deliveries.setDelivery('twice')
    await payer.perform(id, 'renew')
    expect(await payer.listPayments()).toHaveLength(3)
    deliveries.setDelivery('lost')
    await payer.perform(id, 'refund')
    server.clock.advance(5000)
    await payer.readReceipt(id)
    const amount = PRICES[provider]
    expect((await payer.listPayments()).map((payment: Payment) => payment.refunded).toSorted()).toEqual([0, 0, amount])
  })

  test('is paid for although our side fails while the webhook comes', async () => {
    const payer = await signUpPayer(provider)
    const { subscription_id: id, short_url: shortUrl } = await payer.choose()
    readSandbox().fault({ what: 'unavailable', times: 3, path: new RegExp(`${id}$`) })
    await payer.answer(shortUrl, 'pay')
    await readSandbox().deliveries.settle()
    expect(await payer.readPlan()).toMatchObject({ plan: 'basic', state: 'active' })
  })
})

test('no line of the log of all this holds a key, a signature, a card, a token or an address', () => {
  const { razorpay, paypal } = readSandbox()
  const told = lines.join('\n')
  expect(told).toContain('/api/webhooks/razorpay')
  expect(told).toContain('request failed')
  for (const secret of [razorpay.keySecret, razorpay.webhookSecret, paypal.clientSecret, 'A21AA', 'token_', 'card_'])
    expect(told).not.toContain(secret)
  expect(told).not.toMatch(
    /last4|@example\.com|Basic [A-Za-z0-9]|Bearer |eyJ|correct horse|919000090000|BA-|-----BEGIN/,
  )
})
