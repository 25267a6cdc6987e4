import { Text } from '@react-email/text'
import { createElement } from 'react'
import type { Mail } from '../mailer.ts'
import { moment } from '../../lib/moment.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

/** The mail that confirms the end of an account. */
export const renderFarewellMail = ({ to, deletedAt }: { to: string; deletedAt: Date }): Promise<Mail> => {
  const done = `Your account was deleted on ${moment(deletedAt)}, with everything you made and all of its files.`
  return renderMail({
    to,
    subject: 'Your Visage account is deleted',
    preview: done,
    heading: 'Your account is deleted',
    body: createElement(Text, { style: styles.text }, `${done} Nothing of it can be brought back.`),
    footer:
      'You are welcome to start over with this address at any time. If you did not delete the account, somebody had your password: change it wherever else you use it.',
  })
}
