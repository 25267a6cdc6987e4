import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import { writeCertificate } from '@visage/sandbox/payments/keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paypal } from '../../adapters/payments/paypal/paypal.ts'
import { startPayments } from '../../testing/start-payments.ts'
import type { TestPayments } from '../../testing/start-payments.ts'

let stage: TestPayments
beforeAll(async () => {
  stage = await startPayments()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(() => stage.events.splice(0))

type Sent = { url: string; body: string; headers: Record<string, string> }

/** What the sandbox sends about a payment, caught on its way. */
const catchSent = async (provider: PaymentProviderName): Promise<Sent> => {
  const caught = Promise.withResolvers<Sent>()
  const catcher = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.end()
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const body = Buffer.concat(parts).toString()
      if (body.includes('charged') || body.includes('SALE.COMPLETED'))
        caught.resolve({ url: request.url ?? '', body, headers })
    })
  })
  await new Promise<void>((resolve) => void catcher.listen(0, '127.0.0.1', resolve))
  const { port } = catcher.address() as AddressInfo
  const { sandbox } = stage
  sandbox.attach({ webhooks: `http://127.0.0.1:${port}`, pages: 'http://pages.invalid' })
  await sandbox.perform((await stage.begin(provider)).id, 'pay')
  const sent = await caught.promise
  await sandbox.deliveries.settle()
  sandbox.attach({ webhooks: stage.url, pages: 'http://pages.invalid' })
  await new Promise((resolve) => void catcher.close(resolve))
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = sent.headers
  return { ...sent, headers }
}

const send = async ({ url, body, headers }: Sent): Promise<number> =>
  (await fetch(`${stage.url}${url}`, { method: 'POST', body, headers })).status

const PREFIXES = { razorpay: 'x-razorpay-', paypal: 'paypal-' } as const
const SUBSCRIPTION_IDS = { razorpay: /^sub_/, paypal: /^I-/ } as const
const idInBody = ({ body }: Sent): unknown => (JSON.parse(body) as { id?: unknown }).id
const SIGNATURES = { razorpay: 'x-razorpay-signature', paypal: 'paypal-transmission-sig' } as const

describe.each(PAYMENT_PROVIDERS)('a webhook of %s', (provider) => {
  test('is taken when its signature holds, and names the event and the subscription', async () => {
    const sent = await catchSent(provider)
    expect(await send(sent)).toBe(200)
    expect(stage.events).toEqual([
      {
        id: sent.headers['x-razorpay-event-id'] ?? idInBody(sent),
        type: provider === 'razorpay' ? 'subscription.charged' : 'PAYMENT.SALE.COMPLETED',
        subscriptionId: expect.stringMatching(SUBSCRIPTION_IDS[provider]),
        occurredAt: expect.any(Date),
      },
    ])
  })

  test('has the same id when it is played again', async () => {
    const sent = await catchSent(provider)
    expect([await send(sent), await send(sent)]).toEqual([200, 200])
    expect(stage.events[1]).toEqual(stage.events[0])
  })

  test('is refused when a single byte of it has changed', async () => {
    const sent = await catchSent(provider)
    for (const body of [`${sent.body} `, sent.body.replace('"USD"', '"EUR"').replace('"INR"', '"USD"'), '', '{}'])
      expect(await send({ ...sent, body })).toBe(400)
    expect(stage.events).toEqual([])
  })

  test('is refused with a signature that is bad, of another length, or missing', async () => {
    const sent = await catchSent(provider)
    const name = SIGNATURES[provider]
    for (const signature of ['', 'x', '0'.repeat(64), sent.headers[name]?.slice(2) ?? ''])
      expect(await send({ ...sent, headers: { ...sent.headers, [name]: signature } })).toBe(400)
    for (const missing of Object.keys(sent.headers).filter((header) => header.startsWith(PREFIXES[provider]))) {
      const { [missing]: _left, ...headers } = sent.headers
      expect(await send({ ...sent, headers })).toBe(400)
    }
    expect(stage.events).toEqual([])
  })

  test("is refused at the other provider's address", async () => {
    const sent = await catchSent(provider)
    const other = provider === 'razorpay' ? 'paypal' : 'razorpay'
    expect(await send({ ...sent, url: `/api/webhooks/${other}` })).toBe(400)
  })

  test('is answered with 500 when we fail, so that it comes again', async () => {
    const sent = await catchSent(provider)
    stage.failNext(1)
    expect(await send(sent)).toBe(500)
    expect(await send(sent)).toBe(200)
    expect(stage.events).toHaveLength(1)
  })

  test('is refused when it is larger than any of theirs', async () => {
    const sent = await catchSent(provider)
    expect(await send({ ...sent, body: `${sent.body}${' '.repeat(300_000)}` })).toBe(413)
  })

  test('tells about a refund which subscription it is about', async () => {
    const { id } = await stage.begin(provider)
    await stage.sandbox.perform(id, 'pay')
    await stage.sandbox.perform(id, 'refund')
    await stage.sandbox.deliveries.settle()
    const refund = stage.events.find(({ type }) => type.toLowerCase().includes('refund'))
    expect(refund?.subscriptionId).toBe(id)
  })
})

