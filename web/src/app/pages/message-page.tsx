import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import styles from './message-page.module.css'

type Props = { eyebrow: string; title: string; text: string; actions: ReactNode }

/** A page with one thing to say and a way on. */
export const MessagePage = ({ eyebrow, title, text, actions }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Visage, home page">
        <Logo />
      </Link>
    </header>
    <main className={styles.main}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  </div>
)
