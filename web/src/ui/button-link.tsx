import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { buttonClass } from './button.tsx'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'

type Props = Omit<LinkProps, 'className' | 'children'> & ButtonLook & { children: ReactNode }

/** A link that looks like a button; the next page is loaded while the pointer rests on it. */
export const ButtonLink = ({ variant, size, fullWidth, icon, children, ...rest }: Props) => (
  <Link prefetch="intent" {...rest} className={buttonClass({ variant, size, fullWidth })}>
    <span className={styles.label}>
      {icon}
      {children}
    </span>
  </Link>
)