const signRazorpay = (body: string, secret = stage.sandbox.razorpay.webhookSecret): Sent => ({
  url: '/api/webhooks/razorpay',
  body,
  headers: {
    'content-type': 'application/json',
    'x-razorpay-event-id': 'evt_1',
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
  },
})

describe('Razorpay', () => {
  test('is not believed with another secret', async () => {
    expect(await send(signRazorpay('{}', stage.sandbox.razorpay.keySecret))).toBe(400)
  })

  test.each(['order.paid', 'subscription.renamed', 'payment.downtime.started'])(
    'may send %s, which means nothing here',
    async (event) => {
      const payload = { subscription: { entity: { id: 'sub_1' } } }
      const body = JSON.stringify({ entity: 'event', event, created_at: 1_700_000_000, payload })
      expect(await send(signRazorpay(body))).toBe(200)
      expect(stage.events).toMatchObject([{ type: event, subscriptionId: null }])
    },
  )

  test('may send a refund of something that is no subscription', async () => {
    const payload = { payment: { entity: { invoice_id: 'inv_unknown' } } }
    const body = JSON.stringify({ event: 'refund.processed', created_at: 1_700_000_000, payload })
    expect(await send(signRazorpay(body))).toBe(200)
    expect(stage.events).toMatchObject([{ subscriptionId: null }])
  })

  test('makes us fail, not forget, when it does not say whose refund it is', async () => {
    const payload = { payment: { entity: { invoice_id: 'inv_1' } } }
    const body = JSON.stringify({ event: 'refund.processed', created_at: 1_700_000_000, payload })
    stage.sandbox.fault({ what: 'unavailable', times: 3, path: /invoices/ })
    expect(await send(signRazorpay(body))).toBe(500)
  })

  test.each(['not json', '[]', '{"event":7}', '{"event":"subscription.charged","payload":{}}'])(
    'is not understood when it sends %s',
    async (body) => {
      expect(await send(signRazorpay(body))).toBe(400)
    },
  )
})

/** A key with its certificate on a port of this machine, to sign as the stand-in or as a forger. */
const openSigner = async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = writeCertificate({ ...pair, name: 'messageverificationcerts.paypal.com' })
  const server = createServer((_request, response) => response.end(certificate))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    sign(body: string): Record<string, string> {
      const [id, time] = ['transmission', stage.clock.now().toISOString()]
      const text = `${id}|${time}|${stage.sandbox.paypal.webhookId}|${crc32(body)}`
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(text), pair.privateKey).toString('base64'),
        'paypal-cert-url': `${origin}/cert`,
        'paypal-auth-algo': 'SHA256withRSA',
      }
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}

