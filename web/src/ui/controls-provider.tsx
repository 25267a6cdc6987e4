import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** What fields, tabs, switches, dialogs and menus need around them. Plain pages do without. */
export const ControlsProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="dark" withGlobalClasses={false}>
    {children}
  </MantineProvider>
)
