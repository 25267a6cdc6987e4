import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { Mail } from '../mailer.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

type Options = { to: string; caseNumber: string; paragraphs: readonly string[] }

/** News of a takedown case; parts of it may have been typed by a stranger. */
export const renderTakedownMail = ({ to, caseNumber, paragraphs }: Options): Promise<Mail> =>
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
    ),
    footer: 'Please name the case number when you write to us.',
  })
