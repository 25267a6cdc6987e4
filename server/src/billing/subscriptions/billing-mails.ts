import { randomUUID } from 'node:crypto'
import { PLANS, PROVIDERS } from '@visage/contract'
import { z } from 'zod'
import { isSuspended } from '../../account/sessions/suspension.ts'
import { findPerson } from '../../account/users/persons.ts'
import { COUNTRY_NAMES } from '../../adapters/geo/countries.ts'
import { sendUnlessRefused } from '../../adapters/mail/mailer.ts'
import type { Mail } from '../../adapters/mail/mailer.ts'
import {
  renderPaymentFailedMail,
  renderPlanCancelledMail,
  renderReceiptMail,
} from '../../adapters/mail/templates/billing-mails.ts'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../program/define-job.ts'
import { formatMoney } from '../../lib/money.ts'
import { findAddress } from '../addresses/store.ts'
import type { AddressRow } from '../addresses/store.ts'
import { graceEnd } from '../ledger/usage.ts'
import { addBillingMail, findBillingMail, findLastPayment, findPayment, findSubscription, noteSent } from './store.ts'
import type { BillingMail, Subscription } from './store.ts'

type Person = { name: string; email: string }
type MailToQueue = { mail: BillingMail; person: Person; subscription: Subscription }

const billedTo = ({ name }: Person, address: AddressRow | undefined): string[] =>
  address
    ? [
        address.fullName,
        address.address,
        `${address.city}, ${address.state} ${address.pincode}`,
        COUNTRY_NAMES[address.country] ?? address.country,
      ]
    : [name]

const renderReceipt = async ({ db, config }: Context, { mail, person, subscription }: MailToQueue): Promise<Mail> => {
  const payment = mail.paymentId === null ? undefined : await findPayment(db, mail.paymentId)
  if (!payment) throw new Error(`The receipt ${mail.id} has no payment.`)
  return renderReceiptMail({
    to: person.email,
    plan: PLANS[payment.plan].name,
    amount: formatMoney(payment.amount, payment.currency),
    method: `${payment.method} through ${PROVIDERS[payment.provider].label}`,
    paidAt: payment.paidAt,
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd,
    paymentId: payment.providerId,
    subscriptionId: subscription.providerId ?? subscription.id,
    billedTo: billedTo(person, await findAddress(db, mail.userId)),
    paymentsUrl: `${config.publicUrl}/subscription`,
  })
}

const renderChangeMail = async (
  { db, config, clock }: Context,
  { mail, person, subscription }: MailToQueue,
): Promise<Mail> => {
  const paidUntil = (await findLastPayment(db, subscription.id))?.periodEnd ?? null
  const shared = { to: person.email, plan: PLANS[subscription.plan].name, pricingUrl: `${config.publicUrl}/pricing` }
  return mail.kind === 'payment-failed'
    ? renderPaymentFailedMail({
        ...shared,
        provider: PROVIDERS[subscription.provider].label,
        graceEndsAt: paidUntil && graceEnd(paidUntil),
      })
    : renderPlanCancelledMail({
        ...shared,
        paidUntil: paidUntil && paidUntil > clock.now() ? paidUntil : null,
        isSuspended: await isSuspended(db, mail.userId),
      })
}

/** Sends one mail about money, once. */
export const sendBillingMail = async (ctx: Context, { mailId }: { mailId: string }): Promise<void> => {
  const mail = await findBillingMail(ctx.db, mailId)
  if (!mail || mail.sentAt) return
  const [person, subscription] = [
    await findPerson(ctx.db, mail.userId),
    await findSubscription(ctx.db, mail.subscriptionId),
  ]
  if (!person || !subscription) return
  const wanted = { mail, person, subscription }
  const message = await (mail.kind === 'receipt' ? renderReceipt(ctx, wanted) : renderChangeMail(ctx, wanted))
  await sendUnlessRefused(ctx, message, { logged: { mailId }, sentence: 'a mail about money could not be delivered' })
  await noteSent(ctx.db, mailId, ctx.clock.now())
}

/** Tries for about a day and a half. */
export const billingMailJob = defineJob({
  name: 'mail-about-money',
  payload: z.object({ mailId: z.uuid() }),
  options: { concurrency: 2, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => sendBillingMail(ctx, payload),
})

type NewMail = Pick<BillingMail, 'kind' | 'userId' | 'subscriptionId'> & { paymentId?: string }

/** Has a mail sent when the transaction commits; a second receipt of one payment is left out. */
export const queueMail = async (ctx: Context, tx: Tx, wanted: NewMail): Promise<void> => {
  const id = randomUUID()
  if (await addBillingMail(tx, { id, ...wanted, createdAt: ctx.clock.now() }))
    await ctx.queue.enqueue(tx, { job: billingMailJob, payload: { mailId: id } })
}
