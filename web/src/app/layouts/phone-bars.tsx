import { Link, useLocation } from 'react-router'
import { UsageMeters } from '../../features/billing/usage/usage-meters.tsx'
import { PATHS } from '../../lib/routing/paths.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { useOpenInView } from '../../ui/layout/use-open-in-view.ts'
import { HOME_LABEL, NAVIGATION, NavigationLink } from './navigation.tsx'
import styles from './phone-bars.module.css'
import { ProfileLink } from './profile-link.tsx'

/** What small screens have in place of the rail: the logo and meters above, the pages below. */
export const PhoneTopBar = () => (
  <header className={styles.top}>
    <Link to={PATHS.face} className={styles.logo} aria-label={HOME_LABEL}>
      <Logo size={28} />
    </Link>
    <UsageMeters isCompact />
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
