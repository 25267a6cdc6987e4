import type { Locator } from '@playwright/test'
import { median } from '../statistics.ts'

const frames = 240
const pixelsPerFrame = 24

/**
 * Scrolls an element back and forth, a step each frame, and answers which share of the frames that the screen could have
 * shown was dropped.
 */
const scrollAndCount = (scroller: Locator): Promise<number> =>
  scroller.evaluate(
    async (element, { frames, pixelsPerFrame }) => {
      // This runs in the page, where nothing of this file is known.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const times: number[] = [await nextFrame()]
      let step = pixelsPerFrame
      for (let frame = 0; frame < frames; frame++) {
        const before = element.scrollTop
        element.scrollTop += step
        if (element.scrollTop === before) step = -step
        times.push(await nextFrame())
      }
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
      const frameMs = 1000 / 60
      const shown = gaps.length
      const possible = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / frameMs)), 0)
      return (possible - shown) / possible
    },
    { frames, pixelsPerFrame },
  )

/** The shares of frames that two scrolled windows drop, each the median of rounds that take turns. */
export const compareScrolling = async (
  window: Locator,
  empty: Locator,
  rounds: number,
): Promise<{ own: number; base: number }> => {
  const [dropped, droppedEmpty]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await empty.page().bringToFront()
    droppedEmpty.push(await scrollAndCount(empty))
    await window.page().bringToFront()
    dropped.push(await scrollAndCount(window))
  }
  return { own: median(dropped), base: median(droppedEmpty) }
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
