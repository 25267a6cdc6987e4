import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Props = { title: string; aside?: ReactNode; children: ReactNode; isWide?: boolean }

/** A card of a screen with a heading of its own. */
export const Panel = ({ title, aside, isWide, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-wide={isWide || undefined}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>
