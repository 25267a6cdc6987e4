import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './notification-banner.module.css'

type Props = {
  tone: 'info' | 'success' | 'danger'
  message: string
  /** A button or link beside the message, such as Subscribe. */
  action?: ReactNode
  onDismiss: () => void
}

/** A message above the page that stays until it is dismissed or its owner takes it away. */
export const NotificationBanner = ({ tone, message, action, onDismiss }: Props) => (
  <div className={styles.banner} data-tone={tone}>
    <span className={styles.dot} aria-hidden="true" />
    <p className={styles.message} role={tone === 'danger' ? 'alert' : 'status'}>
      {message}
    </p>
    {action}
    <IconButton label="Dismiss" icon={<IconX size={18} />} onClick={onDismiss} />
  </div>
)
