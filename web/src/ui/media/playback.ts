/** Whether the person's system asks for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The loudest of each of `count` equal parts; all of them where there are fewer. */
export const thinPeaks = (peaks: readonly number[], count: number): number[] => {
  const parts = Math.min(count, peaks.length)
  const edge = (index: number) => Math.floor((index * peaks.length) / parts)
  return Array.from({ length: parts }, (_, index) => Math.max(...peaks.slice(edge(index), edge(index + 1))))
}

const secondsAMinute = 60

const show = (seconds: number) =>
  `${Math.floor(seconds / secondsAMinute)}:${String(seconds % secondsAMinute).padStart(2, '0')}`

/** A length as players show it. */
export const clockText = (seconds: number): string => show(Math.max(1, Math.round(seconds)))

/** A place in something of a length, as players show it. */
export const playheadText = (seconds: number): string => show(Math.floor(seconds))
