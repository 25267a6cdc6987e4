import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../../ui/buttons/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

type ButtonAnchorProps = ButtonVariant & { href: string; 'aria-label'?: string; children: ReactNode }

/** A link that looks like a button and leaves the router: e-mail and telephone. */
export const ButtonAnchor = ({ href, variant, size, fullWidth, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} href={href} className={buttonClass({ variant, size, fullWidth })}>
    {children}
  </a>
)

type Letter = { to: string; subject: string; body?: string }

/** The address that opens a prefilled e-mail. */
export const mailLink = ({ to, subject, body }: Letter): string => {
  const fields = { subject, ...(body === undefined ? {} : { body }) }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${to}?${query.join('&')}`
}

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site, in a new tab, and said to be one. */
export const OutsideLink = ({ href, className, children }: OutsideLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </a>
)