describe('PayPal', () => {
  const dayMs = 24 * 60 * 60 * 1000

  test('is taken for days, as it sends again for three, but not for ever', async () => {
    const sent = await catchSent('paypal')
    stage.clock.advance(3 * dayMs)
    expect(await send(sent)).toBe(200)
    stage.clock.advance(1.1 * dayMs)
    expect(await send(sent)).toBe(400)
  })

  test('is refused when it comes from the future', async () => {
    stage.clock.advance(dayMs)
    const sent = await catchSent('paypal')
    stage.clock.advance(-dayMs)
    expect(await send(sent)).toBe(400)
    stage.clock.advance(dayMs)
  })

  test.each([
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/made-up',
    'https://api.paypal.com.elsewhere.example/cert',
    'https://paypal.com@elsewhere.example/cert',
    'https://elsewhere.example/paypal.com',
    'https://user:password@api.paypal.com/cert',
    'https://api.paypal.com:8443/cert',
    'https://notpaypal.com/cert',
    'http://127.0.0.1:1/cert',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
  ])('is not believed by a certificate at %s', async (certUrl) => {
    const sent = await catchSent('paypal')
    expect(await send({ ...sent, headers: { ...sent.headers, 'paypal-cert-url': certUrl } })).toBe(400)
  })

  test.each(['https://www.paypal.com/v1/notifications/certs/CERT-1', 'https://api.paypal.com/elsewhere'])(
    'is not asked for a certificate at %s, where it keeps none',
    async (certUrl) => {
      const signer = await openSigner()
      const { clock, sandbox } = stage
      const provider = paypal.open({ settings: sandbox.paypal, clock })
      const headers = { ...signer.sign('{}'), 'paypal-cert-url': certUrl }
      await expect(provider.readWebhook(headers, Buffer.from('{}'))).rejects.toThrow(
        'The certificate is not at PayPal.',
      )
      await signer.close()
    },
  )

  test('is not believed with a key of somebody else', async () => {
    const forger = await openSigner()
    const sent = await catchSent('paypal')
    const forged = { ...sent.headers, ...forger.sign(sent.body) }
    expect(await send({ ...sent, headers: forged })).toBe(400)
    const certUrl = sent.headers['paypal-cert-url'] ?? ''
    expect(await send({ ...sent, headers: { ...forged, 'paypal-cert-url': certUrl } })).toBe(400)
    await forger.close()
  })

  test.each([
    ['PAYMENT.SALE.PENDING', { id: '1', billing_agreement_id: 'I-1' }, null],
    ['CUSTOMER.DISPUTE.CREATED', { id: 'PP-D-1' }, null],
    ['PAYMENT.SALE.COMPLETED', { id: '1' }, null],
    ['PAYMENT.SALE.REFUNDED', { id: '2', sale_id: 'unknown' }, null],
    ['PAYMENT.SALE.REVERSED', { id: '1', billing_agreement_id: 'I-1' }, 'I-1'],
    ['BILLING.SUBSCRIPTION.SUSPENDED', { id: 'I-1' }, 'I-1'],
    ['BILLING.SUBSCRIPTION.RENAMED', { id: 'I-1' }, null],
  ])('%s about %j is about the subscription %s', async (type, resource, subscriptionId) => {
    const signer = await openSigner()
    const { clock, sandbox } = stage
    const provider = paypal.open({ settings: sandbox.paypal, clock, standInOrigin: signer.origin })
    const body = JSON.stringify({ id: 'WH-1', event_type: type, create_time: '2026-01-01T00:00:00.000Z', resource })
    const event = await provider.readWebhook(signer.sign(body), Buffer.from(body))
    expect(event).toEqual({ id: 'WH-1', type, subscriptionId, occurredAt: new Date('2026-01-01T00:00:00Z') })
    for (const other of ['not json', '{}', '[]'])
      await expect(provider.readWebhook(signer.sign(other), Buffer.from(other))).rejects.toThrow('no event of PayPal')
    await signer.close()
  })

  test('is not believed when it was sent to another webhook, or signed otherwise', async () => {
    const sent = await catchSent('paypal')
    const changes = { 'paypal-auth-algo': 'SHA1withRSA', 'paypal-transmission-id': 'another' }
    for (const [name, value] of Object.entries(changes))
      expect(await send({ ...sent, headers: { ...sent.headers, [name]: value } })).toBe(400)
  })

  test('makes us fail, not refuse, when its certificate cannot be had', async () => {
    await stage.restart()
    const sent = await catchSent('paypal')
    stage.sandbox.fault({ what: 'unavailable', times: 3, path: /certs/ })
    expect(await send(sent)).toBe(500)
    stage.sandbox.fault({ what: 'garbled', times: 1, path: /certs/ })
    expect(await send(sent)).toBe(500)
    expect(await send(sent)).toBe(200)
    stage.sandbox.fault({ what: 'unavailable', times: 1, path: /certs/ })
    expect(await send(sent), 'the certificate is kept').toBe(200)
    stage.sandbox.fault({ what: 'unavailable', times: 0 })
  })
})

test('no log line holds a body, a signature, a card, a token, a key or an address', async () => {
  for (const provider of PAYMENT_PROVIDERS) {
    const sent = await catchSent(provider)
    await send(sent)
    await send({ ...sent, body: `${sent.body} ` })
    stage.failNext(1)
    await send(sent)
    expect(stage.log.join('\n')).not.toContain(sent.headers[SIGNATURES[provider]])
  }
  const { razorpay, paypal } = stage.sandbox
  const lines = stage.log.join('\n')
  expect(lines).toContain('request failed')
  for (const secret of [razorpay.keySecret, razorpay.webhookSecret, paypal.clientSecret, 'A21AA', 'token_', 'card_'])
    expect(lines).not.toContain(secret)
  expect(lines).not.toMatch(/last4|@example\.com|Basic |Bearer |authorization|919000090000/)
})
