import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button.tsx'

type ButtonAnchorProps = ButtonLook & { href: string; 'aria-label'?: string; children: ReactNode }

/** A link that looks like a button and leaves the router: e-mail and telephone. */
export const ButtonAnchor = ({ href, variant, size, fullWidth, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} href={href} className={buttonClass({ variant, size, fullWidth })}>
    {children}
  </a>
)
