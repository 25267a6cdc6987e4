import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { moving } from './testing/page.ts'
import { newEmail, openSessionAsNewcomer, openSessionWithFace, signUpAsNewcomer } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

// An animation writes styles of its own, the live preview starts a worker.
test.use({ ...moving, drawsLive: true })

/** What browsers report of the pages to come: what their security policy has kept from being loaded, run or written. */
const watchReports = async (page: Page): Promise<string[]> => {
  const reports: string[] = []
  await page.exposeFunction('reportViolation', (report: string) => reports.push(report))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const report = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`
      Reflect.apply(Reflect.get(window, 'reportViolation'), null, [report])
    })
  })
  return reports
}

/** Signed-in pages never rest from the network: they hold a live stream. A busy machine may never be idle. */
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })))

/** Opens a page and brings its scripts to life, also where they rest. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${server.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 400)
  await whenIdle(page)
}

const open = ['/', '/pricing', '/faqs', '/blogs', '/affiliate', '/careers', '/contact', '/verify', '/nowhere']
const screens = [
  '/image',
  '/video',
  '/clothSwap',
  '/Imagetovideo',
  '/AIMusic',
  '/batch',
  '/gallery',
  '/profile',
  '/subscription',
]

// Proves: policy-nothing-reported
test('no page, tour, dialog or way between them does what the security policy forbids', async ({ page, browser }) => {
  const reports = await watchReports(page)
  for (const path of open) await visit(page, path)
  await visit(page, '/careers')
  await page
    .getByRole('button', { name: /^Job Description/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit(page, '/')
  await signUpAsNewcomer(page, server, newEmail())
  for (let step = 1; step < 3; step++) await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  for (const path of screens) await visit(page, path)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit(page, '/takedown')
  expect(reports).toEqual([])

  await using other = await browser.newContext()
  const maker = await other.newPage()
  const more = await watchReports(maker)
  await openSessionWithFace(maker, server)
  await maker.goto(`${server.url}/gallery`)
  await maker.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click()
  await whenIdle(maker)
  expect(more).toEqual([])
})

// Proves: policy-blocks-what-gets-in
test('what gets into a page all the same is not run, not drawn with and not written', async ({ page }) => {
  const reports = await watchReports(page)
  await openSessionAsNewcomer(page, server)
  await expect(page.getByRole('dialog')).toBeVisible()
  const wrote = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const attempt = (act: () => void): string => {
      try {
        act()
        return 'went through'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    const div = document.body.appendChild(document.createElement('div'))
    const script = document.createElement('script')
    const sheet = document.createElement('style')
    sheet.textContent = 'body { visibility: hidden }'
    document.head.append(sheet)
    div.setAttribute('style', 'color: rgb(1, 2, 3)')
    return {
      html: attempt(() => (div.innerHTML = '<img src=x onerror="window.wasRun = true">')),
      parsed: attempt(() => document.createRange().createContextualFragment('<b>x</b>')),
      source: attempt(() => (script.src = '/assets/x.js')),
      text: attempt(() => (script.text = 'window.wasRun = true')),
      // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-implied-eval -- what an intruder would try
      code: attempt(() => void setTimeout('window.wasRun = true' as unknown as () => void, 0)),
      attribute: attempt(() => div.setAttribute('onclick', 'window.wasRun = true')),
      policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
      colour: getComputedStyle(div).color,
      visibility: getComputedStyle(document.body).visibility,
    }
  })
  const refused = ['html', 'parsed', 'source', 'text', 'code', 'attribute', 'policy'] as const
  for (const sink of refused) expect.soft(wrote[sink], sink).toBe('refused')
  expect(wrote.colour).not.toBe('rgb(1, 2, 3)')
  expect(wrote.visibility).toBe('visible')
  await expect.poll(() => reports.length).toBeGreaterThan(5)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
