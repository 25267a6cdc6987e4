import type { Locator } from '@playwright/test'
import { median } from '../statistics.ts'
import { scrollAndCount } from './scroll-and-count.ts'

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
