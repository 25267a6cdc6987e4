import { PLAN_KEYS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
import type { Clock } from '../../lib/time.ts'
import type { ProviderLimits } from './provider-client.ts'

/** The plan that has this id at a provider. */
export const planOf = ({ planIds }: Pick<PaymentProvider, 'planIds'>, planId: string): PlanKey | undefined =>
  PLAN_KEYS.find((plan) => planIds[plan] === planId)

/** Where a subscription stands at its provider. `halted` has stopped being charged after failures. */
export type ProviderState = 'pending' | 'active' | 'past_due' | 'halted' | 'cancelled' | 'ended'

/** One payment that has come, with what of it went back. Amounts in the currency's smallest unit. */
export type ProviderPayment = {
  id: string
  amount: number
  currency: string
  refunded: number
  paidAt: Date
  /** How it was paid, as the provider names it: `card`, `upi`, `PAYPAL`. */
  method: string
  /** The month that it pays. */
  periodStart: Date
  periodEnd: Date
}

/** A subscription as its provider tells it. */
export type ProviderSubscription = {
  id: string
  /** The plan's id at the provider. */
  planId: string
  /** Our own id, which was handed in when it was begun; null for one that was not begun here. */
  reference: string | null
  state: ProviderState
  /** Whether it ends with the month that is paid; false where the provider does not tell. */
  cancelsAtPeriodEnd: boolean
  createdAt: Date
  startedAt: Date | null
  nextChargeAt: Date | null
  payer: { email: string | null; method: string | null }
  /** Every payment so far, oldest first. */
  payments: ProviderPayment[]
}

/** The subscription cannot be had: unknown to the provider. */
export class UnknownSubscriptionError extends Error {
  override name = 'UnknownSubscriptionError'
}

/** The provider refused for good; the message says why and names no secret. */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError'
}

/** News from a provider, already verified. The state is not taken from it: the subscription is asked for again. */
export type PaymentEvent = {
  /** The same on every delivery of one event. */
  id: string
  /** The provider's own name of the event. */
  type: string
  /** Null for news that is about no subscription, or of a type that means nothing here. */
  subscriptionId: string | null
  occurredAt: Date
}

export type NewSubscription = {
  /** Our own id of it: the provider keeps it, and a repeated call with it begins no second one. */
  reference: string
  plan: PlanKey
  customer: { name: string; email: string; phone: string | null }
  /** Where the browser comes back to; a provider without such a way ignores them. */
  returnUrl: string
  cancelUrl: string
  /** Whether nothing can have been sent under this reference yet, so that nothing is looked for; false unless told. */
  isFresh?: boolean
}

/** How far back a lost subscription is looked for: three days unless told. */
type SubscriptionSearch = { since?: Date; signal?: AbortSignal | undefined }

/**
 * Takes money by the month. Calls end within their own time limit; they throw an
 * {@link UnknownSubscriptionError} or a {@link PaymentRefusedError} when trying again is useless, and any other error
 * when it may be tried again.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** The ids of the plans at this provider. */
  planIds: Readonly<Record<PlanKey, string>>
  createSubscription(subscription: NewSubscription, signal?: AbortSignal): Promise<{ id: string; checkoutUrl: string }>
  readSubscription(id: string, signal?: AbortSignal): Promise<ProviderSubscription>
  /** Looks for a subscription by our own id, for one whose creation was cut off. Null when there is none. */
  findSubscription(reference: string, search?: SubscriptionSearch): Promise<{ id: string; checkoutUrl: string } | null>
  /**
   * Ends with the paid month, or at once. Safe to repeat on one that has ended. A provider that cannot tell of a
   * cancellation to come ends it at once either way: it is `cancelled` then, and what is paid stays. One that nobody has
   * approved may stay `pending` until it lapses by itself.
   */
  cancelSubscription(id: string, when: 'period-end' | 'now', signal?: AbortSignal): Promise<void>
  /**
   * Verifies a webhook by its headers (lower-case names) and its raw body. Throws a {@link WebhookRefusedError} for one
   * that is not the provider's.
   */
  readWebhook(headers: Readonly<Record<string, string | undefined>>, rawBody: Buffer): Promise<PaymentEvent>
}

export type PaymentProviders = Readonly<Record<PaymentProviderName, PaymentProvider>> & {
  /** Whether pages of this machine stand in for the providers. */
  isSandbox: boolean
}

/** What was asked for, or null when the provider does not know it. */
export const nullWhenUnknown = async <Found>(ask: () => Promise<Found>): Promise<Found | null> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UnknownSubscriptionError) return null
    throw error
  }
}

/** An operator's account at a provider: its credentials, and the ids of the plans there. */
export type ProviderAccount<Credential extends string = never> = Readonly<Record<Credential, string>> & {
  baseUrl: string
  planIds: Readonly<Record<PlanKey, string>>
}

/** What a provider is opened with. */
export type ProviderParts<Account extends ProviderAccount = ProviderAccount> = {
  settings: Account
  clock: Clock
  /** Where something stands in for it on this machine. */
  standInOrigin?: string | null
  limits?: ProviderLimits
}

/** A provider before it is opened; its name, label and currency stand in the contract, as people read them. */
export type ProviderDescription<Credential extends string = never> = {
  /** The variable of each credential; the first is the one to name where none is set. */
  credentials: Readonly<Record<Credential, string>>
  /** Its own address. */
  baseUrl: string
  open(parts: ProviderParts<ProviderAccount<Credential>>): PaymentProvider
}
