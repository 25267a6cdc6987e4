import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { openSession } from '../../e2e/person.ts'
import { VisageServer } from '../../e2e/visage-server.ts'
import { median } from '../statistics.ts'
import { readPrivateMemory } from './read-private-memory.ts'
import { compareScrolling, percent } from './compare-scrolling.ts'
import { launchChromium } from './launch-chromium.ts'
import { seedGallery } from '../../e2e/seed-gallery.ts'

const { values } = parseArgs({
  options: { items: { type: 'string', default: '10000' }, software: { type: 'boolean', default: false } },
})
const rounds = 5
const bars = { firstContentMs: 1000, droppedShare: 0.05, memoryBytes: 300 * 1024 * 1024 }
const patienceMs = 300_000

/**
 * Most browsers draw with a graphics processor, here a program that does what one does. Without one they keep every decoded
 * picture that they have room for, up to half a gigabyte, in memory that the system may take back.
 */
const asPeopleHave = values.software
  ? []
  : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--enable-gpu-rasterization']

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Milliseconds from the click on a link to the gallery until its first picture is painted. */
const openAndTime = async (page: Page, url: string): Promise<number> => {
  await page.goto(`${url}/gallery?tab=images`, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    () => {
      const image = document.querySelector<HTMLImageElement>('main li img')
      return image?.complete && image.naturalWidth > 0 ? performance.now() : undefined
    },
    undefined,
    { polling: 'raf' },
  )
  return (await handle.jsonValue()) ?? Number.NaN
}

const readAll = async (page: Page, count: number): Promise<void> => {
  const last = page.getByText(`Number ${count}, in a rainy street`, { exact: false })
  const deadline = Date.now() + patienceMs
  while ((await last.count()) === 0) {
    if (Date.now() > deadline) throw new Error('The end of the gallery did not come.')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.waitForTimeout(1000)
}

const count = Number(values.items)
await using server = await VisageServer.start()
const browser = await launchChromium(asPeopleHave)
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const blank = await readPrivateMemory(browser, page)
  page.setDefaultTimeout(patienceMs)
  const { profile } = await openSession(page, server)
  await server.stop()
  await seedGallery({ dataDir: server.dataDir, userId: profile.user_id, count, portraits: 50, pixels: 1280 })
  await server.launch()

  const first: number[] = []
  for (let round = 0; round < rounds; round++) first.push(await openAndTime(page, server.url))
  await readAll(page, count)
  const memory = await readPrivateMemory(browser, page)
  const other = await context.newPage()
  await other.setContent('<div style="height: 9000px"></div>')
  const { own, base } = await compareScrolling(page.locator('html'), other.locator('html'), rounds)
  const firstMs = median(first)
  const bytes = memory.tab + memory.drawing - blank.drawing
  console.log(`${count} items: the first picture after ${Math.round(firstMs)} ms, bar ${bars.firstContentMs} ms`)
  console.log(
    `${percent(own)} of the frames dropped, ${percent(base)} on an empty page, bar ${percent(bars.droppedShare)} beyond that`,
  )
  console.log(
    `${megabytes(bytes)} of private memory with all of them read, bar ${megabytes(bars.memoryBytes)}: ` +
      `${megabytes(memory.tab)} in the tab (${megabytes(blank.tab)} when it was blank), ` +
      `${megabytes(memory.drawing - blank.drawing)} more in the process that draws`,
  )
  const isRight = firstMs <= bars.firstContentMs && own - base <= bars.droppedShare && bytes <= bars.memoryBytes
  process.exitCode = isRight ? 0 : 1
} finally {
  await browser.close()
}
