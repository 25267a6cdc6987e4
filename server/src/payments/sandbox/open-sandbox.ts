import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import type { PlanKey } from '@visage/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../lib/clock.ts'
import type { PaypalSettings, RazorpaySettings } from '../read-payment-settings.ts'
import { changeSubscription } from './change-subscription.ts'
import { createDeliverer } from './deliver-events.ts'
import type { PaymentSandbox } from './payment-sandbox.ts'
import { createPaypalKeys } from './paypal-keys.ts'
import { openPaypalSide, paypalVoice } from './paypal-side.ts'
import { openRazorpaySide, razorpayVoice } from './razorpay-side.ts'
import { answerRoute } from './sandbox-route.ts'
import type { SandboxAnswer, SandboxRequest } from './sandbox-route.ts'
import { openSandboxStore } from './sandbox-store.ts'
import { PLAN_ID_PREFIXES } from './sandbox-subscription.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import { answerWithTrouble } from './trouble.ts'
import type { Trouble } from './trouble.ts'

export const CHECKOUT_PATH = '/dev/payments/checkout'
const maxRequestBytes = 100_000

const planIds = (provider: keyof typeof PLAN_ID_PREFIXES): Record<PlanKey, string> => {
  const idOf = (plan: PlanKey) => {
    const id = `${PLAN_ID_PREFIXES[provider]}${plan}`
    return provider === 'paypal' ? id.toUpperCase() : id
  }
  return { basic: idOf('basic'), advanced: idOf('advanced'), premium: idOf('premium') }
}

const secret = () => randomBytes(24).toString('base64url')

const createSettings = (baseUrl: string): { razorpay: RazorpaySettings; paypal: PaypalSettings } => ({
  razorpay: {
    keyId: 'rzp_sandbox_visage',
    keySecret: secret(),
    webhookSecret: secret(),
    baseUrl,
    planIds: planIds('razorpay'),
  },
  paypal: {
    clientId: 'sandbox-visage',
    clientSecret: secret(),
    webhookId: 'WH-SANDBOX',
    baseUrl,
    planIds: planIds('paypal'),
  },
})

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > maxRequestBytes) throw new Error('A request to the sandbox is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const readRequest = async (request: IncomingMessage): Promise<SandboxRequest> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox.invalid')
  const text = await readText(request)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, text }
}

const send = (response: ServerResponse, { status, json, text }: SandboxAnswer): void => {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json))
  response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/plain' }).end(body)
}

const listen = (server: ReturnType<typeof createServer>): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`)
      else reject(new Error('The payment sandbox found no port.'))
    })
  })

/** Answers with the side that knows the keys of the request. */
const createAnswers = (world: SandboxWorld) => {
  const razorpay = openRazorpaySide(world)
  const paypal = openPaypalSide(world)
  const answer = async (request: SandboxRequest): Promise<SandboxAnswer> => {
    const open = await answerRoute(paypal.openRoutes, request)
    if (open) return open
    const { authorization } = request.headers
    const side = /^\/v1\/(billing|payments\/sale)\b/.test(request.path) ? paypal : razorpay
    if (!side.isAllowed(authorization)) return side.unauthorized()
    return (await answerRoute(side.routes, request)) ?? { status: 404, json: { error: { description: 'no route' } } }
  }
  return { answer, revokeTokens: paypal.revokeTokens }
}

type Answer = (request: SandboxRequest) => Promise<SandboxAnswer>

const openServer = () => {
  let answer: Answer | null = null
  let trouble: Trouble | null = null

  const takeTrouble = (path: string): Trouble | null => {
    if (!trouble || trouble.times === 0 || (trouble.path && !trouble.path.test(path))) return null
    trouble = { ...trouble, times: trouble.times - 1 }
    return trouble
  }

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    const wrong = takeTrouble(request.path)
    if (wrong && !wrong.isDone) await answerWithTrouble(response, wrong)
    if (response.headersSent || response.destroyed) return
    const right = answer ? await answer(request) : { status: 503 }
    if (wrong?.isDone) await answerWithTrouble(response, wrong)
    if (!response.headersSent && !response.destroyed) send(response, right)
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy())
  })
  return {
    server,
    setAnswer: (next: Answer) => void (answer = next),
    setTrouble: (next: Trouble) => void (trouble = next),
  }
}

type Options = { dir: string; clock: Clock; log: Logger; pagesUrl: string }

/** Starts the sandbox on a free port of this machine with what an earlier one has left in `dir`. */
export const openSandbox = async ({ dir, clock, log, pagesUrl }: Options): Promise<PaymentSandbox> => {
  const store = await openSandboxStore(dir)
  const { server, setAnswer, setTrouble } = openServer()
  const origin = await listen(server)
  const settings = createSettings(origin)
  let pages = pagesUrl
  const world: SandboxWorld = {
    ...settings,
    store,
    clock,
    paypalKeys: createPaypalKeys(),
    checkoutUrl: ({ checkoutToken }) => `${pages}${CHECKOUT_PATH}/${checkoutToken}`,
    origin: () => origin,
  }
  const { answer, revokeTokens } = createAnswers(world)
  const voices = { razorpay: razorpayVoice, paypal: paypalVoice }
  const deliverer = createDeliverer({
    world,
    voices,
    onDropped: ({ id, type }) => log.warn({ event: id, type }, 'the payment sandbox gave up sending an event'),
    onError: (error) => log.error({ err: error }, 'the payment sandbox cannot send its events'),
  })
  setAnswer(async (request) => {
    const answered = await answer(request)
    deliverer.wake()
    return answered
  })

  return {
    ...settings,
    origin,
    attach(addresses) {
      pages = addresses.pages.replace(/\/+$/, '')
      deliverer.start(addresses.webhooks)
    },
    listSubscriptions: store.list,
    findSubscription: (id) => store.find((subscription) => subscription.id === id),
    findCheckout: (token) => store.find(({ checkoutToken }) => checkoutToken === token),
    async perform(id, action) {
      const changed = await store.change(async () => {
        const subscription = await store.find((one) => one.id === id)
        const outcome = subscription && changeSubscription(subscription, { action, now: clock.now() })
        if (!outcome) return undefined
        const { tell } = voices[outcome.subscription.provider]
        return { ...outcome, events: outcome.news.flatMap((news) => tell(world, outcome.subscription, news)) }
      })
      deliverer.wake()
      return changed
    },
    trouble: setTrouble,
    revokeTokens,
    deliveries: deliverer,
    async close() {
      await deliverer.close()
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
