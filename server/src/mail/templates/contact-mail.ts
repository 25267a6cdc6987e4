import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { Mail } from '../mailer.ts'
import { moment } from '../../lib/moment.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

type Options = { to: string; name: string; email: string; message: string; createdAt: Date }

/** A message of the contact form, for the operator alone: all of it may have been typed by a stranger. */
export const renderContactMail = async ({ to, name, email, message, createdAt }: Options): Promise<Mail> => {
  const body = createElement(
    Fragment,
    null,
    createElement(Text, { style: styles.text }, `From ${name}, ${email}`),
    createElement(Text, { style: styles.message }, message),
  )
  const mail = await renderMail({
    to,
    subject: 'A message through the contact form',
    preview: `${name} has written.`,
    heading: 'Somebody has written',
    body,
    footer: `Sent on ${moment(createdAt)}. Your answer goes to ${email}, an address that nobody has verified.`,
  })
  return { ...mail, replyTo: email }
}
