import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { Mail } from '../mailer.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

export type TakedownMail = {
  to: string
  caseNumber: string
  paragraphs: readonly string[]
  /** Where the reader goes on. */
  link?: { label: string; url: string }
}

/** News of a takedown case. */
export const renderTakedownMail = ({ to, caseNumber, paragraphs, link }: TakedownMail): Promise<Mail> =>
  renderMail({
    to,
    subject: `Takedown case ${caseNumber}`,
    preview: `News of the case ${caseNumber}.`,
    heading: `Case ${caseNumber}`,
    body: createElement(
      Fragment,
      null,
      ...paragraphs.map((text, place) =>
        createElement(Text, { key: place, style: place === 0 ? styles.text : styles.message }, text),
      ),
      link &&
        createElement(
          Text,
          { style: styles.message },
          createElement('a', { href: link.url, style: styles.action }, link.label),
        ),
    ),
    footer: 'Please name the case number when you write to us.',
  })
