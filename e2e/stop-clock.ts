import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

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
