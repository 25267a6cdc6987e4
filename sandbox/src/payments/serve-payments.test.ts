import { request } from 'node:http'
import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import { startTestServer } from '@visage/server/testing/start-test-server'
import type { TestServer } from '@visage/server/testing/start-test-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentSandbox } from './open-payment-sandbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ worker: false })
})
afterAll(() => server[Symbol.asyncDispose]())

const sandboxOf = ({ ctx }: TestServer): PaymentSandbox => {
  if (!ctx.sandbox?.payments) throw new Error('This server has no payment sandbox.')
  return ctx.sandbox.payments
}

let references = 0

const begin = ({ ctx }: TestServer, provider: PaymentProviderName) =>
  ctx.payments[provider].createSubscription({
    reference: `reference-${++references}`,
    plan: 'premium',
    customer: { name: 'Ada', email: 'ada@example.com', phone: null },
    returnUrl: 'https://visage.example/paymentSuccess?from=paypal',
    cancelUrl: 'https://visage.example/pricing',
  })

const get = (address: string) => fetch(address, { redirect: 'manual' })
const post = (address: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })

const stateOf = async (id: string) => (await sandboxOf(server).findSubscription(id))?.state

/** Where Close leads: Razorpay has no way back to us. */
const CLOSED = {
  razorpay: /^\/dev\/payments\/checkout\/[^/]+\?note=closed$/,
  paypal: /^https:\/\/visage\.example\/pricing\?subscription_id=I-/,
} as const

