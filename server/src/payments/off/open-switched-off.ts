import type { PaymentProviderName, PlanKey } from '@visage/contract'
import { PaymentRefusedError, UnknownSubscriptionError, WebhookRefusedError } from '../payment-provider.ts'
import type { PaymentProvider } from '../payment-provider.ts'

const LABELS: Record<PaymentProviderName, string> = { razorpay: 'Razorpay', paypal: 'PayPal' }

/** A provider that the operator does without: nothing begins there, and nothing from there is believed. */
export const openSwitchedOff = (name: PaymentProviderName): PaymentProvider => {
  const sentence = `Payments through ${LABELS[name]} are not offered here.`
  const idOf = (plan: PlanKey) => `${name}-off-${plan}`
  return {
    name,
    planIds: { basic: idOf('basic'), advanced: idOf('advanced'), premium: idOf('premium') },
    createSubscription: async () => Promise.reject(new PaymentRefusedError(sentence)),
    readSubscription: async () => Promise.reject(new UnknownSubscriptionError(sentence)),
    findSubscription: async () => null,
    cancelSubscription: async () => Promise.reject(new UnknownSubscriptionError(sentence)),
    readWebhook: async () => Promise.reject(new WebhookRefusedError(sentence)),
  }
}
