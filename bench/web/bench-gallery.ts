import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { openSession, sessionValuesOf, signUpByCalls } from '../../e2e/testing/person.ts'
import { seedGallery } from '../../e2e/testing/seed-gallery.ts'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { median } from '../statistics.ts'
import { launchChromium, openPlainTab } from './chromium.ts'
import type { PlainTab, PrivateMemory } from './chromium.ts'
import { compareScrolling, percent } from './compare-scrolling.ts'

const { values } = parseArgs({ options: { items: { type: 'string', default: '10000' } } })
const rounds = 5
const bars = { firstContentMs: 1000, droppedShare: 0.05, memoryBytes: 300 * 1024 * 1024 }
const screen = { width: 1440, height: 900 }
const patienceMs = 900_000

/**
 * Most browsers draw with a graphics processor, here a program that stands in for one. Without one they keep every
 * decoded picture that they have room for, up to half a gigabyte, in memory that the system may take back. Only for
 * memory: the program takes tens of milliseconds for what a graphics processor does in one, and halts for a second at
 * each page of new pictures, so frames are counted without it.
 */
const asPeopleHave = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
]

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

/** Reads the gallery to its end, as one does who holds the End key, and rests in the middle. */
const readAll = async (tab: PlainTab, count: number): Promise<void> => {
  const reached = await tab.evaluate(`(async () => {
    const deadline = performance.now() + ${patienceMs}
    const nextFrame = () => new Promise(requestAnimationFrame)
    while (!document.body.textContent.includes('Number ${count}, in a rainy street')) {
      if (performance.now() > deadline) return false
      window.scrollTo(0, document.documentElement.scrollHeight)
      await nextFrame()
    }
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return true
  })()`)
  if (reached !== true) throw new Error('The end of the gallery did not come.')
}

/** Bytes that the gallery takes once all of it is read, in the tab and in the process that draws for all tabs. */
const readMemory = async (url: string, session: object, count: number): Promise<PrivateMemory> => {
  await using tab = await openPlainTab({ args: asPeopleHave, ...screen })
  const blank = await tab.readMemory()
  await tab.open(`${url}/footer`)
  await tab.evaluate(`Object.assign(sessionStorage, ${JSON.stringify(session)}), 0`)
  await tab.open(`${url}/gallery?tab=images`)
  await readAll(tab, count)
  const { tab: own, drawing } = await tab.readMemory()
  return { tab: own, drawing: drawing - blank.drawing }
}

const count = Number(values.items)

/** Of five visits the usual one's milliseconds to the first picture, and the frames dropped, here and on an empty page. */
const measureVisits = async () => {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: screen })
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    await openSession(page, server, person)
    const first: number[] = []
    for (let round = 0; round < rounds; round++) first.push(await openAndTime(page, server.url))
    const other = await context.newPage()
    await other.setContent('<div style="height: 9000px"></div>')
    return { firstMs: median(first), ...(await compareScrolling(page.locator('html'), other.locator('html'), rounds)) }
  } finally {
    await browser.close()
  }
}

await using server = await VisageServer.start()
const person = await signUpByCalls(server)
await server.stop()
await seedGallery({ dataDir: server.dataDir, email: person.profile.email, count, portraits: 50, pixels: 1280 })
await server.launch()

const { firstMs, own, base } = await measureVisits()
console.log(`${count} items: the first picture after ${Math.round(firstMs)} ms, bar ${bars.firstContentMs} ms`)
console.log(
  `${percent(own)} of the frames dropped, ${percent(base)} on an empty page, bar ${percent(bars.droppedShare)} beyond that`,
)
const memory = await readMemory(server.url, sessionValuesOf(person), count)
const bytes = memory.tab + memory.drawing
console.log(
  `${megabytes(bytes)} of private memory with all of them read, bar ${megabytes(bars.memoryBytes)}: ` +
    `${megabytes(memory.tab)} in the tab, ${megabytes(memory.drawing)} more in the process that draws`,
)
const isRight = firstMs <= bars.firstContentMs && own - base <= bars.droppedShare && bytes <= bars.memoryBytes
process.exitCode = isRight ? 0 : 1
