import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectReachable } from './testing/page.ts'
import {
  newEmail,
  openSession,
  openSessionAsNewcomer,
  password,
  signUpAsNewcomer,
  signUpByHand,
} from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const titles = [
  'Women or Men',
  'Two ways to a face',
  'Celebrity: three names',
  'Prompt: your own words',
  'The price, up front',
  'Generate Face',
  'The result',
] as const

const expectStep = async (page: Page, number: number, of: readonly string[] = titles): Promise<void> => {
  const card = page.getByRole('dialog', { name: of[number - 1] })
  await expect(card).toBeVisible()
  await expect(card.getByText(`${number} of ${of.length}`)).toBeVisible()
  await expect(card.getByRole('button', { name: number === of.length ? 'Finish Tour' : 'Next' })).toBeFocused()
}

const expectNoTour = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Use these words' })).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/face$/)
}

const infoIcon = (page: Page) => page.getByRole('button', { name: 'Start the guided tour' })

// Proves: tours-face-tour-starts
test('the face tour starts once for an account, in no tab and on no device again', async ({ page, browser }) => {
  const complaints: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()))
  const email = newEmail()
  const told = page.waitForRequest('**/api/tour-complete/')
  await signUpAsNewcomer(page, server, email)
  await expectStep(page, 1)
  expect((await told).postDataJSON()).toMatchObject({ section: 'face' })
  expect(await page.evaluate(() => sessionStorage.getItem('guideFace'))).toBe('true')

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await expectNoTour(page)
  expect(loaded.filter((url) => /(run|face)-tour/.test(url))).toEqual([])
  expect(complaints).toEqual([])

  const secondTab = await page.context().newPage()
  await signIn(secondTab, email)
  await expectNoTour(secondTab)

  const elsewhere = await browser.newContext()
  const otherDevice = await elsewhere.newPage()
  await signIn(otherDevice, email)
  await expectNoTour(otherDevice)
  await elsewhere.close()
})

test('every step explains what it points at, opens its tab and puts the first one back', async ({ page }) => {
  await openSessionAsNewcomer(page, server)
  const isOpen = (name: string) => expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  const marks = ['gender', 'tabs', 'names', 'prompt', 'cost', 'generate', 'result']
  for (const [index, mark] of marks.entries()) {
    await expectStep(page, index + 1)
    await expect(page.locator('.driver-active-element'), 'the one before is let go').toHaveCount(1)
    await expect(page.locator('.driver-active-element')).toHaveAttribute('data-tour', mark)
    await isOpen(index < marks.indexOf('prompt') ? 'Celebrity' : 'Prompt')
    if (mark !== 'result') await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 6)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Finish Tour' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isOpen('Celebrity')

  await page.getByRole('tab', { name: 'Prompt' }).click()
  await infoIcon(page).dblclick()
  await expectStep(page, 1)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await isOpen('Celebrity')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isOpen('Prompt')

  await infoIcon(page).click()
  await expectStep(page, 1)
  await page.mouse.click(1000, 600)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// Proves: tours-video-tour-leads
test('the video tour leads through both tabs once, and the info icon starts it again', async ({ page }) => {
  const steps = [
    { mark: 'gender', title: 'Women or Men', tab: 'Link' },
    { mark: 'tabs', title: 'Two ways to a video', tab: 'Link' },
    { mark: 'link', title: 'Link: after a post', tab: 'Link' },
    { mark: 'faces', title: 'Your face', tab: 'Link' },
    { mark: 'templates', title: 'Template: ready films', tab: 'Template' },
    { mark: 'cost', title: 'The price, up front', tab: 'Template' },
    { mark: 'generate', title: 'Generate Video', tab: 'Template' },
    { mark: 'result', title: 'The result', tab: 'Template' },
  ] as const
  const names = steps.map(({ title }) => title)
  await openSession(page, server)
  await page.evaluate(() => sessionStorage.setItem('guideVideo', 'false'))
  const told = page.waitForRequest('**/api/tour-complete/')
  await page.goto(`${server.url}/video`)
  for (const [index, { mark, tab }] of steps.entries()) {
    await expectStep(page, index + 1, names)
    await expect(page.locator('.driver-active-element'), 'the one before is let go').toHaveCount(1)
    await expect(page.locator('.driver-active-element')).toHaveAttribute('data-tour', mark)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    if (mark === 'generate') await expect(page.getByRole('dialog')).toContainText('about ten minutes')
    await page.getByRole('button', { name: mark === 'result' ? 'Finish Tour' : 'Next' }).click()
  }
  expect((await told).postDataJSON()).toMatchObject({ section: 'video' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Link' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => sessionStorage.getItem('guideVideo'))).toBe('true')
  await infoIcon(page).click()
  await expectStep(page, 1, names)
})

test('the whole tour goes by keyboard, and hands the focus to the info icon', async ({ page }) => {
  await openSessionAsNewcomer(page, server)
  await expectStep(page, 1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expectStep(page, 1)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectStep(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectStep(page, 1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(infoIcon(page)).toBeFocused()

  await page.keyboard.press('Enter')
  for (const number of titles.keys()) {
    await expectStep(page, number + 1)
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(infoIcon(page)).toBeFocused()
})

for (const width of [320, 375])
  test(`the tour is readable and reachable on a phone ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 640 })
    await openSessionAsNewcomer(page, server)
    for (const number of titles.keys()) {
      await expectStep(page, number + 1)
      const box = await page.getByRole('dialog').boundingBox()
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 640).toBe(true)
      await expectReachable(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('dialog').getByRole('button').last().click()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(infoIcon(page)).toBeInViewport()
  })

test('a tour seen while the server does not answer is told later, and does not start again', async ({ page }) => {
  const email = newEmail()
  await page.context().route('**/api/tour-complete/', (route) => route.abort())
  await signUpByHand(page, server, email)
  await page.close()

  const secondTab = await page.context().newPage()
  await signIn(secondTab, email)
  await expectNoTour(secondTab)
  expect(await secondTab.evaluate(() => Object.values(localStorage))).toEqual(['untold'])

  const told = secondTab.waitForResponse('**/api/tour-complete/')
  await secondTab.context().unroute('**/api/tour-complete/')
  expect((await told).status()).toBe(200)
  await expect.poll(() => secondTab.evaluate(() => Object.values(localStorage))).toEqual(['told'])
})

test('a tour that cannot be loaded says so when asked for, and starts at the next visit', async ({ page }) => {
  await page.route('**/assets/run-tour-*.js', (route) => route.abort())
  await openSessionAsNewcomer(page, server)
  await expectNoTour(page)
  await infoIcon(page).click()
  await expect(page.getByText('The tour could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/run-tour-*.js')
  await page.reload()
  await expectStep(page, 1)
})

test('a tour ends with the screen that it belongs to', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('link', { name: 'Face Generation' }).first().click()
  await infoIcon(page).click()
  await expectStep(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
