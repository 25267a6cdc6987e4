import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectNoSidewaysScroll, expectReachable, openFinger } from './testing/page.ts'
import { emptyHanded, openSession, signIn } from './testing/person.ts'
import { seedGallery } from './testing/seed-gallery.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
let person: Awaited<ReturnType<typeof signIn>>
test.beforeAll(async () => {
  server = await VisageServer.prepare()
  await seedGallery({ dataDir: server.dataDir, email: emptyHanded, count: 24 })
  await server.launch()
  person = await signIn(server, emptyHanded)
})
test.afterAll(() => server[Symbol.asyncDispose]())

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Number \d+,/ })
const item = (page: Page, number: number) => items(page).filter({ hasText: `Number ${number},` })
const order = async (page: Page): Promise<number[]> =>
  (await items(page).allTextContents()).map((text) => Number(/Number (\d+),/.exec(text)?.[1]))
/** Items move on the screen at once and on the server a moment later, which a reload and visitors see. */
const whenSaved = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok())
const grip = (page: Page, number: number) => item(page, number).getByRole('button', { name: /^Move:/ })

/** The keys of what is picked up are listened to one timer later, which a busy page may run after the next key. */
const pressUntil = (page: Page, key: string, taken: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key)
    await taken()
  }).toPass()

