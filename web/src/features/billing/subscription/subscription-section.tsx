import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import classes from './subscription-section.module.css'

type SubscriptionSectionProps = {
  title: string
  lead?: string
  /** Controls at the far end of the heading's line. */
  actions?: ReactNode
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
  children: ReactNode
}

/** One list of the subscription page, with its waiting and its failure. */
export const SubscriptionSection = ({ title, lead, actions, query, children }: SubscriptionSectionProps) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {query.isPending && <Skeleton height="7rem" radius="card" />}
      {query.isError && (
        <div className={classes.failed}>
          <FieldError message="This could not be loaded." />
          <Button onClick={() => void query.refetch()}>Try again</Button>
        </div>
      )}
      {!query.isPending && !query.isError && children}
    </section>
  )
}
