import { PATHS } from '../../lib/routing/paths.ts'
import { LogoMark } from '../../ui/layout/logo.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './starting-page.module.css'

/** What shows until the page's code has come. */
export const StartingPage = () => (
  <main className={styles.page}>
    <span className={styles.mark}>
      <LogoMark size={48} />
    </span>
    <VisuallyHidden>Loading Visage</VisuallyHidden>
    <p className={styles.late}>
      Visage is taking longer than usual. Check your connection and <a href="?">load the page again</a>.
    </p>
    <p className={styles.unscripted}>
      This page needs JavaScript. <a href={PATHS.home}>The home page</a> can be read without it.
    </p>
  </main>
)
