import { LogoMark } from './logo-mark.tsx'
import styles from './logo.module.css'

/** The mark with the name beside it. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    <span className={styles.name}>Visage</span>
  </span>
)
