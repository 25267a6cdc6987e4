import { PROVIDERS } from '@visage/contract/plans'
import type { PaymentProviderName } from '@visage/contract/plans'

export const providerNameOf = (provider: PaymentProviderName): string => PROVIDERS[provider].label

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
