import type { ReactNode } from 'react'

export const SignedInChrome = ({ children }: { children: ReactNode }) => <main id="content">{children}</main>
