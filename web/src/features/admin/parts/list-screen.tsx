import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import type { Pages } from '../../../ui/buttons/more-button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useFilters } from '../admin-queries.ts'
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

type Query = Partial<Pages> & {
  isPending: boolean
  isError: boolean
  error: Error | null
  isPlaceholderData?: boolean
  refetch: () => unknown
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
  /** What to say when nothing fits; nothing where what is asked for is there, or refused. */
  empty?: string
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
          <MoreButton list={query} />
        </div>
      )}
    </div>
  )
}

type ChoiceFilterProps = { label: string; name: string; options: readonly { value: string; label: string }[] }

/** Narrows a list down to one of several; the first of them is the usual one, which no address names. */
export const ChoiceFilter = ({ label, name, options }: ChoiceFilterProps) => {
  const filters = useFilters()
  const [usual = ''] = options.map(({ value }) => value)
  return (
    <SelectField
      label={label}
      name={name}
      value={options.find(({ value }) => value === filters.read(name))?.value ?? usual}
      onChange={(value) => filters.set(name, value === usual ? '' : value)}
      options={options}
    />
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
