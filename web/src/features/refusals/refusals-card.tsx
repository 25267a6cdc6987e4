import type { Refusal } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/buttons/button.tsx'
import { Appeal, REFUSALS_TITLE, useRefusals } from './appeal.tsx'
import styles from './refusals.module.css'

const shownAtFirst = 5
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

const Item = ({ refusal }: { refusal: Refusal }) => {
  const { id, texts, is_file: isFile, reason, state, appeal, note, created_at: createdAt } = refusal
  return (
    <li className={styles.item}>
      <p className={styles.what}>{isFile ? 'A file that you brought in' : `“${texts.join('”, “')}”`}</p>
      <p className={styles.soft}>
        <time dateTime={createdAt}>{dayFormat.format(new Date(createdAt))}</time>: {reason}
      </p>
      {appeal !== null && (
        <p className={styles.quote}>
          <strong>You wrote:</strong> {appeal}
        </p>
      )}
      {note !== null && note !== '' && (
        <p className={styles.quote}>
          <strong>We answered:</strong> {note}
        </p>
      )}
      <Appeal id={id} state={state} reason={reason} />
    </li>
  )
}

const Card = ({ refusals }: { refusals: Refusal[] }) => {
  const [isWhole, setIsWhole] = useState(false)
  const { hash } = useLocation()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === '#refusals') card.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <section ref={card} id="refusals" className={styles.card} aria-labelledby="refusals-title">
      <h2 id="refusals-title" className={styles.title}>
        {REFUSALS_TITLE}
      </h2>
      <p className={styles.soft}>Nothing of this was charged. If a rule got you wrong, ask for a review, once each.</p>
      <ul className={styles.list}>
        {refusals.slice(0, isWhole ? undefined : shownAtFirst).map((refusal) => (
          <Item key={refusal.id} refusal={refusal} />
        ))}
      </ul>
      {!isWhole && refusals.length > shownAtFirst && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Show all {refusals.length}</Button>
        </div>
      )}
    </section>
  )
}

/** What was refused to a person and what became of it, for whoever has some. */
export const RefusalsCard = () => {
  const { data = [] } = useRefusals()
  return data.length === 0 ? null : <Card refusals={data} />
}
