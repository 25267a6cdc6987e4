import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openSession } from './testing/person.ts'
import { test } from './testing/shared-server.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start({ BLOCK_DEVTOOLS: 'true' })
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

/** Presses keys or buttons and says whether the page kept the browser from acting on the last event. */
const isBlocked = async (page: Page, type: 'keydown' | 'contextmenu', act: () => Promise<void>): Promise<boolean> => {
  await page.evaluate((name) => {
    document.body.removeAttribute('data-blocked')
    addEventListener(name, (event) => document.body.setAttribute('data-blocked', String(event.defaultPrevented)))
  }, type)
  await act()
  return (await page.locator('body').getAttribute('data-blocked')) === 'true'
}

const isKeyBlocked = (page: Page, keys: string) => isBlocked(page, 'keydown', () => page.keyboard.press(keys))

const screens = [
  { path: '/login', textField: 'Email', isSignedIn: false },
  { path: '/face', textField: 'Celebrity1', isSignedIn: true },
  { path: '/image', textField: 'Prompt', isSignedIn: true },
  { path: '/video', textField: 'Instagram link', isSignedIn: true },
  { path: '/clothSwap', textField: null, isSignedIn: true },
  { path: '/Imagetovideo', textField: 'Prompt', isSignedIn: true },
  { path: '/AIMusic', textField: 'Lyrics', isSignedIn: true },
  { path: '/profile', textField: null, isSignedIn: true },
]

for (const { path, textField, isSignedIn } of screens)
  // Proves: protection-blocks-developer-tools
  test(`${path} blocks developer tools and leaves typing and the keyboard alone`, async ({ page }) => {
    if (isSignedIn) await openSession(page, server)
    await page.goto(`${server.url}${path}`)
    const heading = page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
    await expect(heading).toBeVisible()
    await expect.poll(() => isKeyBlocked(page, 'F12')).toBe(true)
    for (const keys of ['Control+Shift+I', 'Control+Shift+J', 'Control+U'])
      expect(await isKeyBlocked(page, keys), keys).toBe(true)
    for (const keys of ['Control+C', 'Tab', 'u']) expect(await isKeyBlocked(page, keys), keys).toBe(false)
    expect(await isBlocked(page, 'contextmenu', () => heading.click({ button: 'right' }))).toBe(true)
    expect(await isBlocked(page, 'contextmenu', () => page.keyboard.press('ContextMenu'))).toBe(false)
    if (textField) {
      const field = page.getByRole('textbox', { name: textField, exact: true })
      expect(await isBlocked(page, 'contextmenu', () => field.click({ button: 'right' }))).toBe(false)
    }

    await page.evaluate(() => {
      Object.defineProperty(window, 'outerWidth', { value: innerWidth + 161 })
      dispatchEvent(new Event('resize'))
    })
    await expect(page).toHaveURL('about:blank')
  })

// Proves: protection-home-page-videos
test('the home page keeps its videos and its source to itself', async ({ page }) => {
  await page.goto(server.url)
  await expect.poll(() => isKeyBlocked(page, 'Control+S')).toBe(true)
  await page.evaluate(() => {
    const video = document.createElement('video')
    video.id = 'loop'
    video.style.cssText = 'position: fixed; z-index: 999; inset: 0 auto auto 0; width: 200px; height: 200px'
    document.querySelector('main')?.append(video)
  })
  const video = page.locator('#loop')
  await expect(video).toHaveAttribute('controlslist', 'nodownload noremoteplayback')
  expect(
    await video.evaluate((element: HTMLVideoElement) => [
      element.disablePictureInPicture,
      element.disableRemotePlayback,
    ]),
  ).toEqual([true, true])
  expect(
    await page.locator('video:not([controlslist], [disablepictureinpicture], [disableremoteplayback])').count(),
  ).toBe(0)
  expect(await isBlocked(page, 'contextmenu', () => video.click({ button: 'right' }))).toBe(true)
  await video.evaluate((element) => element.remove())
  const films = page.locator('[data-lively]:has(video)')
  await expect(films).toHaveCount(3)
  for (const film of await films.all())
    expect(await isBlocked(page, 'contextmenu', () => film.click({ button: 'right' })), 'a film of ours').toBe(true)
  expect(
    await isBlocked(page, 'contextmenu', () => page.getByRole('heading', { level: 1 }).click({ button: 'right' })),
  ).toBe(false)
  for (const keys of ['Control+U', 'Meta+S', 'Meta+U']) expect(await isKeyBlocked(page, keys), keys).toBe(true)
  const newsletter = page.getByRole('textbox').first()
  await newsletter.pressSequentially('sun@example.com')
  await expect(newsletter).toHaveValue('sun@example.com')
  for (const keys of ['Control+C', 's', 'Control+Alt+S']) expect(await isKeyBlocked(page, keys), keys).toBe(false)
})

// Proves: protection-nothing-blocked-installation
test('nothing is blocked where the installation does not ask for it', async ({ page, sharedServer: open }) => {
  for (const path of ['/', '/login']) {
    let hasSettings = false
    page.on('response', (response) => (hasSettings ||= response.url().endsWith('/api/settings')))
    await page.goto(`${open.url}${path}`)
    // A browser drops what comes before it has drawn its first frame: a mouse moves more than once.
    let column = 2
    await expect
      .poll(async () => {
        await page.mouse.move((column += 3), 2)
        return hasSettings
      })
      .toBe(true)
    await page.waitForTimeout(300)
    expect(await isKeyBlocked(page, 'Control+U'), path).toBe(false)
    const heading = page.getByRole('heading').first()
    expect(await isBlocked(page, 'contextmenu', () => heading.click({ button: 'right' })), path).toBe(false)
  }
})
