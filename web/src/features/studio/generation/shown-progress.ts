import type { Job } from '@visage/contract'
import { useEffect, useState } from 'react'
import type { ProgressTick } from '../kinds/kind-form.ts'

/** Shown at most until the result is here. */
const capPercent = 95

type ProgressSample = { realPercent: number; elapsedMs: number; tick: ProgressTick }

/** The progress to show: it rises by its steady tick, or faster where the engine is further. */
export const shownProgress = ({ realPercent, elapsedMs, tick: { percent, everyMs } }: ProgressSample): number =>
  Math.round(Math.min(capPercent, Math.max(realPercent, Math.floor(elapsedMs / everyMs) * percent)))

/** The progress of a running job as it is shown. */
export const useShownProgress = (job: Job | undefined, tick: ProgressTick): number | undefined => {
  const id = job?.id
  const { everyMs } = tick
  const [clock, setClock] = useState({ id, elapsedMs: 0 })
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setInterval(
      () => setClock((known) => ({ id, elapsedMs: (known.id === id ? known.elapsedMs : 0) + everyMs })),
      everyMs,
    )
    return () => clearInterval(timer)
  }, [id, everyMs])
  if (!job) return undefined
  return shownProgress({ realPercent: job.progress, elapsedMs: clock.id === id ? clock.elapsedMs : 0, tick })
}
