import type { PaymentProviderName } from '@visage/contract'

const NAMES: Readonly<Record<PaymentProviderName, string>> = { razorpay: 'Razorpay', paypal: 'PayPal' }

export const providerNameOf = (provider: PaymentProviderName): string => NAMES[provider]
