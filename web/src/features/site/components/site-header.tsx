import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import { Logo } from '../../../ui/logo.tsx'
import classes from './site-header.module.css'

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
      <Link to="/login" prefetch="intent" className={classes.login}>
        Login
      </Link>
      <Link to={PATHS.menu} className={classes.menu} aria-label="Menu">
        <IconMenu2 size={22} aria-hidden="true" />
      </Link>
    </div>
  </header>
)
