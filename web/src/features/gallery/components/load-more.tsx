import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import classes from './load-more.module.css'

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
