import type { Job } from '@visage/contract'
import { useEffect, useState } from 'react'

/** Shown at most until the result is here. */
const capPercent = 95
/** How far the shown progress may run ahead of the engine's own. */
const leadPercent = 25

type ProgressSample = { realPercent: number; elapsedSeconds: number; percentPerSecond: number | undefined }

/** The progress to show: it rises by a steady tick, never behind the engine's own and never far ahead of it. */
export const shownProgress = ({ realPercent, elapsedSeconds, percentPerSecond = 0 }: ProgressSample): number => {
  const ticked = Math.floor(Math.floor(elapsedSeconds) * percentPerSecond)
  return Math.round(Math.min(capPercent, Math.max(realPercent, Math.min(ticked, realPercent + leadPercent))))
}

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
