import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { makeSound } from '../server/src/adapters/media/sound/testing/make-sound.ts'
import { expectGood, expectReachable, longMs } from './testing/page.ts'
import {
  callsOf,
  consentBox,
  nameInfluencer,
  openSecondTab,
  openSession,
  openSessionWithFace,
  signInReady,
} from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

// Proves: talk-dub-journey
test('a saved face says a script, after a cancelled try and through a reload, and is kept', async ({ page }) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/talkingVideo`)
  await expect(page).toHaveTitle('Talking Video · Visage')
  const form = page.getByRole('form', { name: 'Talking Video' })
  const generate = form.getByRole('button', { name: 'Make them talk' })
  const script = form.getByRole('textbox', { name: 'Script' })
  await expect(page.getByRole('link', { name: 'Please Generate Image' })).toHaveAttribute('href', '/image')
  const example = page.locator('video')
  const isHeard = () => example.evaluate((video: HTMLVideoElement) => !video.paused && !video.muted)
  await page.getByRole('button', { name: /^Turn on the sound: Portuguese woman/ }).click()
  await expect.poll(isHeard).toBe(true)
  await page.getByRole('button', { name: /^Turn off the sound/ }).click()
  await expect.poll(isHeard).toBe(false)
  await page.getByRole('button', { name: 'Use these words' }).click()
  await expect(script).toHaveValue('Good morning! Three things that I learned in Lisbon this week.')
  await script.fill('')
  await generate.click()
  await expect(page.getByText('Please choose a picture, a face or a video.')).toBeVisible()
  await form.getByText('Face', { exact: true }).click()
  await page.getByRole('group', { name: 'Saved face' }).getByRole('radio').first().check({ force: true })
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
  await generate.click()
  await expect(page.getByText('Please write what to say, or bring a recording.')).toBeVisible()
  await expect(script).toBeFocused()

  await script.fill('Hello 你好')
  await expect(page.getByText('These words cannot be spoken: 你好.')).toBeVisible()
  await generate.click()
  await expect(script).toBeFocused()
  await script.fill('!!! …')
  await expect(page.getByText('There is nothing in this script to say.')).toBeVisible()
  await script.fill('morning '.repeat(80))
  await expect(page.getByText(/^About \d+ of 30 s: more than your plan includes/)).toBeVisible()
  await generate.click()
  await expect(page.getByText(/30 at most\. Please shorten it, or choose a larger plan\./).first()).toBeVisible()
  await script.fill('morning '.repeat(45))
  await expect(page.getByText('Uses 2 of the 5 videos you have left.')).toBeVisible()
  await script.fill('Good morning, Lisbon.')
  await expect(page.getByText('Uses 1 of the 5 videos you have left.')).toBeVisible()
  await expect(page.getByText(/^About \d of 30 s, 879 characters remaining$/)).toBeVisible()
  await form.getByRole('button', { name: 'Listen' }).click()
  await expect(
    form.getByRole('button', { name: 'Stop' }).or(form.getByRole('button', { name: 'Listen' })),
  ).toBeVisible()
  await expectGood(page)

  await form.getByRole('combobox', { name: 'Voice' }).selectOption('boris')
  await form.getByText('Square', { exact: true }).click()
  await page.reload()
  await expect(script).toHaveValue('Good morning, Lisbon.')
  await expect(form.getByRole('combobox', { name: 'Voice' })).toHaveValue('boris')
  await expect(form.getByRole('radio', { name: 'Square' })).toBeChecked()
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()

  await generate.click()
  const region = page.getByRole('region', { name: 'Result' })
  await region.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was charged.').first()).toBeVisible()
  await generate.click()
  await expect(form.getByRole('button', { name: /^Generating/ })).toBeVisible()
  await page.reload()
  const clip = region.locator('video[aria-label^="Generated video"]')
  await expect(clip).toBeVisible({ timeout: longMs })
  expect(
    await clip.evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted, video.loop, video.controls]),
  ).toEqual([false, false, false, true])
  await expect(page.getByText('Uses 1 of the 4 videos you have left.')).toBeVisible()
  const [subtitles] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download subtitles as SRT' }).click(),
  ])
  expect(await readFile(await subtitles.path(), 'utf8')).toContain('Good morning, Lisbon.')

  await page.goto(`${server.url}/gallery?tab=videos`)
  await page.getByRole('button', { name: /^Preview: Good morning, Lisbon\./ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Download subtitles/ })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Let them talk/ })
    .click()
  await expect(page).toHaveURL(/\/talkingVideo$/)
  await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked()
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
  await script.fill('Hi.')
  await generate.click()
  await expect(page.getByText('Uses 1 of the 3 videos you have left.')).toBeVisible({ timeout: longMs })
  await expect(clip).toBeVisible({ timeout: longMs })
  await page.goto(`${server.url}/gallery?tab=faces`)
  await page
    .getByRole('button', { name: /^Preview: / })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Let them talk/ })
    .click()
  await expect(page).toHaveURL(/\/talkingVideo$/)
  await expect(page.getByRole('img', { name: /^Chosen: / })).toBeVisible()
})

// Proves: talk-lexicon-journey
test('a word that her lexicon makes speakable is counted while it is typed, and can be sent', async ({ page }) => {
  const person = await openSession(page, server, await signInReady(server))
  const [face = ''] = await callsOf(server, person).listFaces()
  const spoken = 'a good morning to everybody who came here today'
  await nameInfluencer(server, person, { face, name: 'Mira', lexicon: [{ word: '你好', spoken }] })
  await page.goto(`${server.url}/talkingVideo`)
  const form = page.getByRole('form', { name: 'Talking Video' })
  await form.getByRole('textbox', { name: 'Script' }).fill('你好 你好 你好 你好 你好 你好')
  await expect(page.getByText('These words cannot be spoken: 你好.')).toBeVisible()
  await form.getByText('Face', { exact: true }).click()
  await page.getByRole('group', { name: 'Saved face' }).getByRole('radio').first().check({ force: true })
  await expect(page.getByText('Uses 2 of the 5 videos you have left.')).toBeVisible()
  await expect(page.getByText('These words cannot be spoken: 你好.')).toHaveCount(0)
  await form.getByRole('button', { name: 'Make them talk' }).click()
  await expect(form.getByRole('button', { name: /^Generating/ })).toBeVisible()
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was charged.').first()).toBeVisible()
})

// Proves: talk-recording-journey
test('a recording is checked, heard in the clip, and followed from a second tab', async ({ page }) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/talkingVideo`)
  const form = page.getByRole('form', { name: 'Talking Video' })
  await form.getByText('Face', { exact: true }).click()
  await page.getByRole('group', { name: 'Saved face' }).getByRole('radio').first().check({ force: true })
  await form.getByText('Recording', { exact: true }).click()
  const subtitles = form.getByRole('checkbox', { name: 'Subtitles in the clip' })
  await expect(subtitles, 'there are no words to write').toHaveCount(0)
  await form.getByRole('textbox', { name: 'What is said in it (optional)' }).fill('Good morning.')
  await expect(subtitles).toBeChecked()
  await form.getByRole('textbox', { name: 'What is said in it (optional)' }).fill('')
  await form.getByRole('button', { name: 'Make them talk' }).click()
  await expect(form.getByText('Please write what to say, or bring a recording.')).toBeVisible()

  const bring = (name: string, buffer: Buffer) =>
    page.getByLabel(/^Upload a recording$/).setInputFiles({ name, mimeType: '', buffer })
  await consentBox(page).check()
  await bring('note.ogg', Buffer.from('OggS'))
  await expect(form.getByText('File must be .wav or .mp3 format')).toBeVisible({ timeout: longMs })
  await bring('text.mp3', Buffer.from('no sound at all'.repeat(99)))
  await expect(form.getByText('Error reading file')).toBeVisible({ timeout: longMs })
  await bring('hello.wav', await makeSound({ seconds: 2, ending: 'wav' }))
  await expect(form.getByRole('button', { name: 'Play: hello.wav' })).toBeVisible({ timeout: longMs })
  await expectReachable(page)
  await form.getByRole('button', { name: 'Make them talk' }).click()
  await expect(form.getByRole('button', { name: /^Generating/ })).toBeVisible()
  const tab = await openSecondTab(page, server, '/talkingVideo')
  for (const each of [page, tab])
    await expect(each.getByRole('region', { name: 'Result' }).locator('video[controls]')).toBeVisible({
      timeout: longMs,
    })
  await expect(page.getByRole('button', { name: 'Download subtitles as SRT' })).toHaveCount(0)
})

