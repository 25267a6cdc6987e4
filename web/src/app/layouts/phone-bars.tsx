import { Link, useLocation } from 'react-router'
import { ProfileLink } from '../../features/account/components/profile-link.tsx'
import { PATHS } from '../../lib/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { useOpenInView } from '../../ui/use-open-in-view.ts'
import { NavigationLink } from './navigation-link.tsx'
import { NAVIGATION } from './navigation.ts'
import styles from './phone-bars.module.css'
import { UsageSlot } from './usage-slot.tsx'

/** What small screens have in place of the rail: the logo and meters above, the pages below. */
export const PhoneTopBar = () => (
  <header className={styles.top}>
    <Link to={PATHS.face} className={styles.logo} aria-label="Visage, Face Generation">
      <Logo size={28} />
    </Link>
    <UsageSlot isCompact />
  </header>
)

export const PhoneBottomBar = () => {
  const links = useOpenInView<HTMLDivElement>(useLocation().pathname)
  return (
    <nav className={styles.bottom} aria-label="Main">
      <div ref={links} className={styles.links}>
        {NAVIGATION.map((item) => (
          <NavigationLink key={item.to} item={item} place="bar" />
        ))}
      </div>
      <ProfileLink place="bar" />
    </nav>
  )
}
