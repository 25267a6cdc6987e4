import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ProfileLink } from '../../features/account/components/profile-link.tsx'
import { PATHS } from '../../lib/paths.ts'
import { Logo } from '../../ui/logo.tsx'
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

/** Keeps the link of the open page in view among those that do not fit. */
const useActiveInView = () => {
  const { pathname } = useLocation()
  const links = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = links.current
    if (!bar) return undefined
    // Also told when the bar takes the place of the rail, as where a phone is turned upright.
    const observer = new ResizeObserver(() => {
      const active = bar.querySelector(`a[href="${pathname}"]`)
      active?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [pathname])
  return links
}

export const PhoneBottomBar = () => {
  const links = useActiveInView()
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
