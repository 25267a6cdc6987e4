import { PROVIDERS } from '@visage/contract'
import type { Payment, Receipt } from '@visage/contract'
import { findPerson } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { decimalMoney } from '../../lib/money.ts'
import { findAddress } from '../addresses/store.ts'
import { refreshOrKeep } from './refresh-subscription.ts'
import { findLastPayment, findSubscriptionOf, listPaymentsOf } from './store.ts'
import type { PaymentRow } from './store.ts'

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

const describePayment = ({ amount, currency, paidAt }: PaymentRow): Receipt['billing_info']['last_payment'] => ({
  amount: { value: decimalMoney(amount, currency), currency_code: currency },
  time: paidAt.toISOString(),
})

/** The receipt of one of a person's own subscriptions, after asking its provider, so that lost news mends itself. */
export const readReceipt = async (
  ctx: Context,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<Receipt> => {
  const own = await findSubscriptionOf(ctx.db, { userId, providerId })
  if (!own) throw new AppError('not_found', 'There is no such subscription in your account.')
  const { id, provider, plan, planId, state, startedAt, nextChargeAt, payerEmail, payerMethod, createdAt } =
    await refreshOrKeep(ctx, own)
  const [person, address, last] = [
    await findPerson(ctx.db, userId),
    await findAddress(ctx.db, userId),
    await findLastPayment(ctx.db, id),
  ]
  if (!person) throw new AppError('unauthenticated')
  return {
    id: providerId,
    plan_id: planId,
    plan,
    state,
    start_time: startedAt?.toISOString() ?? null,
    create_time: createdAt.toISOString(),
    billing_info: {
      last_payment: last ? describePayment(last) : null,
      next_billing_time: nextChargeAt?.toISOString() ?? null,
    },
    subscriber: {
      name: address?.fullName ?? person.name,
      email_address: payerEmail,
      tenant: payerMethod ?? PROVIDERS[provider].label,
    },
    user_email: person.email,
  }
}
