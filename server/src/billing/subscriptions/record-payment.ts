import { PLANS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import type { ProviderPayment } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { findReferralCode } from '../affiliates/store.ts'
import { addAllowance, closeWindow } from '../ledger/store.ts'
import { queueMail } from './billing-mails.ts'
import { addPayment, findPaymentAtProvider, noteRefund } from './store.ts'
import type { PaymentRow, Subscription } from './store.ts'

type PaymentToRecord = { subscription: Subscription; plan: PlanKey; payment: ProviderPayment }

const isPaidBack = ({ amount, refunded }: Pick<ProviderPayment, 'amount' | 'refunded'>): boolean => refunded >= amount

/** Opens the month that a payment pays, with the receipt. */
const openMonth = async (ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> => {
  const { id, userId, subscriptionId, plan, periodStart, periodEnd } = payment
  if (isPaidBack(payment)) return
  if (userId === null) {
    ctx.log.error({ paymentId: id, subscriptionId }, 'a payment came for a deleted account: pay it back')
    return
  }
  const { faces, images, videos } = PLANS[plan].limits
  await addAllowance(tx, {
    userId,
    source: 'plan',
    plan,
    faces,
    images,
    videos,
    startsAt: periodStart,
    endsAt: periodEnd,
    paymentId: id,
  })
  await queueMail(ctx, tx, { kind: 'receipt', userId, subscriptionId, paymentId: id })
}

const withdrawRefunded = async (ctx: Context, tx: Tx, known: PaymentRow, { amount, refunded }: ProviderPayment) => {
  if (refunded <= known.refunded) return false
  await noteRefund(tx, known.id, refunded)
  if (isPaidBack({ amount, refunded })) await closeWindow(tx, known.id, ctx.clock.now())
  return true
}

/**
 * Brings one payment up to what the provider tells: opens its month once, and closes it when it was paid back whole.
 * True when something has changed.
 */
export const recordPayment = async (ctx: Context, tx: Tx, told: PaymentToRecord): Promise<boolean> => {
  const { subscription, plan, payment } = told
  const { provider, userId } = subscription
  const { id: providerId, ...facts } = payment
  const added = await addPayment(tx, {
    ...facts,
    provider,
    providerId,
    userId,
    subscriptionId: subscription.id,
    plan,
    affiliateCode: userId === null ? null : await findReferralCode(tx, userId),
    createdAt: ctx.clock.now(),
  })
  if (added) {
    await openMonth(ctx, tx, added)
    return true
  }
  const known = await findPaymentAtProvider(tx, { provider, providerId })
  if (known?.subscriptionId !== subscription.id) {
    ctx.log.error(
      { provider, providerId, subscriptionId: subscription.id },
      'a payment belongs to another subscription',
    )
    return false
  }
  return withdrawRefunded(ctx, tx, known, payment)
}
