import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectReachable, longMs } from './testing/page.ts'
import { consentBox, openSecondTab, openSession, openSessionWithFace } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const savedFace = (page: Page) => page.getByRole('group', { name: 'Face' }).getByRole('radio').first()

const openWithFace = async (page: Page) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/image`)
  await expect(savedFace(page)).toBeVisible()
}

const chooseFace = (page: Page) => savedFace(page).check({ force: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' }).click()
const result = (page: Page) => page.getByRole('img', { name: /^Generated image/ })
const sizeOf = (page: Page) => result(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
const expectDone = async (page: Page) => expect(result(page)).toBeVisible({ timeout: longMs })

// Proves: image-face-screen-leads
test('without a face the screen leads to the faces', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/image`)
  await expect(page.getByRole('link', { name: 'Please Generate face' })).toHaveAttribute('href', '/face')
  await expectReachable(page)
})

test('what ends while its page is away is shown when it is back', async ({ page }) => {
  await openWithFace(page)
  const gallery = await openSecondTab(page, server, '/gallery?tab=images')
  await chooseFace(page)
  await page.getByLabel('Pose').selectOption('Selfie')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('in a park')
  await generate(page)
  await expect(page.getByText('the work goes on and waits for you here')).toBeVisible()
  await page.goto('about:blank')
  await expect(gallery.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1, { timeout: longMs })
  await page.goto(`${server.url}/image`)
  await expect(result(page)).toBeVisible()
})

// Proves: image-prompt-becomes-picture
test('a prompt becomes a picture that can be downloaded, varied and found again', async ({ page }) => {
  await openWithFace(page)
  await generate(page)
  await expect(page.getByText('Please select a face.')).toBeVisible()
  await chooseFace(page)
  await generate(page)
  await expect(page.getByText('Please select a pose and provide a prompt.')).toBeVisible()
  await page.getByLabel('Pose').selectOption('Half body')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('reading in a rainy Paris cafe at night, red coat, zorgle')
  await generate(page)
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  await expectDone(page)
  await expect.poll(() => sizeOf(page)).toEqual([256, 320])
  for (const list of [page.getByRole('form', { name: 'Prompt' }), page.getByRole('region', { name: 'Result' })])
    await expect(list.getByText('zorgle”')).toBeVisible()

  const isSeen = Promise.withResolvers<void>()
  await page.route('**/api/assets/*/download*', (route) => isSeen.promise.then(() => route.continue()), { times: 1 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const icon = page.getByRole('button', { name: 'Downloading', exact: true }).locator('svg')
  await expect(icon).not.toHaveCSS('animation-name', 'none')
  isSeen.resolve()
  const file = await downloading
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^visage-image-[\da-f]{8}\.png$/)
  const bytes = await readFile(await file.path())
  expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])

  const first = await result(page).getAttribute('src')
  await page.getByRole('button', { name: 'Make a variation' }).click()
  await expect(result(page)).not.toHaveAttribute('src', first ?? '', { timeout: longMs })
  await expectDone(page)
  await page.reload()
  await expectDone(page)
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('tab', { name: 'images' }).click()
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(2)
  const box = await cards
    .first()
    .getByRole('button', { name: /^Preview/ })
    .boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1024 / 1280, 1)
  await cards.first().hover()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    cards.first().getByRole('button', { name: 'Download' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^visage-image-[\da-f]{8}\.png$/)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/variation') && asked.push(request.url()))
  // It is accepted by then, so a lost answer about it may not lead to a second one.
  await page.route('**/api/jobs/*', (route) => route.abort(), { times: 1 })
  await cards.first().getByRole('button', { name: 'Make a variation' }).click()
  await expect(page).toHaveURL(/\/image$/)
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  expect(asked).toHaveLength(1)
})

