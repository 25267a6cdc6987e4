import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './faq.module.css'

export type FaqItem = { question: string; answer: ReactNode }

/** Questions that unfold, one at a time; a click on the open one closes it. Works without JavaScript. */
export const Faq = ({ items, headingLevel = 3 }: { items: readonly FaqItem[]; headingLevel?: 2 | 3 }) => {
  const group = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes.faq}>
      {items.map((item, index) => (
        <details key={item.question} name={group} open={index === 0} className={classes.item}>
          <summary className={classes.question}>
            <Heading className={classes.heading}>{item.question}</Heading>
            <span className={classes.sign} aria-hidden="true" />
          </summary>
          <div className={classes.answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