/** Puts one item where another one is, by a finger. */
const dragByTouch = async (page: Page, from: number, to: number): Promise<void> => {
  const [start, end] = [await grip(page, from).boundingBox(), await item(page, to).boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag.')
  const { down, move, lift } = await openFinger(page)
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  const [toX, toY] = [end.x + end.width / 2, end.y + end.height / 3]
  await down({ x, y })
  for (let step = 1; step <= 10; step++) await move({ x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 })
  await lift()
}

// Proves: collection-journey
test('items are collected from the gallery, put in order by mouse and keys, packed, shared and taken out', async ({
  page,
  browser,
}) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('heading', { name: 'Put your best together' })).toBeVisible()
  await expectReachable(page)

  await page.getByRole('link', { name: 'Items' }).click()
  await page.getByRole('tab', { name: 'Images' }).click()
  await page.getByRole('button', { name: 'Select' }).click()
  const choose = (number: number) => item(page, number).getByRole('button', { name: /^Choose/ })
  await choose(1).click()
  await choose(4).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Add the chosen to a collection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Begin and add' }).click()
  await expect(dialog.getByText('Please give the collection a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'New collection' }).fill('Spring campaign')
  await expectReachable(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('4 items added to Spring campaign.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('4 chosen')).toHaveCount(0)

  await item(page, 3)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await dialog.getByRole('button', { name: /^Add to a collection/ }).click()
  await dialog.getByRole('button', { name: /^Spring campaign/ }).click()
  await expect(dialog.getByText('It is in Spring campaign already.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open Spring campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring campaign' })).toBeVisible()
  await expect.poll(() => order(page)).toEqual([1, 2, 3, 4])
  await expectGood(page)

  await grip(page, 4).hover()
  await page.mouse.down()
  const target = await item(page, 2).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 60, { steps: 8 })
  await expect(page.getByText('It would go to place 2 of 4.')).toBeAttached()
  const dragged = whenSaved(page, '/items/move')
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual([1, 4, 2, 3])
  await dragged
  await grip(page, 1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/is picked up from place 1 of 4/)).toBeAttached()
  await pressUntil(page, 'ArrowRight', () =>
    expect(page.getByText('It would go to place 2 of 4.')).toBeAttached({ timeout: 2000 }),
  )
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('It would go to place 3 of 4.')).toBeAttached()
  const moved = whenSaved(page, '/items/move')
  await page.keyboard.press('Space')
  await expect.poll(() => order(page)).toEqual([4, 2, 1, 3])
  await expect(grip(page, 1)).toBeFocused()
  await moved
  await page.reload()
  await expect.poll(() => order(page)).toEqual([4, 2, 1, 3])

  await item(page, 2)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await dialog.getByRole('button', { name: 'Use as the cover of this collection' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Summer campaign')
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Warm light, for April.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer campaign' })).toBeVisible()
  await expect(page.getByText('Warm light, for April.')).toBeVisible()
  const packed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await packed).suggestedFilename()).toMatch(/^visage-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Public page' }).check()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/s\/[\w-]{22}$/)
  const address = new URL(await link.inputValue()).pathname
  await expectReachable(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(server.url + address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Summer campaign')
  await expect(visitor.getByRole('img', { name: /^AI-generated picture/ })).toHaveCount(4)
  await expect(visitor.getByText('Warm light')).toHaveCount(0)
  await expectGood(visitor)
  await visitor.getByRole('link', { name: 'AI-generated picture 1' }).click()
  await expect(visitor.getByRole('link', { name: 'Report this image' })).toBeVisible()
  await visitor.getByRole('link', { name: 'The whole collection' }).click()
  await page.keyboard.press('Escape')

  await item(page, 4)
    .getByRole('button', { name: /^Preview/ })
    .click()
  const takenOut = whenSaved(page, '/items/remove')
  await dialog.getByRole('button', { name: 'Take out of this collection' }).click()
  await expect.poll(() => order(page)).toEqual([2, 1, 3])
  await takenOut
  await visitor.reload()
  await expect(visitor.getByRole('img', { name: /^AI-generated picture/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Public page' }).uncheck()
  await expect(dialog.getByText('Switched off, the link leads nowhere')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible()
  await visitor.context().close()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete the collection' }).click()
  await expect(page.getByRole('heading', { name: 'Put your best together' })).toBeVisible()
  await page.goto(`${server.url}/gallery?tab=images`)
  await expect(item(page, 4)).toBeVisible()
})

/** The collections that are at hand while something is dragged. */
const shelf = (page: Page) => page.getByRole('region', { name: 'Collections to put it into' })
const onShelf = (page: Page, name: string) => shelf(page).getByRole('listitem').filter({ hasText: name })

// Proves: collection-shelf
test('items are dragged onto a collection: by mouse, several at once, by keys and by finger', async ({
  page,
  browser,
}) => {
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery?tab=images`)
  const middleOf = async (name: string) => {
    const box = await onShelf(page, name).boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  const lift = async (number: number) => {
    await item(page, number).hover()
    await grip(page, number).hover()
    await page.mouse.down()
    await page.mouse.move(300, 300, { steps: 4 })
    await expect(shelf(page)).toBeVisible()
  }
  const dropOn = async (name: string) => {
    await page.mouse.move(...(await middleOf(name)), { steps: 4 })
    await expect(onShelf(page, name), 'what it would go into is marked').toHaveAttribute('data-over')
    await page.mouse.up()
  }
  await lift(5)
  await dropOn('New collection')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New collection' }).fill('Dragged')
  await dialog.getByRole('button', { name: 'Begin and add' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  for (const number of [6, 7])
    await item(page, number)
      .getByRole('button', { name: /^Choose/ })
      .click()
  await lift(7)
  await expect(shelf(page)).toContainText('Put 2 items into')
  await dropOn('Dragged')
  await expect(page.getByText('2 items added to Dragged.')).toBeVisible()
  await expect(shelf(page)).toHaveCount(0)

  await grip(page, 5).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/It would go into:/)).toBeAttached()
  await pressUntil(page, 'Escape', () => expect(shelf(page)).toHaveCount(0, { timeout: 2_000 }))
  await page.keyboard.press('Space')
  await expect(page.getByText(/It would go into:/)).toBeAttached()
  const into = page.getByText('It would go into: New collection.')
  await pressUntil(page, 'ArrowLeft', () => expect(into).toBeAttached({ timeout: 2_000 }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('It would go into: Dragged.')).toBeAttached()
  await expectReachable(page)
  await page.keyboard.press('Space')
  await expect(page.getByText('It is in Dragged already.')).toBeVisible()
  await expect(grip(page, 5)).toBeFocused()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await openSession(phone, server, person)
  await phone.goto(`${server.url}/gallery?tab=images`)
  const start = await grip(phone, 1).boundingBox()
  const finger = await openFinger(phone)
  const [x, y] = [(start?.x ?? 0) + 20, (start?.y ?? 0) + 20]
  await finger.down({ x, y })
  for (let step = 1; step <= 5; step++) await finger.move({ x: x + step * 4, y: y + step * 4 })
  const place = await onShelf(phone, 'Dragged').boundingBox()
  await finger.move({ x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 20 })
  await expect(onShelf(phone, 'Dragged')).toHaveAttribute('data-over')
  await finger.lift()
  await expect(phone.getByText('1 item added to Dragged.')).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await context.close()
})

// Proves: gallery-colour-filter
test('a finger puts items in order, and a colour narrows the gallery down', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openSession(page, server, person)
  await page.goto(`${server.url}/gallery?tab=images`)
  await page.getByRole('button', { name: 'Select' }).tap()
  for (const number of [1, 2, 3])
    await item(page, number)
      .getByRole('button', { name: /^Choose/ })
      .tap()
  await page.getByRole('button', { name: 'Add the chosen to a collection' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New collection' }).fill('By hand')
  await dialog.getByRole('button', { name: 'Begin and add' }).tap()
  await dialog.getByRole('link', { name: 'Open By hand' }).tap()
  await expect.poll(() => order(page)).toEqual([1, 2, 3])
  await grip(page, 1).scrollIntoViewIfNeeded()
  await dragByTouch(page, 1, 2)
  await expect.poll(() => order(page)).toEqual([2, 1, 3])
  await expectNoSidewaysScroll(page)

  await page.goto(`${server.url}/gallery?tab=images&colour=white`)
  await page.getByRole('button', { name: /^Filter/ }).tap()
  await expect(page.getByRole('radio', { name: 'white' })).toBeChecked()
  await expectReachable(page)
  await page.getByRole('radio', { name: 'Any' }).tap()
  await expect(page).toHaveURL(/\?tab=images$/)
  await expect(item(page, 1)).toBeVisible()
  await context.close()
})
