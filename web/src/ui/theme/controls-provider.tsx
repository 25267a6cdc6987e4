import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { MantineColorsTuple } from '@mantine/core'
import type { ReactNode } from 'react'

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

const theme = createTheme({
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

/** What fields, tabs, switches, dialogs and menus need around them. Plain pages do without. */
export const ControlsProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="dark" withGlobalClasses={false}>
    {children}
  </MantineProvider>
)
