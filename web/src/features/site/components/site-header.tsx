import { Link } from 'react-router'
import { Logo } from '../../../ui/logo.tsx'
import classes from './site-header.module.css'

export const SiteHeader = () => (
  <header className={classes.header}>
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
    </div>
  </header>
)
