import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { day, formatTimestamp } from '../../../lib/time.ts'
import type { Mail } from '../mailer.ts'
import { renderMail, styles } from './render-mail.ts'

/** Labels with their values, one a line. */
const facts = (lines: readonly (readonly [label: string, value: string])[]): ReactNode =>
  lines.map(([label, value]) =>
    createElement(
      Text,
      { key: label, style: styles.fact },
      createElement('span', { style: styles.factLabel }, `${label}: `),
      createElement('span', { style: styles.factValue }, value),
    ),
  )

type FailedPayment = {
  to: string
  plan: string
  /** The payment provider's name. */
  provider: string
  /** Until when what is left of the last month stays usable. */
  graceEndsAt: Date | null
  pricingUrl: string
}

/** The mail about a renewal that could not be charged. */
export const renderPaymentFailedMail = ({
  to,
  plan,
  provider,
  graceEndsAt,
  pricingUrl,
}: FailedPayment): Promise<Mail> => {
  const failed = `${provider} could not take this month's payment for your ${plan} plan.`
  const grace = graceEndsAt ? `What is left of your last month stays usable until ${day(graceEndsAt)}. ` : ''
  return renderMail({
    to,
    subject: 'Your Visage payment did not go through',
    preview: failed,
    heading: 'Your payment did not go through',
    body: createElement(
      Fragment,
      null,
      createElement(
        Text,
        { style: styles.text },
        `${failed} ${provider} will try again: please see to it that your way of paying there is good.`,
      ),
      createElement(
        Text,
        { style: { ...styles.text, margin: '16px 0 0' } },
        `${grace}A new month begins as soon as the payment has come. Everything you have made stays yours.`,
      ),
    ),
    footer: `To pay in another way, choose a plan again at ${pricingUrl}: the one that waits is cancelled when the new one is paid.`,
  })
}

type CancelledPlan = {
  to: string
  plan: string
  /** Until when it is paid; null when that is over. */
  paidUntil: Date | null
  pricingUrl: string
  /** Whether it was cancelled because the account is suspended. */
  isSuspended?: boolean
}

/** The mail that confirms the end of a plan. */
export const renderPlanCancelledMail = ({
  to,
  plan,
  paidUntil,
  pricingUrl,
  isSuspended = false,
}: CancelledPlan): Promise<Mail> => {
  const ended = paidUntil
    ? `Your ${plan} plan is cancelled and will not be charged again. What you have paid stays usable until ${day(paidUntil)}.`
    : `Your ${plan} plan has ended and will not be charged again.`
  const done = isSuspended ? `Your ${plan} plan will not be charged again, as your account is suspended.` : ended
  return renderMail({
    to,
    subject: paidUntil ? 'Your Visage plan is cancelled' : 'Your Visage plan has ended',
    preview: done,
    heading: paidUntil ? 'Your plan is cancelled' : 'Your plan has ended',
    body: createElement(Text, { style: styles.text }, `${done} Everything you have made stays in your gallery.`),
    footer: isSuspended
      ? 'If you think that the suspension is a mistake, write to us.'
      : `You can choose a plan again at any time at ${pricingUrl}.`,
  })
}

type Receipt = {
  to: string
  plan: string
  /** With its currency, as people write it. */
  amount: string
  method: string
  paidAt: Date
  periodStart: Date
  periodEnd: Date
  paymentId: string
  subscriptionId: string
  /** Who paid, line by line. */
  billedTo: readonly string[]
  paymentsUrl: string
}

/** The receipt of one payment. */
export const renderReceiptMail = (options: Receipt): Promise<Mail> => {
  const { to, plan, amount, method, paidAt, periodStart, periodEnd, paymentId, subscriptionId } = options
  const period = `${day(periodStart)} to ${day(periodEnd)}`
  const thanks = `Thank you. We have received ${amount} for a month of the ${plan} plan.`
  return renderMail({
    to,
    subject: `Your Visage receipt: ${amount}`,
    preview: thanks,
    heading: 'Payment received!',
    body: createElement(
      Fragment,
      null,
      createElement(Text, { style: styles.text }, thanks),
      facts([
        ['Amount', amount],
        ['Plan', `${plan}, monthly`],
        ['Period', period],
        ['Paid on', formatTimestamp(paidAt)],
        ['Paid by', method],
        ['Payment', paymentId],
        ['Subscription', subscriptionId],
        ['Billed to', options.billedTo.join(', ')],
      ]),
    ),
    footer: `All your payments, and the way to cancel, are at ${options.paymentsUrl}.`,
  })
}
