import { createTheme } from '@mantine/core'
import type { MantineColorsTuple } from '@mantine/core'

const electric: MantineColorsTuple = [
  '#e9efff',
  '#cfdcff',
  '#9dbaff',
  '#7fa3ff',
  '#628fff',
  '#4c7dff',
  '#3461f0',
  '#2b55de',
  '#2347bd',
  '#1b3893',
]

export const theme = createTheme({
  colors: { electric },
  primaryColor: 'electric',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
})
