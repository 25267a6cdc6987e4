import type { PaymentProviderName, PlanKey } from '@visage/contract'
import type { Logger } from 'pino'
import type { Config } from '../env.ts'
import type { Clock } from '../lib/time.ts'
import { PaymentRefusedError, UnknownSubscriptionError, WebhookRefusedError } from './payment-provider.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { openPaypal } from './paypal/open-paypal.ts'
import { openRazorpay } from './razorpay/open-razorpay.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import type { PaymentSandbox } from './sandbox/open-sandbox.ts'

const LABELS: Record<PaymentProviderName, string> = { razorpay: 'Razorpay', paypal: 'PayPal' }

/** A provider that the operator does without: nothing begins there, and nothing from there is believed. */
const openSwitchedOff = (name: PaymentProviderName): PaymentProvider => {
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

type Parts = { clock: Clock; log: Logger }
type Opened = { payments: PaymentProviders; paymentSandbox: PaymentSandbox | null }

/** Opens the configured payment providers, or the sandbox with the same adapters on top. */
export const openPayments = async (
  { payments: settings, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  { clock, log }: Parts,
): Promise<Opened> => {
  if (settings.kind === 'live') {
    const { razorpay, paypal } = settings
    const payments = {
      razorpay: razorpay ? openRazorpay({ settings: razorpay, clock }) : openSwitchedOff('razorpay'),
      paypal: paypal ? openPaypal({ settings: paypal, clock }) : openSwitchedOff('paypal'),
      isSandbox: false,
    }
    return { payments, paymentSandbox: null }
  }
  const sandbox = await openSandbox({ dir: settings.dir, clock, log, pagesUrl: publicUrl })
  const payments = {
    razorpay: openRazorpay({ settings: sandbox.razorpay, clock }),
    paypal: openPaypal({ settings: sandbox.paypal, clock, standInOrigin: sandbox.origin }),
    isSandbox: true,
  }
  return { payments, paymentSandbox: sandbox }
}
