import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'glass'
}

export const IconButton = ({ label, icon, variant = 'plain', ...rest }: Props) => (
  <button type="button" title={label} {...rest} aria-label={label} className={`${styles.button} ${styles[variant]}`}>
    {icon}
  </button>
)
