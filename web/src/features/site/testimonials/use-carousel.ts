import { useEffect, useRef, useState } from 'react'

const ADVANCE_MS = 3000

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the pointer or the focus is inside an element. */
const useAttention = () => {
  const element = useRef<HTMLElement>(null)
  const [isAttended, setIsAttended] = useState(false)
  useEffect(() => {
    const watched = element.current
    const look = () => setIsAttended(watched?.matches(':hover, :focus-within') ?? false)
    const lookLater = () => queueMicrotask(look)
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    for (const event of events) watched?.addEventListener(event, lookLater)
    return () => {
      for (const event of events) watched?.removeEventListener(event, lookLater)
    }
  }, [])
  return { element, isAttended }
}

/**
 * The middle entry of a ring of `count`. It advances by itself every 3 s while it may: never under the
 * pointer or the focus, in a hidden tab, after a press on pause, or when people ask for less motion.
 */
export const useCarousel = (count: number) => {
  const [middle, setMiddle] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const { element, isAttended } = useAttention()

  const step = (by: number) => setMiddle((before) => (before + by + count) % count)

  useEffect(() => {
    if (isAttended || isPaused) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) setMiddle((middle + 1) % count)
    }, ADVANCE_MS)
    return () => clearInterval(timer)
  }, [count, isAttended, isPaused, middle])

  return { element, middle, step, isAttended, isPaused, setIsPaused }
}
