import { CURRENCIES } from '@visage/contract/plans'
import { PLANS } from '@visage/contract'
import type { Receipt } from '@visage/contract'
import { formatPrice } from '../../../lib/format/money.ts'

type LastPayment = NonNullable<Receipt['billing_info']['last_payment']>

/** What was paid, as the receipt says it: the value and the currency's code. */
export const paidText = ({ amount: { value, currency_code } }: LastPayment): string => `${value} ${currency_code}`

/** The plan with its price by the month in the currency that was paid. */
export const planText = (receipt: Receipt): string => {
  const { name, prices } = PLANS[receipt.plan]
  const paid = receipt.billing_info.last_payment?.amount.currency_code
  const currency = CURRENCIES.find((code) => code === paid)
  return currency ? `${name}, ${formatPrice({ amount: prices[currency].now, currency })} per month` : name
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export const timeText = (instant: string | null): string =>
  instant === null ? 'Not yet' : timeFormat.format(new Date(instant))

/** The particulars of a receipt, in order. */
export const receiptRows = (receipt: Receipt): { term: string; value: string }[] => [
  { term: 'Subscription ID', value: receipt.id },
  { term: 'Plan ID', value: receipt.plan_id },
  { term: 'Start time', value: timeText(receipt.start_time) },
  { term: 'Create time', value: timeText(receipt.create_time) },
  { term: 'Customer name', value: receipt.subscriber.name },
  { term: 'Payment provider e-mail', value: receipt.subscriber.email_address ?? 'Not told by the provider' },
  { term: 'User e-mail', value: receipt.user_email },
  { term: 'Payment method', value: receipt.subscriber.tenant },
]
