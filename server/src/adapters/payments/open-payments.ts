import { PROVIDERS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
import type { Clock } from '../../lib/time.ts'
import { PaymentRefusedError, UnknownSubscriptionError, WebhookRefusedError } from './payment-provider.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { openPaypal } from './paypal/open-paypal.ts'
import { openRazorpay } from './razorpay/open-razorpay.ts'
import type { PaymentSettings, PaypalSettings, RazorpaySettings } from './read-payment-settings.ts'

/** A provider that the operator does without: nothing begins there, and nothing from there is believed. */
const openSwitchedOff = (name: PaymentProviderName): PaymentProvider => {
  const sentence = `Payments through ${PROVIDERS[name].label} are not offered here.`
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

/** Where a sandbox stands in for both providers, and the keys that it takes. */
type SandboxKeys = { origin: string; razorpay: RazorpaySettings; paypal: PaypalSettings }

/** Opens the configured payment providers, or the same adapters on the sandbox. */
export const openPayments = (
  settings: PaymentSettings,
  { clock, sandbox }: { clock: Clock; sandbox: SandboxKeys | null },
): PaymentProviders => {
  if (sandbox)
    return {
      razorpay: openRazorpay({ settings: sandbox.razorpay, clock }),
      paypal: openPaypal({ settings: sandbox.paypal, clock, standInOrigin: sandbox.origin }),
      isSandbox: true,
    }
  const { razorpay, paypal } = settings.kind === 'live' ? settings : { razorpay: null, paypal: null }
  return {
    razorpay: razorpay ? openRazorpay({ settings: razorpay, clock }) : openSwitchedOff('razorpay'),
    paypal: paypal ? openPaypal({ settings: paypal, clock }) : openSwitchedOff('paypal'),
    isSandbox: false,
  }
}
