import { Text } from '@react-email/text'
import { createElement } from 'react'
import { day } from '../../lib/moment.ts'
import type { Mail } from '../mailer.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

type Options = {
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
}: Options): Promise<Mail> => {
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
