import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { VisageServer } from './visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const indexed = ['/', '/about', '/pricing', '/faqs', '/testimonials', '/affiliate', '/careers', '/contact', '/terms']
const unlisted = ['/commingsoon', '/footer', '/sidebar']

for (const path of [...indexed, '/privacy', ...unlisted])
  test(`${path} reads well at 320 px, by machine and without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    expect((await page.goto(`${server.url}${path}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(unlisted.includes(path) ? 0 : 1)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('robots and sitemap lead to pages that exist', async ({ request }) => {
  const robots = await (await request.get(`${server.url}/robots.txt`)).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(paths).toEqual(expect.arrayContaining(indexed))
  for (const path of paths) expect((await request.get(`${server.url}${path}`)).status(), path).toBe(200)
})

test('one question is open at a time, and a press on it closes it', async ({ page }) => {
  await page.goto(`${server.url}/faqs`)
  const questions = page.locator('summary')
  const open = page.locator('details[open] summary')
  await expect(questions).toHaveCount(7)
  await questions.nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveText(['Is there a free trial?'])
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(0)
})

test('a job description opens above a page that stands still, and hands the focus back', async ({ page }) => {
  await page.goto(`${server.url}/careers`)
  await expect(page.getByRole('article')).toHaveCount(7)
  const subject = encodeURIComponent('Application for the position of Content Writer')
  await expect(page.getByRole('link', { name: 'Apply: Content Writer' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.+@.+\\?subject=${subject}$`),
  )
  const opener = page.getByRole('button', { name: 'Job Description: Content Writer' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Content Writer' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('testimonials show three of eight, advance by themselves and wrap around', async ({ page }) => {
  await page.goto(`${server.url}/testimonials`)
  await page.mouse.move(2, 2)
  const middle = page.locator('[data-place=middle] strong')
  await expect(page.locator('li[data-place=beside]')).toHaveCount(2)
  await expect(page.locator('li[data-place=away]')).toHaveCount(5)
  await expect(middle).toHaveText('Maren')
  await expect(middle).toHaveText('Tariq', { timeout: 5000 })
  const previous = page.getByRole('button', { name: 'Previous testimonial' })
  await previous.click()
  await previous.click()
  await expect(middle).toHaveText('Naomi')
  await expect(page.locator('li[data-place=beside]').first()).toHaveCSS('opacity', '0.6')
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(middle).toHaveText('Maren')
})

test('prices follow the chosen currency and the buttons lead on', async ({ page }) => {
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('LIMITED TIME OFFER')).toBeVisible()
  await expect(page.getByText('$12.99')).toBeVisible()
  await page.getByLabel('Rupees').check()
  await expect(page.getByText('$12.99')).toBeHidden()
  await expect(page.getByText('₹5999')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us about Enterprise' })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Get Started with Premium' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers, job descriptions, testimonials and both currencies can be read', async ({ page }) => {
    await page.goto(`${server.url}/faqs`)
    await page.getByText('Which plans are there?').click()
    await expect(page.getByText('What each one holds is on the')).toBeVisible()
    await page.goto(`${server.url}/careers`)
    await expect(page.getByText('Check every figure and every promise')).toBeVisible()
    await page.goto(`${server.url}/testimonials`)
    await expect(page.getByRole('blockquote')).toHaveCount(8)
    for (const quote of await page.getByRole('blockquote').all()) await expect(quote).toBeVisible()
    await page.goto(`${server.url}/pricing`)
    await page.getByLabel('Rupees').check()
    await expect(page.getByText('₹999')).toBeVisible()
  })
})
