import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/browser-events.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Logo } from '../../../ui/layout/logo.tsx'
import { Newsletter } from './newsletter.tsx'
import { SiteFooter } from './site-footer.tsx'
import classes from './site-page.module.css'

/** The newsletter block and the footer, which steps back while the newsletter answers. */
export const SiteEnd = () => {
  const [isNotifying, setIsNotifying] = useState(false)
  return (
    <div>
      <Newsletter onNoticeChange={setIsNotifying} />
      <SiteFooter isDimmed={isNotifying} />
    </div>
  )
}

/**
 * The way in: for a visitor by signing in. Pages are made without a session: until they have come to life, the mark of the
 * small script says which of both words is shown, and the login page leads on who has one.
 */
const WayIn = () => {
  const session = useSession()
  const isHydrated = useIsHydrated()
  return (
    <Link to={session ? PATHS.face : PATHS.login} prefetch="intent" className={classes.wayIn}>
      {isHydrated && (session ? 'Open studio' : 'Login')}
      {!isHydrated && (
        <>
          <span className={classes.forVisitor}>Login</span>
          <span className={classes.forMember}>Open studio</span>
        </>
      )}
    </Link>
  )
}

export const SiteHeader = () => (
  <header className={classes.header}>
    <a href="#content" className={classes.skip}>
      Skip to content
    </a>
    <div className={classes.inner}>
      <Link to="/" className={classes.logo} aria-label="Visage, home">
        <Logo />
      </Link>
      <nav className={classes.links} aria-label="Main">
        <a href="/#how-it-works">How it works</a>
        <Link to="/pricing">Pricing</Link>
        <a href="/#questions">Questions</a>
      </nav>
      <WayIn />
      <Link to={PATHS.menu} className={classes.menu} aria-label="Menu">
        <IconMenu2 size={22} aria-hidden="true" />
      </Link>
    </div>
  </header>
)

/** A public page: header, content, footer. */
export const SitePage = ({ hasNewsletter = false, children }: { hasNewsletter?: boolean; children: ReactNode }) => (
  <div className={classes.page}>
    <SiteHeader />
    <main id="content">{children}</main>
    {hasNewsletter ? <SiteEnd /> : <SiteFooter />}
  </div>
)
