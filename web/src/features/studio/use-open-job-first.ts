import type { Job } from '@visage/contract'
import { useEffect, useRef } from 'react'
import { findLatest, isOpen } from './job-list.ts'

/** Brings a job to light that was already under way when the page was opened. */
export const useOpenJobFirst = (jobs: readonly Job[], isLoaded: boolean, show: (job: Job) => void): void => {
  const wasChosen = useRef(false)
  useEffect(() => {
    if (!isLoaded || wasChosen.current) return
    wasChosen.current = true
    const open = findLatest(jobs, isOpen)
    if (open) show(open)
  }, [isLoaded, jobs, show])
}
