import { PLANS } from '@visage/contract'
import type { Affiliate } from './use-affiliate.ts'

const HEAD = ['paid_at', 'plan', 'currency', 'amount', 'commission'] as const

const unitDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const plainAmount = (amount: number, currency: string): string => {
  const digits = unitDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

/** The referred payments for a spreadsheet: a line each, amounts in whole units with a point. */
export const referralsCsv = (payments: Affiliate['payments']): string => {
  const lines = payments.map(({ paid_at, plan, currency, amount, commission }) => [
    paid_at,
    PLANS[plan].name,
    currency,
    plainAmount(amount, currency),
    plainAmount(commission, currency),
  ])
  return [HEAD, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}
