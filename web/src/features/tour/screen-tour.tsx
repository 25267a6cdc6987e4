import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { isTourSeen, rememberTourSeen, SECTIONS, useReportTours } from './seen-tours.ts'
import type { Section } from './seen-tours.ts'

/** The guided tour of a screen, where it has one. */
export const findTour = (screen: string): Section | undefined => SECTIONS.find((section) => section === screen)

const unsettled = '[aria-busy="true"], [role="dialog"], [role="alertdialog"], dialog[open]'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const nextChange = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const observer = new MutationObserver(done)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    signal.addEventListener('abort', done)
  })

/** Waits until the page is laid out and no window stands above it. */
const whenSettled = async (signal: AbortSignal): Promise<void> => {
  await document.fonts.ready
  await nextFrame()
  while (!signal.aborted && document.querySelector(unsettled)) await nextChange(signal)
}

const loadTour = () => Promise.all([import('./run-tour.ts'), import('./tours.ts')])

/** The guided tour of a screen: starts by itself once per account, and again when asked. */
const useTour = (section: Section) => {
  const [hasFailed, setHasFailed] = useState(false)
  const infoIcon = useRef<HTMLButtonElement>(null)
  const screen = useRef<AbortSignal>(null)
  const tellServer = useReportTours()

  const run = useCallback(
    ([{ runTour }, { TOURS }]: Awaited<ReturnType<typeof loadTour>>, signal: AbortSignal) => {
      runTour(TOURS[section], { signal, infoIcon: infoIcon.current })
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
      const tour = await loadTour()
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
      const tour = await loadTour()
      if (signal && !signal.aborted) run(tour, signal)
    } catch {
      setHasFailed(true)
    }
  }

  return { start, infoIcon, hasFailed, forgetFailure: () => setHasFailed(false) }
}

/** The info icon of a screen; the screen's tour starts by itself once per account. */
export const ScreenTour = ({ section }: { section: Section }) => {
  const { start, infoIcon, hasFailed, forgetFailure } = useTour(section)
  return (
    <>
      <IconButton
        ref={infoIcon}
        label="Start the guided tour"
        icon={<IconInfoCircle size={22} />}
        onClick={() => void start()}
      />
      {hasFailed && (
        <NotificationBanner
          tone="danger"
          message="The tour could not be loaded. Check your connection and press the info icon again."
          onDismiss={forgetFailure}
        />
      )}
    </>
  )
}
