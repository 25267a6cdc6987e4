import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { makeSound } from '../server/src/adapters/media/sound/testing/make-sound.ts'
import { expectGood, expectNoSidewaysScroll, expectReachable, longMs } from './testing/page.ts'
import { callsOf, consentBox, nameInfluencer, openSecondTab, openSession, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const words = 'City lights are calling\nand the night is young'
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Music' }).click()
const lyrics = (page: Page) => page.getByRole('textbox', { name: 'Lyrics' })
const place = (page: Page) => page.getByRole('slider', { name: 'Place in: Generated song' })
const picker = (page: Page, name: string) => page.getByRole('group', { name })

const bring = async (page: Page, noun: string, file: { name: string; buffer: Buffer }) =>
  page.getByLabel(new RegExp(`^Upload an? ${noun}$`)).setInputFiles({ mimeType: '', ...file })

// Proves: music-song-needs-told
test('what a song needs is told, and each sound is checked, played, kept and cancelled', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/AIMusic`)
  await expect(page).toHaveTitle('AI Music · Visage')
  await expect(page.getByText('with only a voice file, the result is an a cappella hum')).toBeVisible()
  await expect(page.getByText('with only an instrumental file, the result is a track without vocals')).toBeVisible()
  await expect(page.getByText('400 characters remaining')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play: Example: Pop/ })).toBeVisible()
  await generate(page)
  await expect(page.getByText('Lyrics are required.')).toBeVisible()
  await expect(page.getByText('Song file is required.')).toBeVisible()
  await expect(lyrics(page)).toBeFocused()
  await expectGood(page)
  await page.getByRole('button', { name: 'Use these words' }).click()
  await expect(lyrics(page)).toHaveValue(/^\[Verse\]\nCity lights/)
  await lyrics(page).fill(words)
  await expect(page.getByText(`${400 - words.length} characters remaining`)).toBeVisible()
  await generate(page)
  await expect(page.getByRole('button', { name: 'Upload a song file' })).toBeFocused()

  const song = picker(page, 'Song file')
  await consentBox(page).check()
  for (const [file, message] of [
    [{ name: 'song.ogg', buffer: Buffer.from('OggS') }, 'File must be .wav or .mp3 format'],
    [
      { name: 'short.wav', buffer: await makeSound({ seconds: 15, ending: 'wav' }) },
      'File must be longer than 15 seconds',
    ],
    [{ name: 'text.mp3', buffer: Buffer.from('no sound at all'.repeat(99)) }, 'Error reading file'],
  ] as const) {
    await bring(page, 'song file', file)
    await expect(song.getByText(message)).toBeVisible({ timeout: longMs })
  }
  await bring(page, 'song file', { name: 'evening.MP3', buffer: await makeSound({ seconds: 15.4 }) })
  await expect(song.getByText('evening.MP3')).toBeVisible({ timeout: longMs })
  await bring(page, 'voice file', { name: 'voice.wav', buffer: await makeSound({ ending: 'wav' }) })
  await expect(picker(page, 'Voice file (optional)').getByText('voice.wav')).toBeVisible({ timeout: longMs })
  const vocals = page.getByLabel('Vocals')
  await expect(vocals.locator('option:checked'), 'the files decide').toHaveText('By the files: Hum only')
  await bring(page, 'instrumental file', { name: 'band.wav', buffer: await makeSound({ ending: 'wav' }) })
  const band = picker(page, 'Instrumental file (optional)')
  await expect(band.getByRole('button', { name: 'Play: band.wav' })).toBeVisible({ timeout: longMs })
  await expect(vocals.locator('option:checked')).toHaveText('By the files: Sing the lyrics')
  await band.getByRole('button', { name: 'Cancel the instrumental file' }).click()
  await expect(band.getByRole('button', { name: 'Upload an instrumental file' })).toBeFocused()
  await vocals.selectOption('Sing the lyrics')
  await page.reload()
  await expect(lyrics(page)).toHaveValue(words)
  await expect(vocals).toHaveValue('words')
  await expect(song.getByText('0:00 / 0:15')).toBeVisible()
  await song.getByRole('button', { name: 'Play: evening.MP3' }).click()
  await expect(song.getByRole('button', { name: 'Pause: evening.MP3' })).toBeVisible()
  await expectReachable(page)
  const voice = picker(page, 'Voice file (optional)')
  await voice.getByRole('button', { name: 'Play: voice.wav' }).click()
  await expect(song.getByRole('button', { name: 'Play: evening.MP3' }), 'one at a time').toBeVisible()
  await voice.getByRole('button', { name: 'Cancel the voice file' }).click()
  await expect(voice.getByRole('button', { name: 'Upload a voice file' })).toBeFocused()
  await song.getByRole('button', { name: 'Cancel the song file' }).click()
  await expect(song.getByRole('button', { name: 'Upload a song file' })).toBeFocused()
})

// Proves: music-lyrics-become-song
test('lyrics become a song, through a reload and in a second tab, and it can be gone along, saved and found again', async ({
  page,
}) => {
  await openSession(page, server)
  await page.goto(`${server.url}/AIMusic`)
  await lyrics(page).fill(words)
  await consentBox(page).check()
  await bring(page, 'song file', { name: 'song.wav', buffer: await makeSound({ ending: 'wav' }) })
  await expect(page.getByText('song.wav')).toBeVisible({ timeout: longMs })
  await generate(page)
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generating\.\.\. \(\d+%\)$/ })).toBeVisible()
  const secondTab = await openSecondTab(page, server, '/AIMusic')
  await page.reload()
  await expect(place(page)).toBeVisible({ timeout: longMs })
  await expect(place(secondTab)).toBeVisible()
  await secondTab.close()
  await expectReachable(page)

  await place(page).press('PageUp')
  await expect(place(page)).toHaveAttribute('aria-valuenow', '10')
  await place(page).press('Home')
  await page.getByRole('button', { name: 'Play: Generated song' }).click()
  await expect.poll(async () => Number(await place(page).getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause: Generated song' }).click()
  const box = (await place(page).locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const [now, max] = await Promise.all(
    ['aria-valuenow', 'aria-valuemax'].map(async (name) => Number(await place(page).getAttribute(name))),
  )
  expect(Math.abs((now ?? 0) - (max ?? 0) / 2)).toBeLessThan(2)

  for (const [name, ending, magic] of [
    ['Download MP3', '.mp3', 'ID3'],
    ['Download WAV', '.wav', 'RIFF'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^visage-.*\\${ending}$`))
    expect((await readFile(await file.path())).subarray(0, magic.length).toString('latin1')).toBe(magic)
  }
  await generate(page)
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was charged.').first()).toBeVisible()

  await page.goto(`${server.url}/gallery?tab=audio`)
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: /^Play: City lights/ }).click()
  await expect(cards.getByRole('button', { name: /^Pause: City lights/ })).toBeVisible()
  await expect(cards.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await expectReachable(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Audio' }), 'of six that do not fit').toBeInViewport({ ratio: 0.95 })
  await expect(cards.getByRole('button', { name: /^Delete/ })).toBeInViewport({ ratio: 0.95 })
  await expectNoSidewaysScroll(page)
  await cards.getByRole('button', { name: /^Preview: City lights/ }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: /^Play: City lights/ }).click()
  await expect(preview.getByRole('button', { name: /^Pause: City lights/ })).toBeVisible()
  await expectReachable(page)
  await preview.getByRole('button', { name: /^Share/ }).click()
  await page.getByRole('checkbox', { name: 'Public page' }).check()
  const visitor = await page.context().newPage()
  await visitor.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  await expect(visitor.getByRole('heading', { name: 'A song made with Visage' })).toBeVisible()
  await expect(visitor.getByLabel('AI-generated song')).toHaveJSProperty('readyState', 4)
})

