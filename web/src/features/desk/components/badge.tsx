import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'plain' | 'good' | 'bad' | 'warm' | 'busy'

/** A state in a word; the word carries it, the colour helps. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)
