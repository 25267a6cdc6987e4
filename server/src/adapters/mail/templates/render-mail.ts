import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Mail } from '../mailer.ts'

const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const accent = '#4C7DFF'

/** Inline styles, as mail programs drop style sheets. */
export const styles = {
  canvas: { backgroundColor: '#07080C', color: '#F4F6FB', fontFamily: sans, margin: 0, padding: '32px 16px' },
  column: { maxWidth: '480px', margin: '0 auto' },
  brand: { color: '#F4F6FB', fontSize: '18px', fontWeight: 700, letterSpacing: '0.02em', margin: '0 0 24px' },
  card: {
    backgroundColor: '#11141C',
    border: '1px solid #262B38',
    borderTop: `3px solid ${accent}`,
    borderRadius: '14px',
    padding: '32px',
  },
  heading: { color: '#FFFFFF', fontSize: '24px', lineHeight: '32px', fontWeight: 700, margin: '0 0 12px' },
  text: { color: '#C9CFDD', fontSize: '16px', lineHeight: '26px', margin: 0 },
  message: { color: '#F4F6FB', fontSize: '16px', lineHeight: '26px', margin: '24px 0 0', whiteSpace: 'pre-wrap' },
  code: {
    backgroundColor: '#0A1430',
    border: `1px solid ${accent}`,
    borderRadius: '10px',
    color: '#FFFFFF',
    fontFamily: "'SF Mono', SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: 700,
    letterSpacing: '0.2em',
    textAlign: 'center',
    padding: '16px 0',
    margin: '24px 0',
    userSelect: 'all',
  },
  fact: {
    borderTop: '1px solid #262B38',
    fontSize: '14px',
    lineHeight: '22px',
    margin: '12px 0 0',
    padding: '12px 0 0',
  },
  factLabel: { color: '#8F97AA' },
  factValue: { color: '#F4F6FB', overflowWrap: 'anywhere' },
  action: {
    backgroundColor: '#3461F0',
    borderRadius: '10px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  footer: { color: '#8F97AA', fontSize: '13px', lineHeight: '20px', margin: '24px 0 0' },
} satisfies Record<string, CSSProperties>

export type Paragraphs = {
  paragraphs: readonly string[]
  /** Where the reader goes on. */
  link?: { label: string; url: string }
}

/** Texts one after the other, and where the reader goes on. */
export const renderParagraphs = ({ paragraphs, link }: Paragraphs): ReactNode =>
  createElement(
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
  )

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
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(page(parts))
  return { to: parts.to, subject: parts.subject, html, text: toPlainText(html) }
}