// Proves: image-template-face-faces
test('a template takes the face, and all faces can be chosen from', async ({ page }) => {
  await openWithFace(page)
  await page.getByRole('button', { name: 'View All' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select face' })
  await dialog.getByRole('button', { name: /^Select/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(savedFace(page)).toBeChecked()
  await page.getByRole('tab', { name: 'Template' }).click()
  await generate(page)
  await expect(page.getByText('Please select a template.')).toBeVisible()
  await page.getByRole('radio', { name: 'Template 01' }).check({ force: true })
  await generate(page)
  await expectDone(page)
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: /^Generated image/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await page.getByText('Men', { exact: true }).click()
  await expect(page.getByText('Example', { exact: true })).toBeVisible()
  await expect(result(page)).toHaveCount(0)
  await page.getByText('Women', { exact: true }).click()
  await expect(result(page)).toBeVisible()
})

// Proves: image-post-link-brings
test("a post's link brings its picture, and the face goes into it", async ({ page }) => {
  await openWithFace(page)
  await page.getByRole('tab', { name: 'Link' }).click()
  await generate(page)
  await expect(page.getByText('Please select a face.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Face' }).getByRole('radio').first()).toBeFocused()
  await chooseFace(page)
  await generate(page)
  await expect(page.getByText('Please provide an Instagram link.')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Instagram link' })
  await link.fill('https://example.com/p/abcdefgh/')
  await generate(page)
  await expect(link).toHaveAccessibleDescription(/Please provide an Instagram link\./)
  await expect(link).toBeFocused()
  await expect(page.getByText('Please confirm that you may use this.')).toHaveCount(0)
  await link.fill('https://www.instagram.com/p/VISAGE-women-001/')
  await expect(page.getByText('Please provide an Instagram link.')).toHaveCount(0)
  await generate(page)
  await expect(page.getByText('Please confirm that you may use this.')).toBeVisible()
  await expect(consentBox(page)).toBeFocused()
  await page.keyboard.press('Space')
  const fetched = page.waitForResponse('**/api/download/')
  const asked = page.waitForRequest('**/api/generate-image-temp/')
  await generate(page)
  const { id } = (await (await fetched).json()) as { id: string }
  expect((await asked).postDataJSON()).toMatchObject({ image: `/api/uploads/${id}` })
  await expectDone(page)
})

const portrait = (name: string, pixels: number) =>
  sharp(fileURLToPath(new URL(`../web/public/media/home/${name}.webp`, import.meta.url)))
    .resize(pixels, pixels)
    .toBuffer()

/** So many people side by side; the last one is the largest. */
const drawPeople = async (names: readonly string[]) => {
  const sizes = names.map((_, place) => 260 + 60 * place)
  const portraits = await Promise.all(names.map((name, place) => portrait(name, sizes[place] ?? 0)))
  const width = sizes.reduce((sum, size) => sum + size, 0)
  const height = Math.max(...sizes, 300)
  return sharp({ create: { width: width || 400, height, channels: 3, background: '#5c6470' } })
    .composite(
      portraits.map((input, place) => ({
        input,
        left: sizes.slice(0, place).reduce((sum, size) => sum + size, 0),
        top: height - (sizes[place] ?? 0),
      })),
    )
    .jpeg({ quality: 92 })
    .toBuffer()
}

const upload = (page: Page, buffer: Buffer) =>
  page.getByLabel('Upload a picture').setInputFiles({ name: 'people.jpg', mimeType: 'image/jpeg', buffer })

test('a file that cannot be used is refused beside its button, before anything is asked about it', async ({ page }) => {
  await openWithFace(page)
  await page.getByRole('tab', { name: 'Link' }).click()
  const field = page.getByLabel('Upload a picture')
  await field.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText('Please use a PNG, JPEG or WEBP picture.')
  const below = async (name: string) =>
    ((await page.getByRole('button', { name }).boundingBox())?.y ?? 0) - ((await refusal.boundingBox())?.y ?? 0)
  expect(await below('Upload a picture')).toBeLessThan(0)
  expect(await below('Generate Image')).toBeGreaterThan(100)
  await field.setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expect(refusal).toHaveText('This file is empty. Please choose another one.')
  await expect(consentBox(page)).not.toBeFocused()
  await expectReachable(page)
})

// Proves: image-face-replace-chosen
test('the face to replace is chosen in an uploaded picture, by click and by keyboard', async ({ page }) => {
  await openWithFace(page)
  await page.getByRole('tab', { name: 'Link' }).click()
  await chooseFace(page)
  await consentBox(page).check()

  await upload(page, await drawPeople([]))
  await expect(page.getByText('There is no face to be seen in this picture.')).toBeVisible({ timeout: longMs })
  await generate(page)
  const another = page.getByRole('button', { name: 'Use another picture' })
  await expect(another).toBeFocused()
  await another.click()

  await upload(page, await drawPeople(['amber', 'beard', 'auburn']))
  const faces = page.getByRole('radiogroup', { name: 'Face to replace' })
  await expect(faces.getByRole('radio')).toHaveCount(3, { timeout: longMs })
  await expect(page.getByText('3 faces found. Choose the one to replace.')).toBeVisible()
  const face = (place: number) => faces.getByRole('radio', { name: `Face ${place} of 3` })
  await expect(face(3)).toBeChecked()
  await page.getByText('Men', { exact: true }).click()
  await expect(face(3)).toBeVisible()
  await page.getByText('Women', { exact: true }).click()
  await page.reload()
  await expect(face(3)).toBeChecked({ timeout: longMs })
  await expectReachable(page)
  await face(1).click()
  await expect(face(1)).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(face(2)).toBeChecked()
  const box = await face(2).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  const [request] = await Promise.all([page.waitForRequest(/generate-image-temp/), generate(page)])
  const { spot } = request.postDataJSON() as { spot: { x: number; y: number } }
  expect(spot.x).toBeGreaterThan(260 / 960)
  expect(spot.x).toBeLessThan(580 / 960)
  await expectDone(page)
})
