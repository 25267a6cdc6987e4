import type { Payment } from '@visage/contract'
import type { Context } from '../context.ts'
import { listPaymentsOf } from './store/payments.ts'

/** Every payment of a person, newest first. */
export const listPayments = async ({ db }: Context, userId: string): Promise<{ payments: Payment[] }> => {
  const rows = await listPaymentsOf(db, userId)
  return {
    payments: rows.map(({ payment, subscriptionProviderId }) => ({
      id: payment.id,
      plan: payment.plan,
      provider: payment.provider,
      subscription_id: subscriptionProviderId ?? '',
      amount: payment.amount,
      currency: payment.currency,
      refunded: payment.refunded,
      paid_at: payment.paidAt.toISOString(),
    })),
  }
}
