import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import { day } from '../../lib/moment.ts'
import type { Mail } from '../mailer.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

type Options = {
  to: string
  plan: string
  /** The payment provider's name. */
  provider: string
  /** Until when what is left of the last month stays usable. */
  graceEndsAt: Date | null
  pricingUrl: string
}

/** The mail about a renewal that could not be charged. */
export const renderPaymentFailedMail = ({ to, plan, provider, graceEndsAt, pricingUrl }: Options): Promise<Mail> => {
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
