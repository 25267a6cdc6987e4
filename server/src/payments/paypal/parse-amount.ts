import { ProviderTroubleError } from '../http/ask-provider.ts'

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** A decimal text such as `10.0` in the smallest unit of its currency, without ever being a fraction. */
export const parseAmount = (value: string, currency: string): number => {
  const digits = digitsOf(currency)
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  const rest = fraction.slice(digits)
  const amount = Number(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  if (!whole || /[^0]/.test(rest) || !Number.isSafeInteger(amount))
    throw new ProviderTroubleError(`PayPal told an amount that cannot be read in ${currency}.`)
  return amount
}
