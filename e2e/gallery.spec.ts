import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectNoSidewaysScroll, expectReachable } from './testing/page.ts'
import { emptyHanded, newEmail, openSession, sendLogin, signIn, signUpByCalls } from './testing/person.ts'
import { seedGallery } from './testing/seed-gallery.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
let person: Awaited<ReturnType<typeof signIn>>
test.beforeAll(async () => {
  server = await VisageServer.prepare()
  await seedGallery({ dataDir: server.dataDir, email: emptyHanded, count: 150, faces: 8 })
  await server.launch()
  person = await signIn(server, emptyHanded)
})
test.afterAll(() => server[Symbol.asyncDispose]())

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const card = (page: Page, number: number) => cards(page).filter({ hasText: `Number ${number},` })

/** Stays at the end of the page, frame by frame, until the text is there. */
const holdEndKey = (page: Page, text: string) =>
  page.evaluate(async (awaited) => {
    const deadline = performance.now() + 120_000
    while (!document.body.textContent.includes(awaited) && performance.now() < deadline) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
    }
  }, text)

// Proves: gallery-many-items-narrowed
test('many items are narrowed down, chosen, deleted, brought back after a reload, saved as a zip and carried on', async ({
  page,
}) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await expect(page.getByRole('tab')).toHaveText(['faces', 'images', 'videos', 'cloth', 'imgTovideo', 'audio'])
  await page.getByRole('tab', { name: 'Images' }).click()
  await expect(card(page, 1)).toBeVisible()
  await holdEndKey(page, 'Number 150,')
  await expect(card(page, 150)).toBeVisible()
  await expect(card(page, 1)).toHaveCount(0)
  expect(await cards(page).count()).toBeLessThan(80)
  await page.evaluate(() => window.scrollTo(0, 0))

  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  await page.route('**/api/assets/favourites', (route) => isRead.then(() => route.continue()), { times: 1 })
  await card(page, 2).hover()
  await card(page, 2)
    .getByRole('button', { name: /^Favourite/ })
    .click()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page).toHaveURL(/\?tab=images&favourites=yes$/)
  await expect(page.getByText('Nothing here matches'), 'the server does not know of it yet').toBeVisible()
  read()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByText('Men', { exact: true }).click()
  await expect(page.getByText('Nothing here matches')).toBeVisible()
  await expectReachable(page)
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\?tab=images$/)
  await page.getByRole('button', { name: /^Filter/ }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  await card(page, 1)
    .getByRole('button', { name: /^Choose/ })
    .click()
  await card(page, 4)
    .getByRole('button', { name: /^Choose/ })
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 chosen')).toBeVisible()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: the chosen, as one zip' }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/^visage-\d{4}-\d\d-\d\d\.zip$/)
  await zip.cancel()
  await page.getByRole('button', { name: 'Delete the chosen' }).click()
  await expect(page.getByText('4 items deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(card(page, 4)).toHaveCount(0)
  await page.reload()
  await expect(card(page, 5)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).not.toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 4)).toBeVisible()
  await expect(page.getByText('4 items deleted.')).toHaveCount(0)

  await card(page, 3)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it move: Number 3' }).click()
  await expect(page).toHaveURL(/\/Imagetovideo$/)
  const chosen = page.getByRole('img', { name: 'Chosen: Number 3,' })
  await expect(chosen).toBeVisible()
  await expect(chosen).toHaveAttribute('src', /^\/api\/media\//)
  const images = page.getByRole('group', { name: 'Generated image' }).getByRole('radio')
  await expect(images.nth(2)).toBeChecked()
  await expect(images.nth(2)).toHaveAttribute('value', /^[\da-f-]{36}$/)
})

