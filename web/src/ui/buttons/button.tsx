import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { Spinner } from '../feedback/loading.tsx'
import styles from './button.module.css'

export type ButtonVariant = {
  /** One primary action a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  fullWidth?: boolean
  icon?: ReactNode
}

export const buttonClass = ({ variant = 'secondary', size = 'medium', fullWidth = false }: ButtonVariant): string =>
  [styles.button, styles[variant], styles[size], fullWidth ? styles.fullWidth : ''].join(' ')

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonVariant & {
    /** Shows that the action is under way and ignores further clicks; the width stays. */
    busy?: boolean
    busyLabel?: string
  }

export const Button = ({ variant, size, fullWidth, icon, busy = false, busyLabel, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ variant, size, fullWidth })}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    <span className={styles.label} data-hidden={busy || undefined} aria-hidden={busy || undefined}>
      {icon}
      {children}
    </span>
    {busyLabel !== undefined && (
      <span className={styles.label} data-hidden={!busy || undefined} aria-hidden={!busy || undefined}>
        <Spinner size={18} />
        {busyLabel}
      </span>
    )}
    {busy && busyLabel === undefined && (
      <span className={styles.label}>
        <Spinner size={18} label="Please wait" />
      </span>
    )}
  </button>
)

type ButtonLinkProps = Omit<LinkProps, 'className' | 'children'> & ButtonVariant & { children: ReactNode }

/** A link that looks like a button; the next page is loaded while the pointer rests on it. */
export const ButtonLink = ({ variant, size, fullWidth, icon, children, ...rest }: ButtonLinkProps) => (
  <Link prefetch="intent" {...rest} className={buttonClass({ variant, size, fullWidth })}>
    <span className={styles.label}>
      {icon}
      {children}
    </span>
  </Link>
)
