import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeClip } from '../server/src/adapters/media/clip/testing/make-clip.ts'
import { expectGood, expectReachable, longMs, moving } from './testing/page.ts'
import { consentBox, openSecondTab, openSession, openSessionWithFace, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'
import { VisageServer } from './testing/visage-server.ts'

/** What is downloaded is a film. */
const expectDownload = async (page: Page): Promise<void> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.mp4$/)
  expect((await readFile(await file.path())).subarray(4, 8).toString()).toBe('ftyp')
}

// Clips play by themselves only where things may move.
test.use(moving)

// Proves: video-faces-images-screens
test('without faces and images the video screens lead to where they are made', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/video`)
  await expect(page).toHaveTitle('Video Generation · Visage')
  const toFaces = page.getByRole('link', { name: 'Please Generate face' })
  await expect(toFaces).toHaveAttribute('href', '/face')
  await expect(page.getByRole('img', { name: /^Woman, 27/ })).toBeVisible()
  await expectGood(page)
  await page.getByRole('tab', { name: 'Template' }).click()
  await expect(toFaces).toBeVisible()
  await expectGood(page)

  await page.goto(`${server.url}/Imagetovideo`)
  await expect(page).toHaveTitle('Image to Video · Visage')
  await expect(page.getByRole('link', { name: 'Please Generate Image' })).toHaveAttribute('href', '/image')
  await page.getByRole('button', { name: 'Use these words' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^Slowly turns to the camera/)
  await page.getByRole('button', { name: 'Talk' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^Talks to the camera/)
  await expectGood(page)
})

const upload = (page: Page, buffer: Buffer) =>
  page.getByLabel('Upload a video').setInputFiles({ name: 'reel.mp4', mimeType: 'video/mp4', buffer })

const result = (page: Page) =>
  page.getByRole('region', { name: 'Result' }).locator('video[aria-label^="Generated video"]')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Video' }).click()
const expectPreview = async (page: Page) => {
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
}
const cancel = async (page: Page) => {
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was charged.').first()).toBeVisible()
}

// Proves: video-image-begins-move
test('an image begins to move, through a reload and in a second tab, and is kept', async ({ page }) => {
  await openSessionWithFace(page, server, { hasImage: true })
  await page.goto(`${server.url}/Imagetovideo`)
  const image = page.getByRole('group', { name: 'Generated image' }).getByRole('radio').first()
  await expect(image).toBeAttached()
  await generate(page)
  await expect(page.getByText('Please select a generated image and prompt')).toBeVisible()
  await image.check({ force: true })
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
  await generate(page)
  await expect(page.getByText('Please select a generated image and prompt')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeFocused()
  await page.getByRole('button', { name: 'Turn and smile' }).click()
  await generate(page)
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generating\.\.\. \(\d+%\)$/ })).toBeVisible()
  const secondTab = await openSecondTab(page, server, '/Imagetovideo')
  await page.reload()
  await expect(result(page)).toBeVisible({ timeout: longMs })
  await expect(result(secondTab)).toBeVisible()
  expect(
    await result(page).evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted, video.loop, video.controls]),
  ).toEqual([true, true, true, true])
  await expect.poll(() => result(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  await expectPreview(page)
  await expectDownload(page)
  await page.reload()
  await expect(result(page)).toBeVisible()
  await page.goto(`${server.url}/gallery?tab=imgTovideo`)
  await page.getByRole('button', { name: /^Preview: .*, 0:05$/ }).click()
  await expect(page.getByRole('dialog').locator('video')).toBeVisible()
  await expectReachable(page)
})

/** Two people side by side, for a fifth of a second. */
const filmOfTwo = async (): Promise<Buffer> => {
  const side = 240
  const portrait = (name: string) =>
    sharp(fileURLToPath(new URL(`../web/public/media/home/${name}.webp`, import.meta.url)))
      .resize(side, side)
      .toBuffer()
  const [left, right] = [await portrait('bob'), await portrait('fade')]
  const pixels = await sharp({ create: { width: 2 * side, height: side, channels: 4, background: 'grey' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: side, top: 0 },
    ])
    .raw()
    .toBuffer()
  return makeClip({ width: 2 * side, height: side, frames: 5, paint: () => new Uint8ClampedArray(pixels) })
}

test.describe('a film or reel', () => {
  let server: VisageServer
  let person: Awaited<ReturnType<typeof signInReady>>
  test.beforeAll(async () => {
    // Large enough for a face in a reel to be followed.
    server = await VisageServer.start({ STUDIO_CLIP_SIDE: '480', STUDIO_PICTURE_SIDE: '1280' })
    // Her face is small, which is nothing to either journey; of this server's size it would be dear to draw.
    person = await signInReady(server)
  })
  test.afterAll(() => server[Symbol.asyncDispose]())

  // Proves: video-refused-brought-two
  test('a video is refused or brought in, and of two people in it the chosen one gets the face, to be downloaded', async ({
    page,
  }) => {
    await openSession(page, server, person)
    await page.goto(`${server.url}/video`)
    await page.getByRole('group', { name: 'Face' }).getByRole('radio').first().check({ force: true })
    const film = await filmOfTwo()
    await consentBox(page).check()
    await upload(page, Buffer.from('a text that is named like a film'))
    const refusal = page.getByText('This file cannot be read as a')
    await expect(refusal).toBeVisible()
    await upload(page, film)
    await expect(page.getByText('0.2 s, 480 × 240')).toBeVisible({ timeout: longMs })
    await expect(refusal).toHaveCount(0)
    const link = page.getByRole('textbox', { name: 'Instagram link' })
    await expect(link).toHaveCount(0)
    await page.getByRole('button', { name: 'Use another video' }).click()
    await expect(link).toBeVisible()
    await upload(page, film)
    const people = page.getByRole('radiogroup', { name: 'Face to replace' })
    await expect(page.getByText('2 faces found. Choose the one to replace.')).toBeVisible({ timeout: longMs })
    await expect(people.getByRole('radio')).toHaveCount(2)
    await people.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expectGood(page)
    const sent = page.waitForRequest((request) => request.url().includes('/face-swap/'))
    await generate(page)
    expect((await sent).postDataJSON()).toMatchObject({ spot: { x: expect.any(Number), at: 0 } })
    await expect(page.getByRole('button', { name: /^Generating\.\.\. \(\d+%\)$/ })).toBeVisible()
    await expect(result(page)).toBeVisible({ timeout: longMs })
    await page.reload()
    await expect(result(page)).toBeVisible()
    await expectPreview(page)
    await expectDownload(page)
  })

  // Proves: video-template-link-reel
  test('a template and the link of a reel say what is missing, go to work and can be cancelled', async ({ page }) => {
    await openSession(page, server, person)
    await page.goto(`${server.url}/video`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Generation')
    await expect(page.getByRole('tab')).toHaveText(['Link', 'Template'])
    const face = page.getByRole('group', { name: 'Face' }).getByRole('radio').first()
    await expect(face).toBeAttached()
    await page.getByRole('tab', { name: 'Template' }).click()
    await generate(page)
    await expect(page.getByText('Please select a face.')).toBeVisible()
    await face.check({ force: true })
    await generate(page)
    await expect(page.getByText('Please select a template.')).toBeVisible()
    const labels = page.getByRole('group', { name: 'Template', exact: true }).getByRole('radio')
    await expect(labels.first()).toHaveAccessibleName('Template 156')
    const clip = page.getByRole('group', { name: 'Template', exact: true }).locator('video').first()
    expect(await clip.evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted, video.loop])).toEqual([
      true,
      true,
      true,
    ])
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await page.getByRole('radio', { name: 'Template 156' }).check({ force: true })
    await generate(page)
    await expect(page.getByText("Don't refresh, please wait 10 minutes...")).toBeVisible()
    await expect(page.getByRole('button', { name: /^Generating\.\.\. \(\d+%\)$/ })).toBeVisible()
    await cancel(page)
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeVisible()

    await page.getByRole('tab', { name: 'Link' }).click()
    await generate(page)
    await expect(page.getByText('Please provide a valid Instagram link.')).toBeVisible()
    const link = page.getByRole('textbox', { name: 'Instagram link' })
    await link.fill('https://www.instagram.com/reel/VISAGE-women-video-156/')
    await expect(page.getByText('Please provide a valid Instagram link.')).toHaveCount(0)
    await link.fill('https://example.com/reel/abcdefgh/')
    await link.blur()
    await expect(link).toHaveAccessibleDescription(/Please provide a valid Instagram link\./)
    await link.fill('https://www.instagram.com/reel/VISAGE-women-video-156/')
    await consentBox(page).check()
    // A reel of this machine is drawn when it is first asked for, which may take longer than a link is waited for.
    const reel = await page.request.get(`${server.url}/dev/instagram/videos/women-video-156`, { timeout: longMs })
    expect(reel.ok()).toBe(true)
    const fetched = page.waitForResponse('**/api/download_link/')
    const asked = page.waitForRequest('**/api/face-swap/')
    await generate(page)
    const answer = await fetched
    expect(answer.status(), await answer.text()).toBe(200)
    const { id } = (await answer.json()) as { id: string }
    expect((await asked).postDataJSON()).toMatchObject({ target_video_url: `/api/uploads/${id}` })
    await expect(page.getByText("Don't refresh, please wait 10 minutes...")).toBeVisible({ timeout: longMs })
    await cancel(page)
  })
})
