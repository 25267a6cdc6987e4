import type { PaymentProviderName } from '@visage/contract'
import type { Plan } from '@visage/contract/plans'

/** What plans are paid in: rupees in India, dollars elsewhere. */
export const CURRENCIES = ['USD', 'INR'] as const satisfies readonly (keyof Plan['prices'])[]
export type Currency = (typeof CURRENCIES)[number]

export const currencyOf = (countryCode: string | null): Currency => (countryCode === 'IN' ? 'INR' : 'USD')

const NAMES: Readonly<Record<PaymentProviderName, string>> = { razorpay: 'Razorpay', paypal: 'PayPal' }

export const providerNameOf = (provider: PaymentProviderName): string => NAMES[provider]

const LOCALES: Readonly<Record<string, string>> = { INR: 'en-IN', USD: 'en-US' }

type Amount = {
  /** In the currency's smallest unit: cents, paise. */
  amount: number
  /** ISO 4217. */
  currency: string
}

const formatOf = (currency: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LOCALES[currency] ?? 'en', { style: 'currency', currency, ...options })

const unitsOf = ({ amount, currency }: Amount): number =>
  amount / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2)

/** An amount to the last cent, as on a receipt: ₹999.00, $12.99. */
export const formatMoney = (money: Amount): string => formatOf(money.currency).format(unitsOf(money))

/** An amount as on a price tag, without empty cents: ₹999, $12.99. */
export const formatPrice = (money: Amount): string =>
  formatOf(money.currency, { trailingZeroDisplay: 'stripIfInteger' }).format(unitsOf(money))
