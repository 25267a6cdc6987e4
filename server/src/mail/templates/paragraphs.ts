import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { styles } from './styles.ts'

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
