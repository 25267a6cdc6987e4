import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import type { ProviderDescription } from './payment-provider.ts'
import { paypal } from './paypal/paypal.ts'
import { razorpay } from './razorpay/razorpay.ts'

/** Every payment provider, one entry each. */
const TABLE = { razorpay, paypal } satisfies Record<PaymentProviderName, ProviderDescription>

/** The account that each provider is opened with. */
export type ProviderAccounts = {
  [Name in PaymentProviderName]: Parameters<(typeof TABLE)[Name]['open']>[0]['settings']
}

export const PROVIDER_DESCRIPTIONS: Readonly<Record<PaymentProviderName, ProviderDescription>> = TABLE

/** A value for each provider. */
export const forProviders = <Value>(make: (name: PaymentProviderName) => Value): Record<PaymentProviderName, Value> =>
  Object.fromEntries(PAYMENT_PROVIDERS.map((name) => [name, make(name)])) as Record<PaymentProviderName, Value>
