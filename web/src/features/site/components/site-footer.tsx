import { Link } from 'react-router'
import { Logo } from '../../../ui/logo.tsx'
import classes from './site-footer.module.css'

export const SiteFooter = () => (
  <footer className={classes.footer}>
    <div className={classes.inner}>
      <div>
        <Link to="/" className={classes.logo} aria-label="Visage, home">
          <Logo />
        </Link>
        <p className={classes.tagline}>Crafting the AI world, bringing virtual humans into reality.</p>
      </div>
      <nav className={classes.links} aria-label="Footer">
        <Link to="/pricing">Pricing</Link>
        <a href="/#questions">FAQs</a>
        <Link to="/login">Login</Link>
      </nav>
    </div>
    <p className={classes.legal}>© 2025 Visage. The people in our pictures are fictional and computer-made.</p>
  </footer>
)
