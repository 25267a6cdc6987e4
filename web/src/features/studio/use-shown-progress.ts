import type { Job } from '@visage/contract'
import { useEffect, useState } from 'react'
import { shownProgress } from './shown-progress.ts'

const tickMs = 1000

/** The progress of a running job as it is shown, by the second. */
export const useShownProgress = (job: Job | undefined, percentPerSecond: number | undefined): number | undefined => {
  const id = job?.id
  const [clock, setClock] = useState({ id, seconds: 0 })
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setInterval(
      () => setClock((known) => ({ id, seconds: known.id === id ? known.seconds + 1 : 1 })),
      tickMs,
    )
    return () => clearInterval(timer)
  }, [id])
  if (!job) return undefined
  const elapsedSeconds = clock.id === id ? clock.seconds : 0
  return shownProgress({ realPercent: job.progress, elapsedSeconds, percentPerSecond })
}
