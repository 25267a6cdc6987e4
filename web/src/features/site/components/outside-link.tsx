import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site, in a new tab, and said to be one. */
export const OutsideLink = ({ href, className, children }: OutsideLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </a>
)
