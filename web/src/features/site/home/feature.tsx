import type { ReactNode } from 'react'
import classes from './feature.module.css'

type FeatureProps = { title: string; text: string; flipped?: boolean; children: ReactNode }

export const Feature = ({ title, text, flipped = false, children }: FeatureProps) => (
  <article className={classes.feature} data-flipped={flipped}>
    <div className={classes.words}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
    </div>
    <div className={classes.picture}>{children}</div>
  </article>
)
