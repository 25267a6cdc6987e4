import type { TakedownCase } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCases } from '../use-cases.ts'
import styles from './cases-screen.module.css'
import { CounterNoticeForm } from './counter-notice-form.tsx'

const STATES: Record<TakedownCase['state'], string> = {
  open: 'We are looking into it. Your item is still shown.',
  hidden: 'Its public page is hidden.',
  rejected: 'We have refused the notice. Your item stays.',
  countered: 'Your counter-notice has arrived. Its public page stays hidden until we have decided.',
  restored: 'Your item may be shared again.',
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

const Case = ({ about }: { about: TakedownCase }) => (
  <section className={styles.card} aria-label={`Case ${about.case_number}`}>
    <header>
      <h2 className={styles.number}>{about.case_number}</h2>
      <p className={styles.when}>
        Notice of <time dateTime={about.received_at}>{dayFormat.format(new Date(about.received_at))}</time>
      </p>
    </header>
    <p>{STATES[about.state]}</p>
    <blockquote className={styles.reasons}>{about.reasons}</blockquote>
    {about.state === 'hidden' && <CounterNoticeForm caseNumber={about.case_number} />}
  </section>
)

const List = () => {
  const { data, isError, refetch } = useCases()
  if (isError)
    return (
      <div className={styles.failed}>
        <FieldError message="Your cases could not be loaded." />
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <Skeleton height="14rem" radius="card" />
  if (data.length === 0) return <p className={styles.lead}>Nobody has complained about anything of yours.</p>
  return data.map((about) => <Case key={about.case_number} about={about} />)
}

/** What others have complained about, and the way to object. */
export const CasesScreen = () => (
  <div className={styles.screen}>
    <PageHeading title="Takedown cases" lead="Notices about items that you share. Who complained is not told here." />
    <List />
  </div>
)
