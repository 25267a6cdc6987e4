import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { Mail } from '../mailer.ts'
import { facts } from './facts.ts'
import { day, moment } from '../../lib/moment.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

type Options = {
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
export const renderReceiptMail = (options: Options): Promise<Mail> => {
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
        ['Paid on', moment(paidAt)],
        ['Paid by', method],
        ['Payment', paymentId],
        ['Subscription', subscriptionId],
        ['Billed to', options.billedTo.join(', ')],
      ]),
    ),
    footer: `All your payments, and the way to cancel, are at ${options.paymentsUrl}.`,
  })
}
