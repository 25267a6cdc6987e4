import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openSession } from './person.ts'
import { expectNoSidewaysScroll, expectReachable } from './reachable.ts'
import { VisageServer } from './visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

test('without faces and images the video screens lead to where they are made', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/video`)
  await expect(page).toHaveTitle('Video Generation · Visage')
  const toFaces = page.getByRole('link', { name: 'Please Generate face' })
  await expect(toFaces).toHaveAttribute('href', '/face')
  await expect(page.getByRole('img', { name: /^Woman, 27/ })).toBeVisible()
  await expectReachable(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Template' }).click()
  await expect(toFaces).toBeVisible()
  await expectReachable(page)
  await expectNoSidewaysScroll(page)

  await page.goto(`${server.url}/Imagetovideo`)
  await expect(page).toHaveTitle('Image to Video · Visage')
  await expect(page.getByRole('link', { name: 'Please Generate Image' })).toHaveAttribute('href', '/image')
  await page.getByRole('button', { name: 'Use these words' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^Slowly turns to the camera/)
  await page.getByRole('button', { name: 'Talk' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^Talks to the camera/)
  await expectReachable(page)
  await expectNoSidewaysScroll(page)
})

const film = () => readFile(fileURLToPath(new URL('../web/public/media/loops/motion.mp4', import.meta.url)))
const upload = (page: Page, buffer: Buffer) =>
  page.getByLabel('Upload a video').setInputFiles({ name: 'reel.mp4', mimeType: 'video/mp4', buffer })

test('a video to work from can be brought in and looked at; what is none is refused with a reason', async ({
  page,
}) => {
  await openSession(page, server)
  await page.goto(`${server.url}/video`)
  await upload(page, Buffer.from('a text that is named like a film'))
  const refusal = page.getByText('This file cannot be read as a')
  await expect(refusal).toBeVisible()
  await upload(page, await film())
  await expect(page.getByText('6.0 s, 640 × 640')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Instagram link' })).toHaveCount(0)
  await expectReachable(page)
  await page.getByRole('button', { name: 'Use another video' }).click()
  await expect(page.getByRole('textbox', { name: 'Instagram link' })).toBeVisible()
})
