import type { Locator } from '@playwright/test'

const frames = 240
const pixelsPerFrame = 24

/**
 * Scrolls an element back and forth, a step each frame, and answers which share of the frames that the screen could have
 * shown was dropped.
 */
export const scrollAndCount = (scroller: Locator): Promise<number> =>
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