describe.each(PAYMENT_PROVIDERS)('the page to pay on for %s', (provider) => {
  test('says that no money moves, for what, and how much', async () => {
    const { checkoutUrl, id } = await begin(server, provider)
    expect(checkoutUrl).toMatch(new RegExp(`^${server.url}/dev/payments/checkout/`))
    const answer = await get(checkoutUrl)
    const html = await answer.text()
    for (const text of ['Sandbox: no money moves', 'Premium', id, provider === 'razorpay' ? '₹2,999.00' : '$39.99'])
      expect(html).toContain(text)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy.includes("form-action 'self' https://visage.example")).toBe(provider === 'paypal')
  })

  test('takes a payment once, however often Pay is pressed', async () => {
    const { checkoutUrl, id } = await begin(server, provider)
    const answers = await Promise.all([1, 2].map(() => post(checkoutUrl, { answer: 'pay' })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const subscription = await sandboxOf(server).findSubscription(id)
    expect(subscription?.payments).toHaveLength(1)
    const html = await (await get(checkoutUrl)).text()
    expect(html).toContain('You can close this page.')
    expect(html).not.toContain('<form')
  })

  test('declines, and lets one try again', async () => {
    const { checkoutUrl, id } = await begin(server, provider)
    const answer = await post(checkoutUrl, { answer: 'decline' })
    const html = await (await get(new URL(answer.headers.get('location') ?? '', checkoutUrl).href)).text()
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="pay"')
    expect(await stateOf(id)).toBe('created')
  })

  test('is closed without a payment', async () => {
    const { checkoutUrl, id } = await begin(server, provider)
    const location = (await post(checkoutUrl, { answer: 'close' })).headers.get('location') ?? ''
    expect(location).toMatch(CLOSED[provider])
    expect(await (await get(`${checkoutUrl}?note=closed`)).text()).toContain('Nothing was paid')
    expect(await stateOf(id)).toBe('created')
  })

  test('takes nothing for what was cancelled or has lapsed', async () => {
    const { checkoutUrl, id } = await begin(server, provider)
    await sandboxOf(server).perform(id, 'expire')
    await post(checkoutUrl, { answer: 'pay' })
    expect(await stateOf(id)).toBe('expired')
    expect(await (await get(checkoutUrl)).text()).toContain('no longer open')
  })

  test('understands nothing else', async () => {
    const { checkoutUrl } = await begin(server, provider)
    expect((await post(checkoutUrl, { answer: 'steal' })).status).toBe(400)
    expect((await post(checkoutUrl, {})).status).toBe(400)
    expect((await post(checkoutUrl, { answer: 'x'.repeat(10_000) })).status).toBe(413)
  })
})

test('PayPal sends back with its marks on the address, which keeps what it held', async () => {
  const { checkoutUrl, id } = await begin(server, 'paypal')
  const back = new URL((await post(checkoutUrl, { answer: 'pay' })).headers.get('location') ?? '')
  const { ba_token: token, ...rest } = Object.fromEntries(back.searchParams)
  expect(`${back.origin}${back.pathname}`).toBe('https://visage.example/paymentSuccess')
  expect(rest).toEqual({ from: 'paypal', subscription_id: id, token })
})

test('there is no page for a token that nobody was given', async () => {
  const answer = await get(`${server.url}/dev/payments/checkout/BA-NOBODY`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('There is no such payment')
  expect((await post(`${server.url}/dev/payments/checkout/BA-NOBODY`, { answer: 'pay' })).status).toBe(404)
})

const switchesAt = () => `${server.url}/dev/payments`

describe('the switches', () => {
  test('list every subscription with what can happen to it', async () => {
    const { id } = await begin(server, 'razorpay')
    await sandboxOf(server).perform(id, 'pay')
    const html = await (await get(switchesAt())).text()
    expect(html).toContain(id)
    for (const action of ['renew', 'fail', 'halt', 'refund', 'cancel']) expect(html).toContain(`value="${action}"`)
    const answer = await post(`${switchesAt()}/${id}`, { action: 'renew' })
    expect(answer.headers.get('location')).toBe('/dev/payments')
    expect((await sandboxOf(server).findSubscription(id))?.payments).toHaveLength(2)
  })

  test('hold webhooks back and make trouble', async () => {
    await post(`${switchesAt()}/line`, { delivery: 'lost' })
    expect(sandboxOf(server).deliveries.readDelivery()).toBe('lost')
    await sandboxOf(server).deliveries.settle()
    await post(`${switchesAt()}/trouble`, { what: 'unavailable', times: '1' })
    expect((await fetch(`${sandboxOf(server).origin}/v1/subscriptions`)).status).toBe(503)
    expect((await post(`${switchesAt()}/trouble`, { what: 'fire', times: '1' })).status).toBe(400)
    await post(`${switchesAt()}/line`, { delivery: 'prompt' })
    expect(sandboxOf(server).deliveries.readDelivery()).toBe('prompt')
  })

  test('are for pages of this machine alone', async () => {
    const { id } = await begin(server, 'paypal')
    const act = (headers: Record<string, string>) => post(`${switchesAt()}/${id}`, { action: 'pay' }, headers)
    expect((await act({ 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect((await act({ 'sec-fetch-site': 'same-site' })).status).toBe(404)
    expect((await act({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    const asRebound = await new Promise<number>((resolve, reject) => {
      const asking = request(switchesAt(), { headers: { host: 'rebound.example' } }, ({ statusCode = 0 }) =>
        resolve(statusCode),
      )
      asking.on('error', reject).end()
    })
    expect(asRebound).toBe(404)
    expect(await stateOf(id)).toBe('created')
    expect((await act({ 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  })
})

describe('in production', () => {
  const secrets = {
    TOKEN_SECRET: 't'.repeat(40),
    MEDIA_SECRET: 'm'.repeat(40),
    PROVENANCE_SECRET: 'p'.repeat(40),
    PUBLIC_URL: 'https://visage.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }

  test('real providers have neither a page to pay on nor a switch', async () => {
    const env = {
      NODE_ENV: 'production',
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_live_1',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
      RAZORPAY_PLAN_BASIC: 'plan_1',
      RAZORPAY_PLAN_ADVANCED: 'plan_2',
      RAZORPAY_PLAN_PREMIUM: 'plan_3',
      LOG_LEVEL: 'silent',
      ...secrets,
    }
    await using production = await startTestServer({ env, worker: false })
    expect(production.ctx.sandbox).toBeNull()
    expect(production.ctx.payments.isSandbox).toBe(false)
    for (const path of ['', '/checkout/x'])
      expect((await get(`${production.url}/dev/payments${path}`)).status).toBe(404)
    const beginning = begin(production, 'paypal')
    await expect(beginning).rejects.toThrow('Payments through PayPal are not offered here.')
  })
})
