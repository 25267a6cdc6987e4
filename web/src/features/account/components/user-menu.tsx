import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout2.mjs'
import { useSession } from '../../../lib/session.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import styles from './user-menu.module.css'

type Props = {
  place: 'rail' | 'bar'
  onSignOut: () => void
  onOpenChange?: (isOpen: boolean) => void
}

/** The person's name and what there is to do with it. */
export const UserMenu = ({ place, onSignOut, onOpenChange }: Props) => {
  const session = useSession()
  if (!session) return null
  return (
    <ActionMenu
      position={place === 'rail' ? 'right-end' : 'top-end'}
      onOpenChange={onOpenChange}
      heading={session.userEmail}
      items={[{ label: 'Sign out', icon: <IconLogout size={20} stroke={1.6} />, onSelect: onSignOut }]}
      trigger={
        <button type="button" className={`${styles.trigger} ${styles[place]}`}>
          <span className={styles.initial} aria-hidden="true">
            {session.userName.trim().charAt(0).toUpperCase()}
          </span>
          <span className={styles.name}>{session.userName}</span>
        </button>
      }
    />
  )
}