// Proves: music-hers-journey
test('an influencer is found by keyboard and sings: the song is among what was made with her', async ({ page }) => {
  const person = await signInReady(server)
  await openSession(page, server, person)
  const { listFaces } = callsOf(server, person)
  const [face = ''] = await listFaces()
  await nameInfluencer(server, person, { face, name: 'Mira Vale', never_words: ['casino'] })
  await page.goto(`${server.url}/AIMusic`)
  await page.getByRole('radio', { name: 'Nobody' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'View All' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Select influencer' })
  await dialog.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.type('nobody')
  await expect(dialog.getByText('Nobody here has these words.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('mira')
  await expect(dialog.getByRole('button', { name: 'Select: Mira Vale' })).toBeVisible()
  await expectReachable(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('radio', { name: 'Mira Vale' })
  await expect(chosen).toBeChecked()
  await chosen.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeChecked()

  await page.goto(`${server.url}/influencers?who=${face}`)
  await page.getByRole('button', { name: 'Make a song' }).click()
  await expect(page).toHaveURL(/\/AIMusic$/)
  await expect(chosen).toBeChecked()
  await expectGood(page)
  await lyrics(page).fill('All night in the casino')
  await consentBox(page).check()
  await bring(page, 'song file', { name: 'song.wav', buffer: await makeSound({ ending: 'wav' }) })
  await expect(page.getByText('song.wav')).toBeVisible({ timeout: longMs })
  await generate(page)
  await expect(page.getByText(/Mira Vale never uses/)).toBeVisible({ timeout: longMs })
  await lyrics(page).fill(words)
  await generate(page)
  await expect(place(page)).toBeVisible({ timeout: longMs })
  await page.goto(`${server.url}/influencers?who=${face}`)
  await expect(page.getByRole('button', { name: /^Preview: City lights/ })).toBeVisible()
  await expect(page.getByText(/\b1 video$/)).toBeVisible()
})
