import { Text } from '@react-email/text'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { styles } from './styles.ts'

/** Labels with their values, one a line. */
export const facts = (lines: readonly (readonly [label: string, value: string])[]): ReactNode =>
  lines.map(([label, value]) =>
    createElement(
      Text,
      { key: label, style: styles.fact },
      createElement('span', { style: styles.factLabel }, `${label}: `),
      createElement('span', { style: styles.factValue }, value),
    ),
  )
