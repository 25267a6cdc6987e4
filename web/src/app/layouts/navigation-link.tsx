import { NavLink } from 'react-router'
import type { NavigationItem } from './navigation.ts'
import styles from './navigation-link.module.css'

type Props = { item: NavigationItem; place: 'rail' | 'bar' }

export const NavigationLink = ({ item: { to, label, icon: Icon }, place }: Props) => (
  <NavLink to={to} prefetch="intent" className={`${styles.link} ${styles[place]}`}>
    <Icon size={24} stroke={1.6} aria-hidden="true" className={styles.icon} />
    <span className={styles.label}>{label}</span>
  </NavLink>
)