// Proves: gallery-search-typed
test('words find items while they are typed, and the address keeps them', async ({ page }) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery?tab=images`)
  await expect(card(page, 1)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('rain number 14')
  await expect(page).toHaveURL(/\?tab=images&search=rain\+number\+14$/)
  await expect(card(page, 14)).toBeVisible()
  await expect(card(page, 1)).toHaveCount(0)
  await page.reload()
  const field = page.getByRole('textbox', { name: 'Search prompts and names' })
  await expect(field).toHaveValue('rain number 14')
  await expect(card(page, 14)).toBeVisible()
  await field.fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'Nothing here matches' })).toBeVisible()
  await expectReachable(page)
  await field.fill('number 3')
  await page.getByRole('tab', { name: 'Videos' }).click()
  await page.getByRole('button', { name: 'Look in faces' }).click()
  await expect(card(page, 3)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(card(page, 3)).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\?tab=images$/)
  await expectNoSidewaysScroll(page)
})

// Proves: gallery-three-faces
test('the three last faces of a gender stand ready, all of them in a window, and the chosen one comes first', async ({
  page,
}) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/image`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image Generation')
  await expect(page.getByRole('tab')).toHaveText(['Prompt', 'Link', 'Template'])
  await expect(page.getByLabel('Pose').getByRole('option')).toHaveText(['Random', 'Selfie', 'Half body', 'Full body'])
  const ready = page.getByRole('group', { name: 'Face' }).getByRole('radio')
  const expectReady = async (...numbers: [number, number, number]) => {
    for (const [index, number] of numbers.entries())
      await expect(ready.nth(index)).toHaveAccessibleName(new RegExp(`^Number ${number},`))
    await expect(ready).toHaveCount(3)
  }
  await expectReady(2, 3, 5)
  await page.getByRole('button', { name: 'View All' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select face' })
  const select = dialog.getByRole('button', { name: /^Select: / })
  await expect(select).toHaveText(Array.from({ length: 5 }, () => 'Select'))
  await select.last().click()
  await expect(dialog).toHaveCount(0)
  await expectReady(8, 2, 3)
  await expect(ready.first()).toBeChecked()

  for (const [path, women, men] of [
    ['/image', 'women-001', 'men-001'],
    ['/video', 'women-video-156', 'men-video-047'],
  ] as const) {
    await page.goto(`${server.url}${path}`)
    await page.getByRole('tab', { name: 'Template' }).click()
    const templates = page.getByRole('group', { name: 'Template', exact: true }).getByRole('radio')
    await expect(templates.first()).toHaveValue(women)
    await page.getByText('Men', { exact: true }).click()
    await expect(templates.first()).toHaveValue(men)
    await expectReady(1, 4, 7)
  }
})

const endOf = ({ x, width }: { x: number; width: number }) => x + width

test('on a phone every filter can be tapped, and what goes wrong with a zip can be read', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery?tab=images`)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const gender = await page.getByRole('radiogroup', { name: 'Gender' }).boundingBox()
  const men = await page.getByText('Men', { exact: true }).boundingBox()
  if (!gender || !men) throw new Error('The filters are not laid out.')
  expect(endOf(men), 'nothing of the last choice is cut off').toBeLessThan(endOf(gender))
  await page.getByRole('button', { name: /^Filter/ }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await page.route('**/api/assets/zip', (route) => route.abort())
  await page.getByRole('button', { name: 'Download: the chosen, as one zip' }).click()
  await expect(page.getByText('Visage cannot be reached.')).toBeInViewport({ ratio: 1 })
})

/** The previewed picture fills its box in windows of any size, so that nothing of its placeholder shows beside it. */
const expectWholePicture = async (page: Page) => {
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Number 3' })
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const size of [usual, { width: 375, height: 560 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await expect
      .poll(() =>
        picture.evaluate((element: HTMLImageElement) => {
          const box = element.getBoundingClientRect()
          return Math.abs(box.width / box.height / (element.naturalWidth / element.naturalHeight) - 1)
        }),
      )
      .toBeLessThan(0.01)
  }
  await page.setViewportSize(usual)
}

// Proves: gallery-item-public-page
test('an item has a public page while its owner wants it, and anybody can report it', async ({ page }) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery?tab=images`)
  const preview = card(page, 3).getByRole('button', { name: /^Preview/ })
  await preview.click()
  await expectWholePicture(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Share: Number 3' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share' })
  await sharing.getByRole('checkbox', { name: 'Public page' }).check()
  const link = await sharing.getByRole('textbox', { name: 'Link' }).inputValue()
  for (const network of ['Facebook', 'LinkedIn', 'WhatsApp', 'X'])
    await expect(sharing.getByRole('link', { name: network, exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(link)),
    )
  await expectReachable(page)
  const visitor = await page.context().newPage()
  expect((await visitor.goto(link))?.status()).toBe(200)
  await expect(visitor.getByRole('img', { name: /^AI-generated image/ })).toHaveJSProperty('complete', true)
  await expectGood(visitor)
  for (const font of ['Inter Variable', 'Sora Variable'])
    expect(await visitor.evaluate(async (name) => (await document.fonts.load(`16px '${name}'`)).length, font)).toBe(1)
  await test.step('a visitor remixes it by signing in first', async () => {
    await visitor.getByRole('link', { name: 'Remix it' }).click()
    await expect(visitor).toHaveURL(/\/login$/)
    const member = newEmail()
    await signUpByCalls(server, member)
    await visitor.getByRole('link', { name: 'Create an Account' }).click()
    await visitor.getByRole('link', { name: 'Login' }).click()
    await sendLogin(visitor, member)
    await expect(visitor.getByRole('img', { name: 'What to work from' })).toBeVisible()
    await expect(visitor).toHaveURL(/\/image$/)
    await visitor.goto(link)
  })
  await visitor.getByRole('link', { name: 'Report this image' }).click()
  await expect(visitor.getByLabel('Address of the content')).toHaveValue(link)
  await expectReachable(visitor)
  await visitor.goBack()
  await sharing.getByRole('checkbox', { name: 'Public page' }).uncheck()
  await expect(sharing.getByText('Switched off, the link leads nowhere')).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
  await page.keyboard.press('Escape')
  await expect(sharing).toBeHidden()
  await expect(preview).toBeFocused()
})
