import { randomBytes } from 'node:crypto'
import { PLAN_KEYS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
import type { ProviderAccounts } from '@visage/server/payment-accounts'
import type { Clock } from '@visage/server/time'
import type { Logger } from 'pino'
import { changeSubscription } from './change-subscription.ts'
import type { SandboxAction } from './change-subscription.ts'
import { createDeliverer } from './deliver-events.ts'
import type { Deliverer } from './deliver-events.ts'
import { createPaypalKeys } from './paypal-keys.ts'
import { openPaypalSide, paypalVoice } from './paypal-side.ts'
import { openRazorpaySide, razorpayVoice } from './razorpay-side.ts'
import { answerRoute, listen, openServer } from './sandbox-server.ts'
import type { SandboxAnswer, SandboxRequest, Fault } from './sandbox-server.ts'
import { openSandboxStore } from './sandbox-store.ts'
import type { SandboxWorld } from './sandbox-store.ts'
import { HABITS } from './sandbox-subscription.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

/**
 * Stands in for the payment providers: a server of its own on this machine that speaks their protocols, and the accounts
 * with which the adapters work with it as with the real ones.
 */
export type PaymentSandbox = ProviderAccounts & {
  /** The address of its port, which only this machine reaches. */
  origin: string
  /** Tells where our webhooks are, and where browsers find the pages to pay on. News go out from then on. */
  attach(addresses: { webhooks: string; pages: string }): void
  listSubscriptions(): Promise<SandboxSubscription[]>
  findSubscription(id: string): Promise<SandboxSubscription | undefined>
  findCheckout(checkoutToken: string): Promise<SandboxSubscription | undefined>
  /** Does what a person at the provider, or time, would do. Undefined where that changes nothing. */
  perform(id: string, action: SandboxAction): Promise<SandboxSubscription | undefined>
  /** Lets the next answers of its port go wrong; a new fault takes the place of the last. */
  fault(fault: Fault): void
  /** Lets PayPal's access tokens lapse at once. */
  revokeTokens(): void
  deliveries: Pick<Deliverer, 'setDelivery' | 'readDelivery' | 'listWaiting' | 'release' | 'settle'>
  close(): Promise<void>
}

export const CHECKOUT_PATH = '/dev/payments/checkout'

const planIds = (provider: PaymentProviderName) =>
  Object.fromEntries(PLAN_KEYS.map((plan) => [plan, HABITS[provider].planId(plan)])) as Record<PlanKey, string>

const secret = () => randomBytes(24).toString('base64url')

const createSettings = (baseUrl: string): ProviderAccounts => ({
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

type Options = { dir: string; clock: Clock; log: Logger; pagesUrl: string }

/** Starts the sandbox on a free port of this machine with what an earlier one has left in `dir`. */
export const openPaymentSandbox = async ({ dir, clock, log, pagesUrl }: Options): Promise<PaymentSandbox> => {
  const store = await openSandboxStore(dir)
  const { server, setAnswer, setFault } = openServer()
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
    fault: setFault,
    revokeTokens,
    deliveries: deliverer,
    async close() {
      await deliverer.close()
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
