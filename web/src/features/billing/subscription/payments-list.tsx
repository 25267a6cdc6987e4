import { useQuery } from '@tanstack/react-query'
import { contract, PLANS } from '@visage/contract'
import type { Payment } from '@visage/contract'
import { Link } from 'react-router'
import { call } from '../../../lib/api/call.ts'
import { formatMoney, providerNameOf } from '../../../lib/format/money.ts'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { receiptPath } from '../payment/use-payment-arrival.ts'
import { dateText } from '../plans/plan-state.ts'
import classes from './subscription-section.module.css'
import { SubscriptionSection } from './subscription-section.tsx'

/** Every payment, newest first. */
const usePayments = () =>
  useQuery({
    queryKey: ['payments'],
    queryFn: async ({ signal }) => (await call(contract.billing.listPayments, {}, { signal })).payments,
  })

const refundText = ({ refunded, currency, amount }: Payment): string => {
  if (refunded === 0) return 'Paid'
  return refunded === amount ? 'Refunded' : `${formatMoney({ amount: refunded, currency })} refunded`
}

const COLUMNS = [
  { head: 'Date', cell: (payment: Payment) => dateText(payment.paid_at) },
  { head: 'Plan', cell: (payment: Payment) => PLANS[payment.plan].name },
  { head: 'Paid through', cell: (payment: Payment) => providerNameOf(payment.provider) },
  { head: 'State', cell: refundText },
  { head: 'Amount', cell: (payment: Payment) => formatMoney(payment), isNumber: true },
  {
    head: 'Receipt',
    cell: (payment: Payment) => (
      <Link to={receiptPath(payment.subscription_id)}>
        Open<VisuallyHidden> the receipt of {dateText(payment.paid_at)}</VisuallyHidden>
      </Link>
    ),
    isNumber: true,
  },
]

/** Every payment that has come. */
export const PaymentsList = () => {
  const query = usePayments()
  return (
    <SubscriptionSection title="Payments" query={query}>
      {query.data?.length ? (
        <DataTable label="Payments" columns={COLUMNS} rows={query.data} keyOf={({ id }) => id} />
      ) : (
        <p className={classes.empty}>No payments yet.</p>
      )}
    </SubscriptionSection>
  )
}
