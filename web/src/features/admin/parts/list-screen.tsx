import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './list-screen.module.css'

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; isWide?: boolean }

/** A card of a screen with a heading of its own. */
export const Panel = ({ title, aside, isWide, children }: PanelProps) => {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-wide={isWide || undefined}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>

type Query = {
  isPending: boolean
  isError: boolean
  error: Error | null
  isPlaceholderData?: boolean
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  refetch: () => unknown
  fetchNextPage?: () => unknown
}

/** What stands where nothing is. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>

/** A list that waits, has failed, is empty, or is there with a way to its next page. */
export const ListBody = ({
  query,
  isEmpty,
  empty,
  children,
}: {
  query: Query
  isEmpty: boolean
  /** What to say when nothing fits. */
  empty: string
  children: ReactNode
}) => {
  if (query.isPending)
    return (
      <output className={styles.waiting} aria-label="Loading">
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </output>
    )
  if (query.isError && isEmpty)
    return (
      <div className={styles.failed}>
        <FieldError message={query.error?.message ?? 'This could not be loaded.'} />
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </div>
    )
  if (isEmpty) return <Empty>{empty}</Empty>
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData} data-stale={query.isPlaceholderData || undefined}>
      {children}
      {query.isError && <FieldError message={query.error?.message ?? 'The next page could not be loaded.'} />}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            busy={query.isFetchingNextPage ?? false}
            busyLabel="Loading..."
            onClick={() => void query.fetchNextPage?.()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; filters?: ReactNode; children: ReactNode }

/** A screen of the admin area: what it is, what it is narrowed down by, and what it holds. */
export const ListScreen = ({ title, lead, actions, filters, children }: Props) => (
  <div className={styles.screen}>
    <PageHeading title={title} lead={lead} actions={actions} />
    {filters && (
      <search className={styles.filters} aria-label="Filters">
        {filters}
      </search>
    )}
    {children}
  </div>
)
