import type { ReactNode } from 'react'
import classes from './message-card.module.css'

type MessageCardProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  tone?: 'plain' | 'danger'
}

/** What there is to say in place of a form or a list, and what to do next. */
export const MessageCard = ({ title, children, actions, tone = 'plain' }: MessageCardProps) => (
  <section className={classes.card} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{children}</p>
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
)
