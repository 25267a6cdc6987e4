import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import classes from './faq.module.css'

export type FaqItem = { question: string; answer: ReactNode }

/** Questions that unfold, one at a time; a click on the open one closes it. */
export const Faq = ({ items }: { items: readonly FaqItem[] }) => {
  const [openIndex, setOpenIndex] = useState<number | undefined>(0)
  const id = useId()
  return (
    <div className={classes.faq}>
      {items.map((item, index) => {
        const open = index === openIndex
        const answerId = `${id}-${index}`
        return (
          <div key={item.question} className={classes.item} data-open={open}>
            <h3 className={classes.heading}>
              <button
                type="button"
                className={classes.question}
                aria-expanded={open}
                aria-controls={answerId}
                onClick={() => setOpenIndex(open ? undefined : index)}
              >
                {item.question}
                <span className={classes.sign} aria-hidden="true">
                  {open ? '−' : '+'}
                </span>
              </button>
            </h3>
            <div id={answerId} className={classes.answer} hidden={!open}>
              {item.answer}
            </div>
          </div>
        )
      })}
    </div>
  )
}