// Proves: talk-upload-journey
test('a picture that was brought in talks, and one without a face is refused with what to do', async ({ page }) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/talkingVideo`)
  const form = page.getByRole('form', { name: 'Talking Video' })
  const generate = form.getByRole('button', { name: 'Make them talk' })
  // Her portrait, as somebody else would have saved it, large enough to talk: drawn here, so that no change of the site's own pictures matters.
  await form.getByText('Face', { exact: true }).click()
  const shown = page.getByRole('group', { name: 'Saved face' }).getByRole('img').first()
  const portrait = await page.request.get(new URL((await shown.getAttribute('src')) ?? '', server.url).href)
  await form.getByText('Upload', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Script' }).fill('Maybe.')
  await generate.click()
  await expect(page.getByText('Please choose a picture, a face or a video.')).toBeVisible()
  const bring = (buffer: Buffer) =>
    page.getByLabel('Upload a picture').setInputFiles({ name: 'person.jpg', mimeType: 'image/jpeg', buffer })
  await consentBox(page).check()
  await bring(
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#5c6470' } })
      .jpeg()
      .toBuffer(),
  )
  await expect(page.getByRole('img', { name: 'Who talks' })).toBeVisible({ timeout: longMs })
  await expectReachable(page)
  await generate.click()
  await expect(page.getByText(/^There is no face to be seen in this picture\. Please use one/).first()).toBeVisible({
    timeout: longMs,
  })
  await expect(page.getByText('Uses 1 of the 5 videos you have left.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel the picture' }).click()
  await bring(
    await sharp(await portrait.body())
      .resize(512)
      .jpeg()
      .toBuffer(),
  )
  await expect(page.getByRole('img', { name: 'Who talks' })).toBeVisible({ timeout: longMs })
  await page.reload()
  await expect(page.getByRole('img', { name: 'Who talks' })).toBeVisible({ timeout: longMs })
  await generate.click()
  await expect(page.getByRole('region', { name: 'Result' }).locator('video[controls]')).toBeVisible({ timeout: longMs })
  await expect(page.getByText('Uses 1 of the 4 videos you have left.')).toBeVisible()
})
