import { createElement } from 'react'
import type { ReactNode } from 'react'
import { styles } from './styles.ts'

/** Labels with their values, one a line. */
export const facts = (lines: readonly (readonly [label: string, value: string])[]): ReactNode =>
  createElement(
    'table',
    { role: 'presentation', style: styles.facts, cellPadding: 0, cellSpacing: 0 },
    createElement(
      'tbody',
      null,
      lines.map(([label, value]) =>
        createElement(
          'tr',
          { key: label },
          createElement('td', { style: styles.factLabel }, `${label} `),
          createElement('td', { style: styles.factValue }, value),
        ),
      ),
    ),
  )
