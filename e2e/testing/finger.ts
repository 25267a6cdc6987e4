import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

/** A finger that goes down on a page, moves and is lifted. */
export const openFinger = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    down: (at: Point) => touch('touchStart', [at]),
    move: (to: Point) => touch('touchMove', [to]),
    lift: async () => {
      await touch('touchEnd', [])
      await session.detach()
    },
  }
}
