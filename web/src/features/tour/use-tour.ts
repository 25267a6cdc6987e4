import { useCallback, useEffect, useRef, useState } from 'react'
import { isTourSeen, rememberTourSeen } from './seen-tours.ts'
import { TOURS } from './tours.ts'
import type { TourSection } from './tours.ts'
import { useTellTours } from './use-tell-tours.ts'
import { whenSettled } from './when-settled.ts'

const loadTour = (section: TourSection) => Promise.all([import('./run-tour.ts'), TOURS[section]()])

/** The guided tour of a screen: starts by itself once per account, and again when asked. */
export const useTour = (section: TourSection) => {
  const [hasFailed, setHasFailed] = useState(false)
  const infoIcon = useRef<HTMLButtonElement>(null)
  const screen = useRef<AbortSignal>(null)
  const tellServer = useTellTours()

  const run = useCallback(
    ([{ runTour }, steps]: Awaited<ReturnType<typeof loadTour>>, signal: AbortSignal) => {
      runTour(steps, { signal, infoIcon: infoIcon.current })
      rememberTourSeen(section)
      tellServer()
    },
    [section, tellServer],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    screen.current = signal
    const startOnce = async () => {
      const tour = await loadTour(section)
      await whenSettled(signal)
      if (!signal.aborted && !isTourSeen(section)) run(tour, signal)
    }
    // A tour that cannot be loaded now starts at the next visit.
    if (!isTourSeen(section)) startOnce().catch(() => {})
    return () => leaving.abort()
  }, [section, run])

  const start = async () => {
    const signal = screen.current
    setHasFailed(false)
    try {
      const tour = await loadTour(section)
      if (signal && !signal.aborted) run(tour, signal)
    } catch {
      setHasFailed(true)
    }
  }

  return { start, infoIcon, hasFailed, forgetFailure: () => setHasFailed(false) }
}
