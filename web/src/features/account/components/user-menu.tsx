import IconLogout2 from '@tabler/icons-react/dist/esm/icons/IconLogout2.mjs'
import { useId, useRef } from 'react'
import { useSession } from '../../../lib/session.ts'
import styles from './user-menu.module.css'

type Props = {
  place: 'rail' | 'bar'
  onSignOut: () => void
  onOpenChange?: (isOpen: boolean) => void
}

/** The person's name and what there is to do with it. */
export const UserMenu = ({ place, onSignOut, onOpenChange }: Props) => {
  const session = useSession()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  if (!session) return null
  const signOut = () => {
    panel.current?.hidePopover()
    onSignOut()
  }
  return (
    <div className={styles[place]}>
      <button type="button" className={styles.trigger} popoverTarget={panelId}>
        <span className={styles.initial} aria-hidden="true">
          {session.userName.trim().charAt(0).toUpperCase()}
        </span>
        <span className={styles.name}>{session.userName}</span>
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => onOpenChange?.(event.newState === 'open')}
      >
        <p className={styles.email}>{session.userEmail}</p>
        <button type="button" className={styles.action} onClick={signOut}>
          <IconLogout2 size={20} stroke={1.6} aria-hidden="true" />
          Sign out
        </button>
      </div>
    </div>
  )
}
