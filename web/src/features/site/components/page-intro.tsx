import type { ReactNode } from 'react'
import classes from './page-intro.module.css'

/** The head of a public page: its title, one paragraph, and what to do next. */
export const PageIntro = ({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) => (
  <header className={classes.intro}>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.lead}>{lead}</p>
    {children !== undefined && <div className={classes.actions}>{children}</div>}
  </header>
)
