import type { PaymentProviderName } from '@visage/contract'

/** As people know them. */
export const PROVIDER_NAMES: Record<PaymentProviderName, string> = { razorpay: 'Razorpay', paypal: 'PayPal' }
