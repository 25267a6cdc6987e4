import type { PaymentArrival } from '../use-payment-arrival.ts'
import { PaymentWaiting } from './payment-waiting.tsx'

type OpenPaymentProps = { arrival: PaymentArrival; isFresh: boolean }

/** The payment that waits, if one does. */
export const OpenPayment = ({ arrival: { pending, query }, isFresh }: OpenPaymentProps) =>
  pending && (
    <PaymentWaiting
      plan={pending.plan}
      paymentUrl={pending.short_url}
      isFresh={isFresh}
      isAsking={query.isFetching}
      onAsk={() => void query.refetch()}
    />
  )
