import { NavLink } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { prefetchScreen } from '../screens/screens.ts'
import styles from './profile-link.module.css'

/** The person's name, which leads to the profile. */
export const ProfileLink = ({ place }: { place: 'rail' | 'bar' }) => {
  const session = useSession()
  if (!session) return null
  return (
    <NavLink
      to={PATHS.profile}
      prefetch="intent"
      onPointerEnter={() => prefetchScreen(PATHS.profile)}
      onFocus={() => prefetchScreen(PATHS.profile)}
      className={`${styles.link} ${styles[place]}`}
    >
      <span className={styles.initial} aria-hidden="true">
        {session.userName.trim().charAt(0).toUpperCase()}
      </span>
      <span className={styles.name}>{session.userName}</span>
    </NavLink>
  )
}
