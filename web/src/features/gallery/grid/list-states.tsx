import type { GalleryTab } from '@visage/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { clearSession } from '../../../lib/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton, Spinner } from '../../../ui/feedback/loading.tsx'
import { LoadFailure } from '../../../ui/dialogs/load-failure.tsx'
import { MessagePanel } from '../../../ui/feedback/message-panel.tsx'
import classes from './list-states.module.css'

const readingMs = 2000

/** Says what happened, then ends the session and opens the login page, which sends signed-in people on. */
const RedirectToLogin = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      clearSession()
      void navigate(PATHS.login)
    }, readingMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return <p>What you have made is safe. Please sign in again: the login page opens now.</p>
}

/** The gallery could not be read. Without a network signing in again would not help, so there one can try again. */
export const GalleryFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const title = 'Your gallery could not be loaded'
  return isApiError(error, 'unreachable', 'timed_out') ? (
    <LoadFailure title={title} error={error} onTryAgain={onRetry} />
  ) : (
    <MessagePanel title={title} isAlert>
      <RedirectToLogin />
    </MessagePanel>
  )
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** The grid before its pictures have come. */
export const GallerySkeleton = ({ shape, medium }: { shape: number; medium: 'image' | 'video' | 'audio' }) => (
  <div className={classes.loading}>
    <span className={classes.spinner}>
      <Spinner label="Loading" size={32} />
    </span>
    <ul className={classes.grid} data-medium={medium} aria-hidden="true">
      {CARDS.map((place) => (
        <li key={place}>
          {medium === 'audio' ? (
            <Skeleton height="3.5rem" radius="card" />
          ) : (
            <Skeleton aspectRatio={String(shape)} radius="card" />
          )}
        </li>
      ))}
    </ul>
  </div>
)

type LoadMoreProps = { hasMore: boolean; isLoading: boolean; hasFailed: boolean; onLoad: () => void }

/** Loads the next page when the end of the list comes near; the button does it by hand. */
export const LoadMore = ({ hasMore, isLoading, hasFailed, onLoad }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const mayLoad = hasMore && !isLoading && !hasFailed
  // Watched anew after every page: its items may not have moved the end out of reach, and then nothing would change.
  useEffect(() => {
    if (!mayLoad || !end.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load()
      },
      { rootMargin: '2400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [mayLoad])
  if (!hasMore) return null
  return (
    <div ref={end} className={classes.more}>
      {hasFailed && <FieldError message="The next items could not be loaded." />}
      <Button onClick={onLoad} busy={isLoading} busyLabel="Loading...">
        {hasFailed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  )
}

/** Nothing yet; leads to where the first item is made. */
export const GalleryEmpty = ({ make }: { make: { label: string; path: string } }) => (
  <MessagePanel title="Generate Influencer First">
    <p>No items found. Please generate an influencer to get started.</p>
    <ButtonLink to={make.path} variant="primary" size="large">
      {make.label}
    </ButtonLink>
  </MessagePanel>
)

type GalleryNoMatchProps = {
  onClear: () => void
  /** Other tabs in which the same filter finds something. */
  others: readonly GalleryTab[]
  onOpen: (tab: GalleryTab) => void
}

/** The filter leaves nothing here; leads to where it leaves something. */
export const GalleryNoMatch = ({ onClear, others, onOpen }: GalleryNoMatchProps) => (
  <MessagePanel title="Nothing here matches">
    <p>
      {others.length === 0
        ? 'No item of this kind passes what is searched for and the filters that are set.'
        : 'No item of this kind passes, but items of another kind do.'}
    </p>
    <div className={classes.ways}>
      {others.map((tab) => (
        <Button key={tab} onClick={() => onOpen(tab)}>
          Look in {tab}
        </Button>
      ))}
      <Button onClick={onClear}>Show all</Button>
    </div>
  </MessagePanel>
)
