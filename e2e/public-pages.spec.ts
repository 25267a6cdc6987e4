import { expect } from '@playwright/test'
import { expectGood, expectReachable, moving, stopClock } from './testing/page.ts'
import { server, test } from './testing/shared-server.ts'
import { VisageServer } from './testing/visage-server.ts'

const article = '/blogsDetails/the-world-of-virtual-influencers-a-complete-overview'
const indexed = [
  '/',
  '/about',
  '/pricing',
  '/faqs',
  '/blogs',
  article,
  '/testimonials',
  '/affiliate',
  '/careers',
  '/contact',
  '/verify',
  '/terms',
  '/privacy',
]
const unlisted = ['/commingsoon', '/footer', '/sidebar']
const signIn = ['/login', '/signup', '/forgot', '/otpverification']

for (const path of [...indexed, ...unlisted])
  // Proves: pages-reads-well-320
  test(`${path} reads well at 320 px, by machine and without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    expect((await page.goto(`${server.url}${path}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(unlisted.includes(path) ? 0 : 1)
    await expectGood(page)
  })

// Proves: pages-address-leads-nowhere
test('an address that leads nowhere answers 404 with a page that leads on', async ({ page }) => {
  for (const path of ['/no-such-page', '/blogsDetails/no-such-article', '/about/deeper']) {
    expect((await page.goto(`${server.url}${path}`))?.status(), path).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home page', exact: true })).toHaveAttribute('href', '/')
    await expectGood(page)
  }
})

test('robots and sitemap lead to pages that exist', async ({ request }) => {
  const robots = await (await request.get(`${server.url}/robots.txt`)).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(paths).toEqual(expect.arrayContaining(indexed))
  for (const path of paths) expect((await request.get(`${server.url}${path}`)).status(), path).toBe(200)
})

