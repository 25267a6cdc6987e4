import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { TEMPLATE_COUNTS } from '@visage/contract'
import { openSession } from '../../e2e/testing/person.ts'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { launchChromium } from './chromium.ts'
import { compareScrolling, percent } from './compare-scrolling.ts'
import { serveBucket } from './serve-bucket.ts'

const rounds = 7
/** Dropped frames beyond those of an empty page, in shares of all frames. */
const bar = 0.02
const postersMs = 180_000

/** All templates of the grid, each with its poster there. */
const openGrid = async (page: Page, url: string) => {
  await page.goto(`${url}/image`)
  await page.getByRole('tab', { name: 'Template' }).click()
  const grid = page.getByRole('group', { name: 'Template' })
  const tiles = grid.getByRole('radio')
  await tiles.first().waitFor({ state: 'attached' })
  const more = grid.getByRole('button', { name: 'Show more' })
  while (await more.isVisible()) {
    const known = await tiles.count()
    await more.click()
    await tiles.nth(known).waitFor({ state: 'attached' })
  }
  const deadline = Date.now() + postersMs
  for (let tile = 0, count = await tiles.count(); tile < count;) {
    const image = grid.locator('img').nth(tile)
    await image.scrollIntoViewIfNeeded()
    if (await image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)) tile++
    else if (Date.now() > deadline) throw new Error(`The poster of template ${tile + 1} did not come.`)
    else await page.waitForTimeout(50)
  }
  return { tiles, window: grid.locator(':scope > div') }
}

/** A page with nothing but height. */
const openEmpty = async (page: Page) => {
  await page.setContent(
    '<div id="window" style="height: 24rem; overflow-y: auto"><div style="height: 9000px"></div></div>',
  )
  return page.locator('#window')
}

const { values } = parseArgs({ options: { templates: { type: 'string' } } })
await using bucket = await serveBucket(Number(values.templates ?? TEMPLATE_COUNTS.image.women))
await using server = await VisageServer.start({ TEMPLATE_BASE_URL: bucket.url })
const browser = await launchChromium()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(postersMs)
  await openSession(page, server)
  const { tiles, window } = await openGrid(page, server.url)
  const other = await context.newPage()
  const empty = await openEmpty(other)
  const { own, base } = await compareScrolling(window, empty, rounds)
  const templates = await tiles.count()
  console.log(`${templates} templates: ${percent(own)} of the frames dropped; an empty page: ${percent(base)}`)
  console.log(
    own - base <= bar ? 'The grid scrolls like an empty page.' : `The bar is ${percent(bar)} beyond the empty page.`,
  )
  process.exitCode = own - base <= bar ? 0 : 1
} finally {
  await browser.close()
}
