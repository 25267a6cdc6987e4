import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoSidewaysScroll, expectReachable, longMs } from './testing/page.ts'
import { callsOf, openSecondTab, openSession, openSessionWithFace, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const garmentPicture = () =>
  readFile(fileURLToPath(new URL('../web/public/media/clothes/paris-stripes-garment.webp', import.meta.url)))
const field = (page: Page | Locator, label: string) => page.getByRole('textbox', { name: label })
const bring = async (page: Page, name: string, buffer: Buffer, mimeType = 'image/webp') => {
  await page.getByLabel('Upload a garment').setInputFiles({ name, mimeType, buffer })
  const consent = page.getByRole('checkbox', { name: /I own this/ })
  if (!(await consent.isChecked().catch(() => true))) await consent.check()
}

// Proves: wardrobe-journey
test('a garment is kept once, hangs in a look, is worn in a picture and swapped in again; taking it out leaves the look', async ({
  page,
}) => {
  const { listFaces } = callsOf(server, await openSession(page, server, await signInReady(server)))
  const [face] = await listFaces()
  await page.goto(`${server.url}/influencers?who=${face}&part=wardrobe`)
  await expect(page.getByText('Give her a name under Details, and looks can be kept here.')).toBeVisible()
  await page.getByRole('tab', { name: 'Details' }).click()
  await field(page, 'Name').fill('Mira Vale')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.getByRole('tab', { name: 'Wardrobe' }).click()

  await test.step('a garment', async () => {
    await bring(page, 'shirt.webp', await garmentPicture())
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByText('Please give the garment a name.')).toBeVisible()
    await field(page, 'Keep it in the wardrobe as').fill('Striped top')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Striped top' })).toBeVisible()
    await page.getByRole('button', { name: 'Rename Striped top' }).click()
    await field(page, 'Name').fill('Breton top')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Breton top' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a look', async () => {
    await page.getByRole('button', { name: 'New look' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save the look' }).click()
    await expect(dialog.getByText('Please give the look a name.')).toBeVisible()
    await field(page, 'Name').fill('Riviera')
    await dialog.getByRole('button', { name: 'Save the look' }).click()
    await expect(dialog.getByText('Please say what belongs to this look.')).toBeVisible()
    await field(page, 'Hair').fill('hair in a bun')
    await field(page, 'Make-up').fill('red lipstick')
    await dialog.getByRole('checkbox', { name: 'Breton top, Tops' }).check({ force: true })
    await expectReachable(page)
    await dialog.getByRole('button', { name: 'Save the look' }).click()
    await expect(page.getByRole('heading', { name: 'Riviera' })).toBeVisible()
    await expect(page.getByText('hair in a bun, red lipstick')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Riviera' })).toBeVisible()
    await expectReachable(page)
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a picture', async () => {
    await page.getByRole('button', { name: 'Make an image' }).click()
    await expect(page.getByRole('radio', { name: 'Mira Vale' })).toBeChecked()
    await page.getByRole('combobox', { name: 'Look' }).selectOption('Riviera')
    await expect(page.getByRole('checkbox', { name: 'Breton top, Tops' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Hair: hair in a bun' })).toBeChecked()
    await page.getByRole('combobox', { name: 'Style' }).selectOption('Watercolour')
    await field(page, 'Prompt').fill('smiling in the park')
    await expectReachable(page)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Breton top, Tops' })).toBeChecked()
    const asked = page.waitForRequest((request) => request.url().includes('/generate-image-prompt/'))
    await page.getByRole('button', { name: 'Generate Image' }).click()
    const { garments, prompt, style } = z
      .object({ garments: z.array(z.string()).length(1), prompt: z.string(), style: z.string() })
      .parse((await asked).postDataJSON())
    expect([garments.length, style]).toEqual([1, 'watercolour'])
    expect(prompt).toContain('smiling in the park, hair in a bun, red lipstick')
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: longMs })
    await expect(page.getByText('Breton top').first()).toBeVisible()
  })

  await test.step('a cloth swap', async () => {
    await page.goto(`${server.url}/clothSwap`)
    await page.getByRole('checkbox', { name: 'Breton top, Tops' }).check({ force: true })
    await expect(page.getByRole('img', { name: 'The garment' })).toBeVisible()
    await expect(page.getByText('In your wardrobe as “Breton top”.')).toBeVisible()
    await expectReachable(page)
  })

  await test.step('taken out', async () => {
    await page.goto(`${server.url}/influencers?who=${face}&part=wardrobe`)
    await page.getByRole('button', { name: 'Take out Breton top' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
    await expect(page.getByRole('heading', { name: 'Breton top' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Change the look Riviera' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0)
  })

  await test.step('a picture without a garment', async () => {
    await page.keyboard.press('Escape')
    const empty = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
    await bring(page, 'nothing.png', empty, 'image/png')
    await field(page, 'Keep it in the wardrobe as').fill('Nothing')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByText('No garment can be made out in this picture.')).toBeVisible()
  })
})

// Proves: looks-seen-in-two-tabs
test('two tabs take no look from each other, and one that changed meanwhile is told before it is saved over', async ({
  page,
}) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/influencers`)
  await page.getByRole('button', { name: /^Give her a name/ }).click()
  await field(page.getByRole('dialog'), 'Name').fill('Mira Vale')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Vale' })).toBeVisible()
  const face = new URL(page.url()).searchParams.get('who') ?? ''
  await page.getByRole('tab', { name: 'Wardrobe' }).click()
  const other = await openSecondTab(page, server, `/influencers?who=${face}&part=wardrobe`)
  const addLook = async (tab: Page, name: string) => {
    await tab.getByRole('button', { name: 'New look' }).click()
    await field(tab, 'Name').fill(name)
    await field(tab, 'Outfit').fill('hoodie')
    await tab.getByRole('button', { name: 'Save the look' }).click()
    await expect(tab.getByRole('heading', { name })).toBeVisible()
  }
  await expect(other.getByRole('heading', { name: 'Looks' })).toBeVisible()
  await addLook(other, 'Gym')
  await addLook(page, 'Office')
  for (const name of ['Gym', 'Office']) await expect(page.getByRole('heading', { name })).toBeVisible()

  await other.getByRole('button', { name: 'Change the look Gym' }).click()
  await page.getByRole('button', { name: 'Change the look Gym' }).click()
  await field(page, 'Hair').fill('in a ponytail')
  await page.getByRole('button', { name: 'Save the look' }).click()
  await expect(page.getByText('hoodie, in a ponytail')).toBeVisible()
  await field(other, 'Hair').fill('in braids')
  await other.getByRole('button', { name: 'Save the look' }).click()
  await expect(other.getByText('This look was changed or removed elsewhere meanwhile.')).toBeVisible()
  await other.getByRole('button', { name: 'Save the look' }).click()
  await expect(other.getByText('hoodie, in braids')).toBeVisible()
  await other.getByRole('button', { name: 'Remove the look Gym' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByRole('heading', { name: 'Gym' })).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Office' })).toBeVisible()
})
