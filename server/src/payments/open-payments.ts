import type { Logger } from 'pino'
import type { Config } from '../env.ts'
import type { Clock } from '../lib/clock.ts'
import { openSwitchedOff } from './off/open-switched-off.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { openPaypal } from './paypal/open-paypal.ts'
import { openRazorpay } from './razorpay/open-razorpay.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import type { PaymentSandbox } from './sandbox/payment-sandbox.ts'

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
