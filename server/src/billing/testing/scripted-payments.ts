import { randomUUID } from 'node:crypto'
import type { PaymentProviderName } from '@visage/contract'
import { UnknownSubscriptionError } from '../../adapters/payments/payment-provider.ts'
import type {
  NewSubscription,
  PaymentEvent,
  PaymentProvider,
  PaymentProviders,
  ProviderSubscription,
} from '../../adapters/payments/payment-provider.ts'
import { WebhookRefusedError } from '../../lib/app-error.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

const PRICES = { basic: 99_900, advanced: 199_900, premium: 299_900 } as const
const CURRENCIES = { razorpay: 'INR', paypal: 'USD' } as const

type Verb = 'create' | 'read' | 'find' | 'cancel'

/** A provider whose subscriptions a test moves by hand; it keeps them like a real one does, by its own ids. */
export type ScriptedProvider = PaymentProvider & {
  subscriptions: Map<string, ProviderSubscription>
  calls: { verb: Verb; id: string }[]
  /** What the next call of a verb comes to: an error before it did anything, or after it did all. */
  failNext(verb: Verb, failure: { error: Error; when: 'before' | 'after' }): void
  /** What every call of a verb waits for before it answers. */
  hold(verb: Verb, until: Promise<unknown>): void
  /** From now on every call goes well. */
  heal(): void
  /** The person pays on the page, or the next month is charged. Answers the payment's id. */
  pay(id: string, at: Date): string
  change(id: string, changes: Partial<ProviderSubscription>): void
  refund(id: string, paymentId: string, amount: number): void
  event(id: string | null, type?: string): PaymentEvent
}

const checkoutUrl = (id: string) => `https://pay.example/${id}`

const createProvider = (name: PaymentProviderName): ScriptedProvider => {
  const subscriptions = new Map<string, ProviderSubscription>()
  const calls: ScriptedProvider['calls'] = []
  const failures = new Map<Verb, { error: Error; when: 'before' | 'after' }>()
  const holds = new Map<Verb, Promise<unknown>>()
  const read = (id: string): ProviderSubscription => {
    const subscription = subscriptions.get(id)
    if (!subscription) throw new UnknownSubscriptionError(`There is no ${id}.`)
    return subscription
  }
  const planIds = { basic: `${name}-basic`, advanced: `${name}-advanced`, premium: `${name}-premium` }

  const call = async <Result>(verb: Verb, id: string, work: () => Result): Promise<Result> => {
    calls.push({ verb, id })
    const failure = failures.get(verb)
    failures.delete(verb)
    if (failure?.when === 'before') throw failure.error
    const result = work()
    await holds.get(verb)
    if (failure) throw failure.error
    return result
  }
  const findByReference = (reference: string) =>
    [...subscriptions.values()].find((subscription) => subscription.reference === reference)

  const create = ({ reference, plan }: NewSubscription) => {
    const known = findByReference(reference)
    if (known) return { id: known.id, checkoutUrl: checkoutUrl(known.id) }
    const id = `${name}-sub-${randomUUID()}`
    subscriptions.set(id, {
      id,
      planId: planIds[plan],
      reference,
      state: 'pending',
      cancelsAtPeriodEnd: false,
      createdAt: new Date(),
      startedAt: null,
      nextChargeAt: null,
      payer: { email: null, method: null },
      payments: [],
    })
    return { id, checkoutUrl: checkoutUrl(id) }
  }

  return {
    name,
    planIds,
    subscriptions,
    calls,
    failNext: (verb, failure) => void failures.set(verb, failure),
    heal() {
      failures.clear()
      holds.clear()
    },
    hold: (verb, until) => void holds.set(verb, until),
    createSubscription: (subscription) => call('create', subscription.reference, () => create(subscription)),
    readSubscription: (id) => call('read', id, () => structuredClone(read(id))),
    findSubscription: (reference) =>
      call('find', reference, () => {
        const found = findByReference(reference)
        return found ? { id: found.id, checkoutUrl: checkoutUrl(found.id) } : null
      }),
    cancelSubscription: (id, when) =>
      call('cancel', id, () => {
        const subscription = read(id)
        if (when === 'period-end' && subscription.state === 'active') subscription.cancelsAtPeriodEnd = true
        else if (subscription.state !== 'ended') subscription.state = 'cancelled'
      }),
    async readWebhook() {
      throw new WebhookRefusedError('A scripted provider sends none.')
    },
    pay(id, at) {
      const subscription = read(id)
      const plan = (['basic', 'advanced', 'premium'] as const).find((key) => planIds[key] === subscription.planId)
      const last = subscription.payments.at(-1)
      const periodStart = last && last.periodEnd > at ? last.periodEnd : at
      const periodEnd = new Date(periodStart.getTime() + monthMs)
      const paymentId = `${name}-pay-${randomUUID()}`
      subscription.payments.push({
        id: paymentId,
        amount: PRICES[plan ?? 'basic'],
        currency: CURRENCIES[name],
        refunded: 0,
        paidAt: at,
        method: name === 'paypal' ? 'PAYPAL' : 'card',
        periodStart,
        periodEnd,
      })
      subscription.state = 'active'
      subscription.startedAt ??= at
      subscription.nextChargeAt = periodEnd
      subscription.payer = { email: 'payer@example.com', method: name === 'paypal' ? 'PAYPAL' : 'card' }
      return paymentId
    },
    change: (id, changes) => void Object.assign(read(id), changes),
    refund(id, paymentId, amount) {
      const payment = read(id).payments.find((candidate) => candidate.id === paymentId)
      if (!payment) throw new Error(`There is no payment ${paymentId}.`)
      payment.refunded += amount
    },
    event: (id, type = 'subscription.changed') => ({
      id: `${name}-event-${randomUUID()}`,
      type,
      subscriptionId: id,
      occurredAt: new Date(),
    }),
  }
}

export type ScriptedPayments = PaymentProviders & Record<PaymentProviderName, ScriptedProvider>

/** Both providers as a test moves them. */
export const createScriptedPayments = (): ScriptedPayments => ({
  razorpay: createProvider('razorpay'),
  paypal: createProvider('paypal'),
  isSandbox: true,
})
