import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectGood, expectReachable, longMs } from './testing/page.ts'
import { consentBox, openSecondTab, openSession, openSessionWithFace } from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start({ STUDIO_PICTURE_SIDE: '720' })
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const missing = 'Please select a generated image and upload a garment'
const jumper = () =>
  readFile(fileURLToPath(new URL('../web/public/media/clothes/paris-stripes-garment.webp', import.meta.url)))
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' }).click()
const image = (page: Page) => page.getByRole('group', { name: 'Generated image' }).getByRole('radio').first()
const garment = (page: Page) => page.getByRole('img', { name: 'The garment' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Before and after' })
const result = (page: Page) => page.getByRole('img', { name: 'Generated image: Tops changed' })
const upload = (page: Page, buffer: Buffer) =>
  page.getByLabel('Upload a garment').setInputFiles({ name: 'garment.png', mimeType: 'image/png', buffer })

/** Hands the page a file as a browser does after a paste or a drop. */
const bring = (page: Page, type: 'paste' | 'drop', bytes: Buffer) =>
  page.getByRole('button', { name: 'Upload a garment' }).evaluate(
    (button, { type, base64 }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], 'jumper.webp', { type: 'image/webp' }))
      button.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    },
    { type, base64: bytes.toString('base64') },
  )

// Proves: cloth-images-screen-leads
test('without images the cloth screen leads to where they are made, and shows an example', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/clothSwap`)
  await expect(page).toHaveTitle('Cloth Swap · Visage')
  await expect(page.getByRole('link', { name: 'Please Generate Image' })).toHaveAttribute('href', '/image')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '50')
  await page.getByRole('button', { name: 'Show another example' }).click()
  await expect(page.getByRole('img', { name: /dressed anew: A green dress/ })).toBeVisible()
  await expectGood(page)
})

// Proves: cloth-garment-put-reload
test('a garment is put on, through a reload and in a second tab; what cannot be is told and keeps what was chosen', async ({
  page,
}) => {
  await openSessionWithFace(page, server, { hasImage: true })
  await page.goto(`${server.url}/clothSwap`)
  await expect(image(page)).toBeAttached()
  await generate(page)
  await expect(page.getByText(missing)).toHaveCount(1)
  await expect(image(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the choice' }).click()
  await expect(page.getByRole('img', { name: /^Chosen: / })).toHaveCount(0)
  await expect(image(page)).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByText(missing)).toHaveCount(1)
  await expect(page.getByLabel('Upload a garment')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp')
  await generate(page)
  await expect(page.getByRole('button', { name: 'Upload a garment' })).toBeFocused()
  await upload(page, Buffer.from('a text that is named like a picture'))
  await expect(page.getByText('“garment.png” is sent as soon as you do.')).toBeVisible()
  await expect(consentBox(page)).toBeFocused()
  await expectReachable(page)
  await generate(page)
  await expect(consentBox(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('cannot be read')).toBeVisible()

  await test.step('no garment', async () => {
    const plain = sharp({ create: { width: 300, height: 400, channels: 3, background: '#bcbcbc' } })
    await upload(page, await plain.png().toBuffer())
    await expect(garment(page)).toBeVisible()
    await expect(page.getByText(missing)).toHaveCount(0)
    await page.getByLabel('Category').selectOption('One-pieces')
    await generate(page)
    const refusal = page.getByText('Invalid Selection , Please Change Selected Image Or Uploaded Image.')
    await expect(refusal.first()).toBeVisible({ timeout: longMs })
    await expect(page.getByText('A failed try is never charged')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Generate Image' })).toBeEnabled()
    await expectReachable(page)
    await page.reload()
    await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
    await expect(garment(page)).toBeVisible()
    await expect(page.getByLabel('Category')).toHaveValue('one-pieces')
  })

  await page.getByRole('button', { name: 'Cancel the garment' }).click()
  await expect(page.getByRole('button', { name: 'Upload a garment' })).toBeFocused()
  await consentBox(page).check()
  await bring(page, 'drop', await jumper())
  await expect(garment(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the garment' }).click()
  await bring(page, 'paste', await jumper())
  await expect(garment(page)).toBeVisible()
  await page.getByLabel('Category').selectOption('Tops')

  await page.context().setOffline(true)
  await generate(page)
  await expect(page.getByText(/offline|connection|reach/i).first()).toBeVisible()
  await page.context().setOffline(false)
  await generate(page)
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generating\.\.\. \(\d+%\)$/ })).toBeVisible()
  const secondTab = await openSecondTab(page, server, '/clothSwap')
  await page.reload()
  await expect(result(page)).toBeVisible({ timeout: longMs })
  await expect(result(secondTab)).toBeVisible()
  await secondTab.close()
  await expectReachable(page)

  await test.step('before and after', async () => {
    await slider(page).press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0% before, 100% after')
    await slider(page).press('PageUp')
    await slider(page).press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '12')
    const box = (await result(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.3)
    await page.mouse.up()
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '75')
    await page.getByRole('button', { name: 'Enlarge' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    const enlarged = await dialog.getByRole('img', { name: 'Generated image: Tops changed' }).boundingBox()
    expect(enlarged?.height ?? 0, 'nearly as high as the window').toBeGreaterThan(500)
    await dialog.getByRole('slider').press('End')
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '100')
    await expectReachable(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^visage-.*\.png$/)
  await generate(page)
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was charged.').first()).toBeVisible()
  await expect(result(page)).toBeVisible()

  await page.goto(`${server.url}/gallery?tab=cloth`)
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Download/ })).toBeVisible()

  await test.step('it goes on into other makers', async () => {
    const chosen = page.getByRole('img', { name: /^Chosen: / })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Make it move: / })
      .click()
    await expect(page).toHaveURL(/\/Imagetovideo$/)
    await expect(chosen).toBeVisible()
    await page.reload()
    await expect(chosen).toBeVisible()
    await page.goto(`${server.url}/gallery?tab=cloth`)
    await cards.getByRole('button', { name: /^Preview/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Change clothes: / })
      .click()
    await expect(page).toHaveURL(/\/clothSwap$/)
    await expect(chosen).toBeVisible()
  })
})
