import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { moving, watchLayoutShifts } from './testing/page.ts'
import { server, test } from './testing/shared-server.ts'

test.use(moving)

const mostBytes = 1_200_000

/** Counts what comes over the network, compressed as it is, from now on. */
const countBytes = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const addresses: string[] = []
  let total = 0
  session.on('Network.responseReceived', ({ response }) => addresses.push(new URL(response.url).pathname))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength
  })
  await session.send('Network.enable')
  return { total: () => total, addresses }
}

const row = (page: Page) => page.getByRole('region', { name: 'Portraits, first row' })
const track = (page: Page) => row(page).locator('> div')
const place = (page: Page) => track(page).evaluate((element) => element.getBoundingClientRect().left)

for (const [width, height, deviceScaleFactor] of [
  [375, 812, 2],
  [1440, 900, 1],
] as const)
  test.describe(`at ${width} px and ${deviceScaleFactor} pixels a point`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test('less than 1.2 MB comes before anybody scrolls, none of it film, and nothing moves about', async ({
      page,
    }) => {
      const network = await countBytes(page)
      const readShifts = await watchLayoutShifts(page)
      await page.goto(server.url, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(network.total()).toBeGreaterThan(50_000)
      expect(network.total()).toBeLessThan(mostBytes)
      expect(network.addresses.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([])
      expect(await readShifts()).toBeLessThan(0.05)
    })
  })

// Proves: home-fifty-people-drift
test('fifty people drift by, each described, and the copy behind them costs nothing', async ({ page }) => {
  const network = await countBytes(page)
  await page.goto(server.url)
  const run = page.locator('ul:not([data-copy]) > li > picture > img[width="240"]')
  await expect(run).toHaveCount(50)
  const pictures = await run.evaluateAll((images) =>
    images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')] as const),
  )
  expect(new Set(pictures.map(([src]) => src)).size).toBe(50)
  expect(new Set(pictures.map(([, alt]) => alt)).size).toBe(50)
  for (const [, alt] of pictures) expect(alt).toMatch(/^Portrait of /)
  await row(page).scrollIntoViewIfNeeded()
  const copies = page.locator('ul[data-copy][aria-hidden=true] img')
  await expect(copies).toHaveCount(50)
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('ul img[width="240"]')) {
      image.loading = 'eager'
      await image.decode()
    }
  })
  const loaded = network.addresses.filter((address) => address.startsWith('/media/home/'))
  expect(loaded.filter((address, index) => loaded.indexOf(address) !== index)).toEqual([])
})

// Proves: home-rows-drift-stand
test('the rows drift, and stand still under the pointer, under the focus and after a press on pause', async ({
  page,
}) => {
  await page.goto(server.url)
  await row(page).scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const before = await place(page)
  await expect.poll(() => place(page)).toBeLessThan(before)
  const standsStill = () => expect(track(page)).toHaveCSS('animation-play-state', 'paused')
  // A hover of the track itself would wait until it stands still.
  await row(page).hover()
  await standsStill()
  await page.mouse.move(2, 2)
  await expect(track(page)).toHaveCSS('animation-play-state', 'running')
  await row(page).focus()
  await standsStill()
  await page.getByRole('button', { name: 'Pause the portraits' }).click()
  await page.getByRole('button', { name: 'Play the portraits' }).blur()
  await page.mouse.move(2, 2)
  await standsStill()
  await page.getByRole('button', { name: 'Play the portraits' }).click()
  await page.getByRole('button', { name: 'Pause the portraits' }).blur()
  await page.mouse.move(2, 2)
  await expect(track(page)).toHaveCSS('animation-play-state', 'running')
})

// Proves: home-three-films-play
test('three films play while in view, start over, and stop out of view and at a press', async ({ page }) => {
  await page.goto(server.url)
  const films = page.locator('video')
  await expect(films).toHaveCount(3)
  await expect(page.getByRole('article').filter({ has: films, hasText: /\w{3}/ })).toHaveCount(3)
  for (const film of await films.all()) {
    await film.scrollIntoViewIfNeeded()
    const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(time).toBeGreaterThan(0.2)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted, video.error])).toEqual([
      true,
      true,
      null,
    ])
    // From just before the end it must come round to the start.
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.3
    })
    await expect.poll(time).toBeLessThan(3)
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    await expect(film).toHaveCSS('opacity', '1')
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  const playing = () => films.evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length)
  await expect.poll(playing).toBe(0)
  await films.first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Pause the film: Three women/ }).click()
  await expect(page.getByRole('button', { name: /^Play the film: Three women/ })).toBeVisible()
  expect(await films.first().evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself: the rows scroll by hand and films wait for a press', async ({ page }) => {
    await page.goto(server.url)
    await expect(track(page)).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('button', { name: 'Pause the portraits' })).toBeHidden()
    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    const film = page.locator('video').first()
    await film.scrollIntoViewIfNeeded()
    const button = page.getByRole('button', { name: /^Play the film: Three women/ })
    await expect(button).toBeVisible()
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime])).toEqual([true, 0])
    await button.click()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  })

  test('every picture and film that the page names exists', async ({ page, request }) => {
    await page.goto(server.url)
    const addresses = await page.evaluate(() => {
      const named = [...document.querySelectorAll('[src^="/media/"], [srcset]')].flatMap((element) => [
        element.getAttribute('src') ?? '',
        ...(element.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      ])
      return [...new Set(named)].filter((address) => address.startsWith('/media/'))
    })
    expect(addresses.length).toBeGreaterThan(300)
    for (const address of addresses) expect((await request.head(`${server.url}${address}`)).status(), address).toBe(200)
  })
})
