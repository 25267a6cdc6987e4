import { randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { PLAN_KEYS } from '@visage/contract'
import { parseJson } from '@visage/server/answers'
import { z } from 'zod'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionUpdate } from './change-subscription.ts'
import { amountText, paypalSale, paypalSubscriptionResource, paypalTransaction, timeText } from './paypal-resources.ts'
import { numberOf } from './sandbox-server.ts'
import type { SandboxAnswer, SandboxRequest, SandboxRoutes } from './sandbox-server.ts'
import type { SandboxVoice, SandboxWorld } from './sandbox-store.ts'
import { beginSubscription, randomCode } from './sandbox-subscription.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

const tokenSeconds = 32_400

const refuse = (status: number, name: string, issue: string, description: string): SandboxAnswer => ({
  status,
  json: {
    name,
    message: description,
    debug_id: randomBytes(6).toString('hex'),
    details: [{ issue, description }],
    links: [],
  },
})
const unknownId = () =>
  refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

const creation = z.object({
  plan_id: z.string(),
  custom_id: z.string().max(127).optional(),
  subscriber: z.object({ email_address: z.email() }).optional(),
  application_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
})

const createRoutes = (world: SandboxWorld): SandboxRoutes => {
  const list = async () => (await world.store.list()).filter(({ provider }) => provider === 'paypal')
  const find = async (id: string) => (await list()).find((subscription) => subscription.id === id)
  const resource = (subscription: SandboxSubscription, status = 200): SandboxAnswer => ({
    status,
    json: paypalSubscriptionResource(world, subscription),
  })

  const create = async ({ text, headers }: SandboxRequest): Promise<SandboxAnswer> => {
    const asked = creation.safeParse(parseJson(text))
    if (!asked.success)
      return refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX', 'The request is not well-formed.')
    const { plan_id: planId, custom_id: customId, subscriber, application_context: context } = asked.data
    const plan = PLAN_KEYS.find((key) => world.paypal.planIds[key] === planId)
    if (!plan) return unknownId()
    const requestId = headers['paypal-request-id'] ?? randomUUID()
    const now = world.clock.now()
    const made = beginSubscription(
      {
        provider: 'paypal',
        plan,
        reference: customId ?? null,
        requestId,
        checkoutToken: `BA-${randomCode(17)}`,
        email: subscriber?.email_address ?? null,
        returnUrl: context.return_url,
        cancelUrl: context.cancel_url,
      },
      now,
    )
    let earlier: SandboxSubscription | undefined
    await world.store.change(async () => {
      earlier = (await list()).find((one) => one.requestId === requestId)
      return earlier ? undefined : { subscription: made, events: tellType(world, made, 'CREATED') }
    })
    if (earlier) return resource(earlier)
    return resource(made, 201)
  }

  return {
    'POST /v1/billing/subscriptions': create,
    async 'GET /v1/billing/subscriptions'({ query }) {
      const after = Date.parse(query.get('created_after') ?? '') || 0
      const size = numberOf(query, 'page_size', 10)
      const start = (numberOf(query, 'page', 1) - 1) * size
      const recent = (await list()).filter(({ createdAt }) => createdAt.getTime() >= after).slice(start, start + size)
      const subscriptions = recent.map((subscription) => paypalSubscriptionResource(world, subscription))
      return { status: 200, json: { subscriptions, links: [] } }
    },
    async 'GET /v1/billing/subscriptions/:id'(_request, id) {
      const subscription = await find(id)
      return subscription ? resource(subscription) : unknownId()
    },
    async 'POST /v1/billing/subscriptions/:id/cancel'({ text }, id) {
      if (!z.object({ reason: z.string().min(1).max(128) }).safeParse(parseJson(text)).success)
        return refuse(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER', 'A required field is missing.')
      const changed = await world.store.change(async () => {
        const subscription = await find(id)
        const now = world.clock.now()
        const outcome = subscription && changeSubscription(subscription, { action: 'cancel', now })
        return (
          outcome && { ...outcome, events: outcome.news.flatMap((news) => tell(world, outcome.subscription, news)) }
        )
      })
      if (changed) return { status: 204 }
      if (!(await find(id))) return unknownId()
      const text422 =
        'Invalid subscription status for cancel action; subscription status should be active or suspended.'
      return refuse(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID', text422)
    },
    async 'GET /v1/billing/subscriptions/:id/transactions'({ query }, id) {
      const [start, end] = ['start_time', 'end_time'].map((name) => Date.parse(query.get(name) ?? ''))
      if (!(start !== undefined && end !== undefined && start < end))
        return refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', 'The time range is invalid.')
      const subscription = await find(id)
      if (!subscription) return unknownId()
      const within = subscription.payments.filter(({ paidAt }) => +paidAt >= start && +paidAt <= end)
      const transactions = within.toReversed().map((payment) => paypalTransaction(subscription, payment))
      return { status: 200, json: { transactions, links: [] } }
    },
    async 'GET /v1/payments/sale/:id'(_request, id) {
      const subscription = (await list()).find(({ payments }) => payments.some((payment) => payment.id === id))
      const payment = subscription?.payments.find((one) => one.id === id)
      return subscription && payment ? { status: 200, json: paypalSale(subscription, payment) } : unknownId()
    },
  }
}

const write = (world: SandboxWorld, type: string, resourceType: string, resource: object) => {
  const id = `WH-${randomCode(17)}-${randomCode(17)}`
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    resource_version: '2.0',
    create_time: world.clock.now().toISOString(),
    resource_type: resourceType,
    event_type: type,
    summary: 'An event of the sandbox',
    resource,
    links: [],
  })
  return [{ id, provider: 'paypal' as const, type, body }]
}

