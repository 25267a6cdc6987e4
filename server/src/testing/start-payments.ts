import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentProviderName } from '@visage/contract'
import { openPaymentSandbox } from '@visage/sandbox/payments'
import type { PaymentSandbox } from '@visage/sandbox/payments'
import fastify from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { openPayments } from '../adapters/payments/open-payments.ts'
import type { PaymentEvent, PaymentProviders } from '../adapters/payments/payment-provider.ts'
import type { ProviderLimits } from '../adapters/payments/provider-client.ts'
import { serveWebhooks } from '../http/api/webhooks.ts'
import { handleErrors } from '../http/error-handler.ts'
import { TurnableClock } from './time.ts'

/** Short enough for tests of answers that never come. */
const limits: ProviderLimits = { attemptMs: 1000, verbMs: 10_000, maxBytes: 1_000_000, pauseMs: 5 }

export type TestPayments = AsyncDisposable & {
  clock: TurnableClock
  sandbox: PaymentSandbox
  payments: PaymentProviders
  /** Where our own webhooks are. */
  url: string
  /** What the webhooks took, in order. */
  events: PaymentEvent[]
  /** Lets our side fail at the next events. */
  failNext(times: number): void
  /** Every line of our log. */
  log: string[]
  begin(provider: PaymentProviderName, reference?: string): Promise<{ id: string; checkoutUrl: string }>
  /** Ends the sandbox and starts another on the same files. */
  restart(): Promise<void>
}

let references = 0

/** A sandbox with both adapters on it and webhooks that note what they are told. */
export const startPayments = async (): Promise<TestPayments> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-payments-'))
  const clock = new TurnableClock()
  const log: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  const open = () => openPaymentSandbox({ dir, clock, log: logger, pagesUrl: 'http://pages.invalid' })
  const openAdapters = (sandbox: PaymentSandbox) => openPayments({ kind: 'sandbox', dir }, { clock, limits, sandbox })
  const events: PaymentEvent[] = []
  let failures = 0
  const sandbox = await open()
  const app = fastify({ loggerInstance: logger as unknown as FastifyBaseLogger })
  handleErrors(app)
  const state: TestPayments = {
    clock,
    sandbox,
    payments: openAdapters(sandbox),
    url: '',
    events,
    failNext: (times) => void (failures = times),
    log,
    begin: (provider, reference = `reference-${++references}`) =>
      state.payments[provider].createSubscription({
        reference,
        plan: 'basic',
        customer: { name: 'Ada King Example', email: 'ada@example.com', phone: null },
        returnUrl: 'http://pages.invalid/paymentSuccess?from=paypal',
        cancelUrl: 'http://pages.invalid/subscription',
      }),
    async restart() {
      await state.sandbox.close()
      state.sandbox = await open()
      Object.assign(state.payments, openAdapters(state.sandbox))
      state.sandbox.attach({ webhooks: state.url, pages: 'http://pages.invalid' })
    },
    async [Symbol.asyncDispose]() {
      await state.sandbox.close()
      await app.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
  serveWebhooks(app, state, async (_provider, event) => {
    if (failures > 0) {
      failures--
      throw new Error('The database is away.')
    }
    events.push(event)
  })
  state.url = await app.listen({ host: '127.0.0.1', port: 0 })
  sandbox.attach({ webhooks: state.url, pages: 'http://pages.invalid' })
  return state
}
