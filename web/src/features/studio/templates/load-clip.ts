import { useEffect, useRef, useState } from 'react'
import { createSemaphore, mediaSemaphore } from './semaphore.ts'

/** How many clips are in memory at once. */
const mostClips = 6

const clipSemaphore = createSemaphore(mostClips)

const fetchClip = async (url: string, signal: AbortSignal): Promise<Blob | undefined> => {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? await response.blob() : undefined
  } catch {
    // A clip that does not come leaves its poster, which shows the same scene.
    return undefined
  }
}

/**
 * Fetches a clip once there is room for it and it is its turn, and hands over an address for it. What this returns lets
 * the clip go again: it stops the fetching and ends the address.
 */
export const loadClip = (url: string, onReady: (source: string) => void): (() => void) => {
  const leaving = new AbortController()
  let source: string | undefined
  let endTurn: (() => void) | undefined
  const load = async () => {
    const clip = await fetchClip(url, leaving.signal)
    endTurn?.()
    if (!clip || leaving.signal.aborted) return
    source = URL.createObjectURL(clip)
    onReady(source)
  }
  const leaveRoom = clipSemaphore.ask(() => {
    endTurn = mediaSemaphore.ask(() => void load())
  })
  return () => {
    leaving.abort()
    endTurn?.()
    leaveRoom()
    if (source !== undefined) URL.revokeObjectURL(source)
  }
}

/** The share of a clip that must be in view for it to play. */
const visibleShare = 0.5

type Options = {
  /** The clip's address; undefined while it is not made yet. */
  url: string | undefined
  /** Whether it plays by itself when it is in view; otherwise only under the pointer or with the focus. */
  playsAlone: boolean
}

/** A clip that has a source only while it is wanted and in view. `place` goes to the element that stands for it. */
export const useClip = ({ url, playsAlone }: Options) => {
  const place = useRef<HTMLLabelElement>(null)
  const [isInView, setIsInView] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [source, setSource] = useState<string>()

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.slice(-1).some(({ intersectionRatio }) => intersectionRatio >= visibleShare)),
      { threshold: visibleShare },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isWanted = isInView && (playsAlone || isPointedAt)
  useEffect(() => {
    if (!isWanted || url === undefined) return undefined
    const letGo = loadClip(url, setSource)
    return () => {
      letGo()
      setSource(undefined)
    }
  }, [isWanted, url])

  return {
    place,
    /** What to play; undefined while there is only the poster. */
    source,
    pointing: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsPointedAt(true),
      onBlur: () => setIsPointedAt(false),
    },
  }
}