const tellType = (world: SandboxWorld, subscription: SandboxSubscription, type: string) => {
  const resource = paypalSubscriptionResource(world, subscription)
  return write(world, `BILLING.SUBSCRIPTION.${type}`, 'subscription', resource)
}

const NAMES: Record<Exclude<SubscriptionUpdate['what'], 'charged' | 'refunded'>, string> = {
  activated: 'ACTIVATED',
  pending: 'PAYMENT.FAILED',
  halted: 'SUSPENDED',
  cancelled: 'CANCELLED',
}

const tell: SandboxVoice['tell'] = (world, subscription, news) => {
  if (news.what === 'charged')
    return write(world, 'PAYMENT.SALE.COMPLETED', 'sale', paypalSale(subscription, news.payment))
  if (news.what !== 'refunded') return tellType(world, subscription, NAMES[news.what])
  const { refundId: id, payment, amount } = news
  const total = `-${amountText(amount)}`
  const resource = { id, state: 'completed', amount: { total, currency: 'USD' }, sale_id: payment.id }
  return write(world, 'PAYMENT.SALE.REFUNDED', 'refund', { ...resource, create_time: timeText(world.clock.now()) })
}

/** PayPal's webhooks: identity, time and checksum under the key of a certificate. */
export const paypalVoice: SandboxVoice = {
  tell,
  async sign({ paypal, paypalKeys, clock, origin }, { body }) {
    const id = randomUUID()
    const time = timeText(clock.now())
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': await paypalKeys.sign(`${id}|${time}|${paypal.webhookId}|${crc32(body)}`),
      'paypal-cert-url': `${origin()}${paypalKeys.certificatePath}`,
      'paypal-auth-algo': 'SHA256withRSA',
    }
  },
}

/** The part of PayPal's API that is used here, for the keys of this sandbox. */
export const openPaypalSide = (world: SandboxWorld) => {
  const { clientId, clientSecret } = world.paypal
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const ends = new Map<string, number>()

  const issueToken = ({ headers, text }: SandboxRequest): SandboxAnswer => {
    if (headers.authorization !== basic || new URLSearchParams(text).get('grant_type') !== 'client_credentials')
      return { status: 401, json: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
    const token = `A21AA${randomCode(40)}`
    ends.set(token, world.clock.now().getTime() + tokenSeconds * 1000)
    const json = {
      scope: 'sandbox',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: tokenSeconds,
    }
    return { status: 200, json }
  }

  return {
    openRoutes: {
      'POST /v1/oauth2/token': issueToken,
      [`GET ${world.paypalKeys.certificatePath}`]: async () => ({
        status: 200,
        text: await world.paypalKeys.readCertificate(),
      }),
    } satisfies SandboxRoutes,
    routes: createRoutes(world),
    isAllowed: (authorization: string | undefined) =>
      (ends.get(authorization?.replace(/^Bearer /, '') ?? '') ?? 0) > world.clock.now().getTime(),
    unauthorized: (): SandboxAnswer => ({
      status: 401,
      json: { error: 'invalid_token', error_description: 'Token signature verification failed' },
    }),
    revokeTokens: () => ends.clear(),
  }
}
