import { Link } from 'react-router'
import { ProfileLink } from '../../features/account/components/profile-link.tsx'
import { PATHS } from '../../lib/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { NAVIGATION } from './navigation.ts'
import styles from './side-rail.module.css'
import { UsageSlot } from './usage-slot.tsx'
import { useOpenRail } from './use-open-rail.ts'

/** The slim column of icons that opens to their names. */
export const SideRail = () => {
  const { isOpen, rail } = useOpenRail()
  return (
    <header className={styles.rail} data-open={isOpen || undefined} {...rail}>
      <Link to={PATHS.face} className={styles.logo} aria-label="Visage, Face Generation">
        <Logo />
      </Link>
      <nav className={styles.links} aria-label="Main">
        {NAVIGATION.map((item) => (
          <NavigationLink key={item.to} item={item} place="rail" />
        ))}
      </nav>
      <div className={styles.usage}>
        <UsageSlot isCompact={!isOpen} />
      </div>
      <ProfileLink place="rail" />
    </header>
  )
}
