import type { Job } from '@visage/contract'
import { useEffect, useState } from 'react'
import type { ProgressTick } from '../kinds/kind-form.ts'

/** Shown at most until the result is here. */
const capPercent = 95

type ProgressSample = { realPercent: number; elapsedMs: number; tick: ProgressTick }

/** The progress to show: it rises by its steady tick, or faster where the engine is further. */
export const shownProgress = ({ realPercent, elapsedMs, tick: { percent, everyMs } }: ProgressSample): number =>
  Math.round(Math.min(capPercent, Math.max(realPercent, Math.floor(elapsedMs / everyMs) * percent)))

type WorkClock = { jobId: string | undefined; elapsedMs: number }

/** How long a job has been watched: nothing of what the clock ran for another one counts. */
export const elapsedOf = (clock: WorkClock, jobId: string | undefined): number =>
  clock.jobId === jobId ? clock.elapsedMs : 0

/** The progress of a running job as it is shown; it begins anew with each job, and there is none once that has ended. */
export const useShownProgress = (job: Job | undefined, tick: ProgressTick): number | undefined => {
  const jobId = job?.id
  const { everyMs } = tick
  const [clock, setClock] = useState<WorkClock>({ jobId, elapsedMs: 0 })
  useEffect(() => {
    if (jobId === undefined) return undefined
    const timer = setInterval(
      () => setClock((known) => ({ jobId, elapsedMs: elapsedOf(known, jobId) + everyMs })),
      everyMs,
    )
    return () => clearInterval(timer)
  }, [jobId, everyMs])
  if (!job) return undefined
  return shownProgress({ realPercent: job.progress, elapsedMs: elapsedOf(clock, jobId), tick })
}