test.describe('what moves', () => {
  test.use(moving)

  // Proves: pages-question-open-time
  test('one question is open at a time, and a press on it closes it', async ({ page }) => {
    await page.goto(`${server.url}/faqs`)
    const questions = page.locator('summary')
    const open = page.locator('details[open] summary')
    await expect(questions).toHaveCount(7)
    await questions.nth(3).focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveText(['Is there a free trial?'])
    const signOf = (index: number) =>
      questions.nth(index).evaluate((summary) => {
        const sign = summary.querySelector('[aria-hidden]')
        return sign && getComputedStyle(sign, '::before').content
      })
    expect([await signOf(0), await signOf(3)]).toEqual(['"+"', '"−"'])
    await expectReachable(page)
    await page.keyboard.press('Space')
    await expect(open).toHaveCount(0)
  })

  // Proves: pages-job-description-opens
  test('a job description opens above a page that stands still, and hands the focus back', async ({ page }) => {
    await page.goto(`${server.url}/careers`)
    await expect(page.getByRole('article')).toHaveCount(7)
    const subject = encodeURIComponent('Application for the position of Content Writer')
    await expect(page.getByRole('link', { name: 'Apply: Content Writer' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.+@.+\\?subject=${subject}$`),
    )
    for (const job of await page.getByRole('article').all()) {
      for (const part of ['Location', 'Experience']) await expect(job.getByText(part).first()).toBeVisible()
      await expect(job.getByRole('list', { name: 'Skills' }).first()).toBeVisible()
      const title = await job.getByRole('heading', { level: 2 }).innerText()
      await expect(job.getByRole('link', { name: `Apply: ${title}` })).toHaveText('Apply')
      await expect(job.getByRole('button', { name: `Job Description: ${title}` })).toHaveText('Job Description')
    }
    const opener = page.getByRole('button', { name: 'Job Description: Content Writer' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Content Writer' })
    await expect(dialog.getByText('You write the guides, articles and messages')).toBeVisible()
    for (const part of ['Location', 'Experience', 'Skills', 'Roles'])
      await expect(dialog.getByText(part, { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  // Proves: pages-testimonials-show-three
  test('testimonials show three of eight, advance every three seconds and wrap around', async ({ page }) => {
    await page.goto(`${server.url}/testimonials`)
    await page.mouse.move(2, 2)
    const middle = page.locator('[data-place=middle] strong')
    await expect(page.locator('li[data-place=beside]')).toHaveCount(2)
    await expect(page.locator('li[data-place=away]')).toHaveCount(5)
    await expect(page.locator('li[data-place=middle]')).toHaveCSS('opacity', '1')
    await expect(page.locator('li[data-place=beside]').first()).toHaveCSS('opacity', '0.6')
    await expect(page.locator('li[data-place=away]').first()).toBeHidden()

    const next = page.getByRole('button', { name: 'Next testimonial' })
    const previous = page.getByRole('button', { name: 'Previous testimonial' })
    // Under the pointer they wait: else one could come in between what is read and the click.
    await previous.hover()
    while ((await middle.textContent()) !== 'Maren') await previous.click()
    await previous.click()
    await expect(middle).toHaveText('Naomi')
    await stopClock(page)
    await next.click()
    await expect(middle).toHaveText('Maren')
    await page.clock.runFor(6000)
    await expect(middle, 'it waits under the pointer').toHaveText('Maren')

    await page.mouse.move(2, 2)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect(page.locator('ul[aria-live=off]')).toBeVisible()
    await page.clock.runFor(2900)
    await expect(middle).toHaveText('Maren')
    await page.clock.runFor(200)
    for (const name of ['Tariq', 'Adaeze', 'Jisoo', 'Henrik', 'Kavya', 'Rafael', 'Naomi', 'Maren']) {
      await expect(middle).toHaveText(name)
      await page.clock.runFor(3000)
    }
  })
})

const cards = [
  ['Basic', '$25.99 $12.99 per month Get Started', '₹1,999 ₹999 per month Get Started', '3 faces 15 images 5 videos'],
  [
    'Advanced',
    '$49.99 $24.99 per month Get Started',
    '₹3,999 ₹1,999 per month Get Started',
    '5 faces 35 images 10 videos',
  ],
  [
    'Premium',
    '$79.99 $39.99 per month Get Started',
    '₹5,999 ₹2,999 per month Get Started',
    '6 faces 80 images 15 videos',
  ],
  ['Enterprise', "Price on request Let's Talk Contact Us", "Let's Talk", 'Custom faces Custom images Custom videos'],
] as const

const inOrder = (text: string) => new RegExp(text.replaceAll(/[$]/g, '\\$&').replaceAll(' ', '.*'))

// Proves: pages-visitors-see-four
test('visitors see four plans at half price, and the buttons lead on', async ({ page }) => {
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('LIMITED TIME OFFER')).toBeVisible()
  await expect(page.getByText('50% off all plans')).toBeVisible()
  await expect(page.locator('summary')).not.toHaveCount(0)
  await expect(page.locator('details[open]')).toHaveCount(1)
  const cardOf = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const readCard = async (name: string) => (await cardOf(name).innerText()).replaceAll(/\s+/g, ' ')
  for (const [name, dollars, , limits] of cards) {
    expect(await readCard(name)).toMatch(inOrder(dollars))
    await expect(cardOf(name).getByRole('heading').locator('svg')).toBeVisible()
    expect(await readCard(name)).toMatch(inOrder(limits))
    expect(await readCard(name)).not.toContain('₹')
  }
  await expect(page.locator('s').filter({ hasText: '$25.99' })).toBeVisible()
  await page.getByLabel('Rupees').check()
  for (const [name, , rupees] of cards) {
    expect(await readCard(name)).toMatch(inOrder(rupees))
    expect(await readCard(name)).not.toContain('$')
  }
  await expect(page.locator('a[href*="Enterprise%20Plan%20Inquiry"]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Contact Us about Enterprise' })).toHaveAttribute('href', '/contact')
  for (const name of ['Basic', 'Advanced'])
    await expect(page.getByRole('link', { name: `Get Started with ${name}` })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Get Started with Premium' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

// Proves: pages-currency-follows-country
test('the currency follows the country of the address, and a failed look-up is only logged', async ({ page }) => {
  await page.route('**/api/get_country_name/', (route) =>
    route.fulfill({ json: { country: 'India', country_code: 'IN' } }),
  )
  const sent = page.waitForRequest('**/api/get_country_name/')
  await page.goto(`${server.url}/pricing`)
  expect((await sent).postDataJSON()).toEqual({ ip_address: '127.0.0.1' })
  await expect(page.locator('strong').filter({ hasText: /^now ₹999$/ })).toBeVisible()
  await page.unroute('**/api/get_country_name/')

  await page.route('**/api/find_ip_add/', (route) => route.abort())
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The country could not be found'))
  await page.reload()
  await logged
  await expect(page.locator('strong').filter({ hasText: /^now \$12.99$/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

// Proves: pages-footer-operator-links
test('the footer names the operator and links everywhere it should', async ({ page }) => {
  await page.goto(`${server.url}/footer`)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Visage, home' })).toHaveAttribute('href', '/')
  for (const [name, path] of [
    ['Contact Us', '/contact'],
    ['FAQs', '/faqs'],
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Careers', '/careers'],
    ['Blogs', '/blogs'],
    ['About Us', '/about'],
    ['Affiliate', '/affiliate'],
  ])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path ?? '')
  for (const network of ['Facebook', 'LinkedIn', 'Instagram', 'WhatsApp', 'X', 'YouTube'])
    await expect(footer.getByRole('link', { name: `${network} (opens in a new tab)`, exact: true })).toHaveAttribute(
      'target',
      '_blank',
    )
  const badges = footer.getByRole('img', { name: 'Visage on' })
  await expect(badges).toHaveCount(2)
  for (const badge of await badges.all()) {
    await badge.scrollIntoViewIfNeeded()
    expect(await badge.boundingBox()).toMatchObject({ width: 250, height: 54 })
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(250)
    await expect(badge.locator('xpath=..')).toHaveAttribute('target', '_blank')
  }
  expect((await badges.first().boundingBox())?.x, 'in line with the rest').toBe(
    (await footer.locator('address').boundingBox())?.x,
  )
  await expect(footer.locator('address')).toContainText('India')
  await expect(footer.getByText('© 2025 Visage')).toBeVisible()
  await expect(footer.getByText('Crafting the AI world, bringing virtual humans into reality.')).toBeVisible()
})

// Proves: pages-operator-own-details
test('pages show what the operator has set and nothing else, before and after their scripts', async ({ page }) => {
  await using own = await VisageServer.start({
    OPERATOR_ADDRESS: 'Nadi & Sons; 4 Lake Road; Pune, India',
    SOCIAL_X: 'https://x.com/visage?a=1&b=2',
    TOOLS_BADGE_URL: 'https://tools.test/visage',
    TOOLS_BADGE_IMAGE: 'web/public/badges/example-ai-tools.svg',
  })
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (line) => line.type() === 'error' && failures.push(line.text()))
  const outward = () =>
    page
      .locator('a[href^="http"], a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of ['/footer', '/contact', '/careers', '/affiliate', '/terms', '/privacy', '/pricing']) {
    const html = await (await page.request.get(`${own.url}${path}`)).text()
    expect(html, path).not.toMatch(/\{\{|localhost|\/dev\/elsewhere|Example Road/)
    await page.goto(`${own.url}${path}`)
    await page.keyboard.press('Tab')
    await page.waitForFunction(() => !('takeEarlyAct' in window) || document.readyState === 'complete')
    await page.waitForLoadState('networkidle')
    expect(await outward(), path).toEqual(['https://x.com/visage?a=1&b=2', 'https://tools.test/visage'])
    await expect(page.locator('footer address')).toHaveText('Nadi & Sons\n4 Lake Road\nPune, India')
  }
  const badge = page.getByRole('img', { name: 'Visage on' })
  await badge.scrollIntoViewIfNeeded()
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(250)
  await page.goto(`${own.url}/careers`)
  await page.getByRole('link', { name: 'Apply: ' }).first().click()
  await expect(page).toHaveURL(`${own.url}/contact`)
  await expect(page.getByText('Nadi & Sons').first()).toBeVisible()
  expect(failures).toEqual([])
})

// Proves: pages-affiliates-apply-follow
test('affiliates apply and follow their earnings on pages outside', async ({ page }) => {
  await page.goto(`${server.url}/affiliate`)
  await expect(page.locator('summary')).toHaveCount(7)
  await page.getByText('Where do I see what I have earned?').click()
  for (const name of ['Apply (opens in a new tab)', 'affiliate dashboard (opens in a new tab)']) {
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    const elsewhere = await link.getAttribute('href')
    expect((await page.request.get(elsewhere ?? '')).status(), elsewhere ?? '').toBe(200)
  }
})

// Proves: pages-home-page-leads
test('the home page leads to the login page from its header and its first words', async ({ page }) => {
  await page.goto(`${server.url}/`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Visage, home' })).toHaveAttribute('href', '/')
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('region', { name: 'News from the studio' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Illustrative testimonials' })).toBeVisible()
  await expect(page.locator('#questions summary')).toHaveCount(6)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

// Proves: pages-blogs-listed-cut
test('blogs are listed as cut cards, and each arrow opens its article', async ({ page }) => {
  await page.goto(`${server.url}/blogs`)
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(10)
  for (const card of await articles.all()) {
    const title = await card.getByRole('heading', { level: 2 }).innerText()
    const whole = (await card.getByRole('link').getAttribute('aria-label'))?.replace('Read ', '') ?? ''
    expect(title).toBe(whole.length > 45 ? `${whole.slice(0, 45).trimEnd()}…` : whole)
    expect((await card.locator('p').innerText()).length).toBeLessThanOrEqual(121)
    await expect(card.locator('img')).toHaveAttribute('src', /^\/media\/blogs\//)
  }
  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(`${server.url}${article}`)
})

// Proves: pages-article-shows-today
test('an article shows today, a fixed label, the time on this visit and a mark where its author fails to load', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-03-04T10:00:00') })
  await page.route('**/media/blogs/product-team.*', (route) => route.abort())
  await page.goto(`${server.url}${article}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail).toHaveText('BlogsBlog Details')
  await expect(trail.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blogs')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('The World of Virtual Influencers: A Complete Overview')
  await expect(title.locator('span')).toHaveText('A Complete Overview')
  await expect(page.getByText('Visage Product Team')).toBeVisible()
  await expect(page.getByText('4 March 2031')).toBeVisible()
  await expect(page.getByText('4 min read', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Portraits of fictional people' })).toBeVisible()
  expect(await page.locator('main section h2 + ul > li').count()).toBeGreaterThan(3)
  const avatar = page.locator('header img')
  await expect(avatar).toHaveAttribute('src', '/favicon.svg')

  const readTime = page.getByText(/Read time with this visit: \d+ min/)
  const minutesOf = async () => Number((await readTime.innerText()).match(/\d+/)?.[0])
  const before = await minutesOf()
  expect(await page.evaluate(() => sessionStorage.getItem('firstVisitTime'))).toMatch(/^\d{13}$/)
  await page.clock.fastForward('03:00')
  await expect.poll(minutesOf).toBe(before + 3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Proves: pages-public-page-heading
  test('every public page has its heading and its words', async ({ page }) => {
    for (const path of [...indexed, ...unlisted, ...signIn]) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60)
    }
    await page.goto(`${server.url}/face`)
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible()
  })

  // Proves: pages-job-descriptions-testimonials
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
