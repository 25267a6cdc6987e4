import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render, toPlainText } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Mail } from '../mailer.ts'
import { styles } from './styles.ts'

type Parts = {
  to: string
  subject: string
  /** The line that a mailbox shows beside the subject. */
  preview: string
  heading: string
  body: ReactNode
  /** The quiet lines below the card. */
  footer: string
}

const page = ({ subject, preview, heading, body, footer }: Parts) =>
  createElement(
    Html,
    { lang: 'en' },
    createElement(
      Head,
      null,
      createElement('title', null, subject),
      createElement('meta', { name: 'color-scheme', content: 'dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'dark' }),
    ),
    createElement(Preview, null, preview),
    createElement(
      Body,
      { style: styles.canvas },
      createElement(
        Container,
        { style: styles.column },
        createElement(Text, { style: styles.brand }, 'Visage'),
        createElement(
          Section,
          { style: styles.card },
          createElement(Heading, { as: 'h1', style: styles.heading }, heading),
          body,
        ),
        createElement(Text, { style: styles.footer }, footer),
      ),
    ),
  )

/** Puts a mail's parts into the frame that all of ours share and writes both bodies. */
export const renderMail = async (parts: Parts): Promise<Mail> => {
  const html = await render(page(parts))
  return { to: parts.to, subject: parts.subject, html, text: toPlainText(html) }
}
