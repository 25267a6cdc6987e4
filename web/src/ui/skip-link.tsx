import styles from './skip-link.module.css'

/** The first stop of the keyboard: past what every page begins with. */
export const SkipLink = ({ to }: { to: `#${string}` }) => (
  <a className={styles.skip} href={to}>
    Skip to content
  </a>
)
