import { PLANS } from '@visage/contract'
import { findPerson } from '../account/find-person.ts'
import { isSuspended } from '../account/is-suspended.ts'
import type { Context } from '../context.ts'
import { COUNTRY_NAMES } from '../geo/country-names.ts'
import { formatMoney } from '../lib/money.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import type { Mail } from '../mail/mailer.ts'
import { renderPaymentFailedMail } from '../mail/templates/payment-failed-mail.ts'
import { renderPlanCancelledMail } from '../mail/templates/plan-cancelled-mail.ts'
import { renderReceiptMail } from '../mail/templates/receipt-mail.ts'
import { graceEnd } from './grace.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import { findAddress } from './store/addresses.ts'
import type { AddressRow } from './store/addresses.ts'
import { findBillingMail, noteSent } from './store/mails.ts'
import type { BillingMail } from './store/mails.ts'
import { findLastPayment, findPayment } from './store/payments.ts'
import { findSubscription } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

type Person = { name: string; email: string }
type Wanted = { mail: BillingMail; person: Person; subscription: Subscription }

const billedTo = ({ name }: Person, address: AddressRow | undefined): string[] =>
  address
    ? [
        address.fullName,
        address.address,
        `${address.city}, ${address.state} ${address.pincode}`,
        COUNTRY_NAMES[address.country] ?? address.country,
      ]
    : [name]

const renderReceipt = async ({ db, config }: Context, { mail, person, subscription }: Wanted): Promise<Mail> => {
  const payment = mail.paymentId === null ? undefined : await findPayment(db, mail.paymentId)
  if (!payment) throw new Error(`The receipt ${mail.id} has no payment.`)
  return renderReceiptMail({
    to: person.email,
    plan: PLANS[payment.plan].name,
    amount: formatMoney(payment.amount, payment.currency),
    method: `${payment.method} through ${PROVIDER_NAMES[payment.provider]}`,
    paidAt: payment.paidAt,
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd,
    paymentId: payment.providerId,
    subscriptionId: subscription.providerId ?? subscription.id,
    billedTo: billedTo(person, await findAddress(db, mail.userId)),
    paymentsUrl: `${config.publicUrl}/subscription`,
  })
}

const renderNews = async ({ db, config, clock }: Context, { mail, person, subscription }: Wanted): Promise<Mail> => {
  const paidUntil = (await findLastPayment(db, subscription.id))?.periodEnd ?? null
  const shared = { to: person.email, plan: PLANS[subscription.plan].name, pricingUrl: `${config.publicUrl}/pricing` }
  return mail.kind === 'payment-failed'
    ? renderPaymentFailedMail({
        ...shared,
        provider: PROVIDER_NAMES[subscription.provider],
        graceEndsAt: paidUntil && graceEnd(paidUntil),
      })
    : renderPlanCancelledMail({
        ...shared,
        paidUntil: paidUntil && paidUntil > clock.now() ? paidUntil : null,
        isSuspended: await isSuspended(db, mail.userId),
      })
}

/** Sends one mail about money, once. */
export const mailAboutMoney = async (ctx: Context, { mailId }: { mailId: string }): Promise<void> => {
  const mail = await findBillingMail(ctx.db, mailId)
  if (!mail || mail.sentAt) return
  const [person, subscription] = [
    await findPerson(ctx.db, mail.userId),
    await findSubscription(ctx.db, mail.subscriptionId),
  ]
  if (!person || !subscription) return
  const wanted = { mail, person, subscription }
  const message = await (mail.kind === 'receipt' ? renderReceipt(ctx, wanted) : renderNews(ctx, wanted))
  try {
    await ctx.mail.send(message)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.warn({ err: error, mailId }, 'a mail about money could not be delivered')
  }
  await noteSent(ctx.db, mailId, ctx.clock.now())
}
