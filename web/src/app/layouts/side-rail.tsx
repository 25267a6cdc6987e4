import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { UsageMeters } from '../../features/billing/usage/usage-meters.tsx'
import { PATHS } from '../../lib/routing/paths.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { HOME_LABEL, NAVIGATION, NavigationLink } from './navigation.tsx'
import { ProfileLink } from './profile-link.tsx'
import styles from './side-rail.module.css'

/** The rail opens under the pointer and for the keyboard's focus; Escape closes it again. */
const useOpenRail = () => {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const rail = {
    // Not onPointerEnter: React misses it when what lay under the pointer before has been replaced.
    onPointerOver: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsHovered(false)
      setIsFocused(false)
    },
  }
  return { isOpen: isHovered || isFocused, rail }
}

/** The slim column of icons that opens to their names. */
export const SideRail = () => {
  const { isOpen, rail } = useOpenRail()
  return (
    <header className={styles.rail} data-open={isOpen || undefined} {...rail}>
      <Link to={PATHS.face} className={styles.logo} aria-label={HOME_LABEL}>
        <Logo />
      </Link>
      <nav className={styles.links} aria-label="Main">
        {NAVIGATION.map((item) => (
          <NavigationLink key={item.to} item={item} place="rail" />
        ))}
      </nav>
      <div className={styles.usage}>
        <UsageMeters isCompact={!isOpen} />
      </div>
      <ProfileLink place="rail" />
    </header>
  )
}
