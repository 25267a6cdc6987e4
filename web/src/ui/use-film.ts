import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

/** The share of the film that must be in view. */
const visibleShare = 0.35

/** Starts and stops a film without caring whether a newer wish overtakes it, which browsers report as an abort. */
const start = async (film: HTMLVideoElement) => {
  try {
    await film.play()
  } catch (error) {
    const isOvertaken = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)
    if (!isOvertaken) throw error
  }
}

/**
 * Plays a film while it is in view. A press on its button overrules that: a stopped film stays stopped. When people
 * ask for less motion, only the button starts it.
 */
export const useFilm = () => {
  const video = useRef<HTMLVideoElement>(null)
  const isStopped = useRef(false)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    const film = video.current
    if (film === null) return undefined
    isStopped.current = prefersReducedMotion()
    const note = () => setIsPlaying(!film.paused)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) film.pause()
        else if (!isStopped.current) void start(film)
      },
      { threshold: visibleShare },
    )
    film.addEventListener('play', note)
    film.addEventListener('pause', note)
    observer.observe(film)
    return () => {
      observer.disconnect()
      film.removeEventListener('play', note)
      film.removeEventListener('pause', note)
    }
  }, [])

  const toggle = () => {
    const film = video.current
    if (film === null) return
    isStopped.current = !film.paused
    if (film.paused) void start(film)
    else film.pause()
  }

  return { video, isPlaying, toggle }
}
