import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openSession, postJson } from './person.ts'
import { VisageServer } from './visage-server.ts'

test.describe.configure({ timeout: 240_000 })

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const savedFace = (page: Page) => page.getByRole('group', { name: 'Face' }).getByRole('radio').first()

/** A person with a session in the tab and one saved face of a woman. */
const openWithFace = async (page: Page) => {
  const { access, profile } = await openSession(page, server)
  const prompt = 'Woman, 27, long wavy copper hair, green eyes'
  await postJson(
    `${server.url}/api/generate-face-prompt/`,
    { user_id: profile.user_id, prompt },
    { authorization: `Bearer ${access}` },
  )
  await page.goto(`${server.url}/image`)
  await expect(savedFace(page)).toBeVisible()
}

const chooseFace = (page: Page) => savedFace(page).check({ force: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' }).click()
const result = (page: Page) => page.getByRole('img', { name: /^Generated image/ })
const sizeOf = (page: Page) => result(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
const expectDone = async (page: Page) => expect(result(page)).toBeVisible({ timeout: 120_000 })

test('without a face the screen leads to the faces', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/image`)
  await expect(page.getByRole('link', { name: 'Please Generate face' })).toHaveAttribute('href', '/face')
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations).toEqual([])
})

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
  expect(await sizeOf(page)).toEqual([1024, 1280])
  await expect(page.getByText('zorgle”')).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^visage-image-[\da-f]{8}\.png$/)
  const bytes = await readFile(await file.path())
  expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])

  const first = await result(page).getAttribute('src')
  await page.getByRole('button', { name: 'Make a variation' }).click()
  await expect(result(page)).not.toHaveAttribute('src', first ?? '', { timeout: 120_000 })
  await expectDone(page)
  await page.reload()
  await expectDone(page)
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('tab', { name: 'images' }).click()
  await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(2)
})

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
})

test("a post's link brings its picture, and the face goes into it", async ({ page }) => {
  await openWithFace(page)
  await page.getByRole('tab', { name: 'Link' }).click()
  await chooseFace(page)
  await generate(page)
  await expect(page.getByText('Please provide an Instagram link.')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Instagram link' })
  await link.fill('https://example.com/p/abcdefgh/')
  await generate(page)
  await expect(page.getByText('Please provide an Instagram link.')).toBeVisible()
  await link.fill('https://www.instagram.com/p/VISAGE-women-001/')
  await generate(page)
  await expectDone(page)
})
