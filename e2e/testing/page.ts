import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'

/** Adds up how much the pages to come move about while they load. */
export const watchLayoutShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts').sum))
}

/** How long at most what the studio makes is waited for, on a slow machine as well. */
export const longMs = 600_000

/** For journeys that look at what moves by itself; the others ask for less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

const installed = new WeakSet<Page>()

/** Stops the page's clock: from here on its timers run only by `page.clock.runFor`, until `page.clock.resume`. */
export const stopClock = async (page: Page): Promise<void> => {
  if (!installed.has(page)) await page.clock.install()
  installed.add(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Lets as little time pass as a message needs that comes by a timer. */
export const expectSoon = (message: Locator): Promise<void> =>
  expect(async () => {
    await message.page().clock.runFor(1)
    await expect(message).toBeVisible({ timeout: 50 })
  }).toPass()

/** Minified: a page has it in two thirds of the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The page as it stands has no accessibility violation. */
export const expectReachable = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Its script is large: a page that has it is not handed it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const engine: typeof axe = Reflect.get(window, 'axe')
    // Without listing what is right: the same violations in a third of the time.
    return (await engine.run(document, { resultTypes: ['violations'] })).violations
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** Groups of choices of which some are cut off. */
const findCutChoices = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=radiogroup]')]
      .filter((group) => getComputedStyle(group).overflowX === 'hidden' && group.scrollWidth > group.clientWidth + 1)
      .map((group) => group.getAttribute('aria-label')),
  )

/** The page as it stands fits a phone of 320 px. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findCutChoices(page)).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** The page as it stands can be used by everybody, on a phone too. */
export const expectGood = async (page: Page): Promise<void> => {
  await expectReachable(page)
  await expectNoSidewaysScroll(page)
}

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
