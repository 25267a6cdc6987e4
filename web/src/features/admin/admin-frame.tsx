import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { Logo } from '../../ui/layout/logo.tsx'
import { useOpenInView } from '../../ui/layout/use-open-in-view.ts'
import { SkipLink, VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './admin-frame.module.css'
import { useOverview } from './admin-queries.ts'
import { SCREENS } from './admin-screens.ts'
import { LeaveAdmin } from './leave-admin.tsx'
import { countText } from './words.ts'

const Waiting = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className={styles.count}>
      {countText(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  ) : null

const findScreen = (pathname: string) =>
  SCREENS.toReversed().find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))

/** Names the tab after the open screen, and moves the focus to each new one. */
const useScreenChanges = () => {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const lastPath = useRef(pathname)
  useEffect(() => {
    document.title = `${findScreen(pathname)?.label ?? 'Admin'} · Visage admin`
    if (lastPath.current !== pathname) content.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [pathname])
  return content
}

const Navigation = () => {
  const waiting = useOverview(7).data?.waiting
  const openPath = findScreen(useLocation().pathname)?.path
  const links = useOpenInView<HTMLElement>(openPath)
  return (
    <nav ref={links} className={styles.links} aria-label="Admin">
      {SCREENS.map(({ path, label, icon: Icon, countOf }) => (
        <NavLink key={path} to={path} end={path === SCREENS[0].path} className={styles.link ?? ''}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
          <span>{label}</span>
          <Waiting count={waiting && countOf?.(waiting)} />
        </NavLink>
      ))}
    </nav>
  )
}

/** What stands around every screen of the admin area. */
export const AdminFrame = ({ email }: { email: string }) => {
  const content = useScreenChanges()
  return (
    <div className={styles.frame}>
      <SkipLink to="#admin" />
      <header className={styles.side}>
        <div className={styles.brand}>
          <Logo size={26} />
          <span className={styles.badge}>Admin</span>
        </div>
        <Navigation />
        <div className={styles.operator}>
          <span className={styles.email} title={email}>
            {email}
          </span>
          <LeaveAdmin />
        </div>
      </header>
      <main id="admin" ref={content} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </div>
  )
}
