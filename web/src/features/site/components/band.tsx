import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './band.module.css'

type BandProps = {
  title: string
  lead?: ReactNode
  /** Light is paper under the lamp: at most one a page. */
  tone?: 'dark' | 'light'
  /** Beside puts the title to the left of the content on wide screens. */
  arrangement?: 'above' | 'beside'
  children: ReactNode
}

/** A titled part of a public page, as wide as the window. */
export const Band = ({ title, lead, tone = 'dark', arrangement = 'above', children }: BandProps) => {
  const titleId = useId()
  return (
    <section className={classes.band} data-tone={tone} aria-labelledby={titleId}>
      <div className={classes.inner} data-arrangement={arrangement}>
        <div className={classes.words}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
