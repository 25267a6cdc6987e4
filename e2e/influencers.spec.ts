import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectReachable, longMs } from './testing/page.ts'
import { callsOf, nameInfluencer, openSession, openSessionWithFace, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'
import type { VisageServer } from './testing/visage-server.ts'

/** A person with two faces of women, the older one of which stands in a park. */
const openWithTwoFaces = async (page: Page, server: VisageServer) => {
  const { ask, listFaces } = callsOf(server, await openSession(page, server, await signInReady(server)))
  await ask('generate-face-prompt', { prompt: 'Woman, 45, short silver hair, blue eyes' })
  await ask('generate-image-prompt', {
    face_url: `/api/assets/${(await listFaces())[1]}`,
    prompt: 'in the park',
    pose: 'Upperbody1',
  })
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })

// Proves: influencer-journey
test('a face gets a name, a page and rules, makers begin with her, and she is merged, archived and packed', async ({
  page,
}) => {
  await openSession(page, server)
  await page.goto(`${server.url}/influencers`)
  await expect(page.getByRole('link', { name: 'Generate a face' })).toHaveAttribute('href', '/face')

  await openWithTwoFaces(page, server)
  await page.goto(`${server.url}/influencers`)
  await page
    .getByRole('button', { name: /^Give her a name/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save the name' }).click()
  await expect(dialog.getByText('Please give a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mira Vale')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Vale' })).toBeVisible()

  await field(page, 'Handle').fill('two..dots')
  await field(page, 'Usual clothes').fill('camel wool coat')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please use letters, digits, underscores and single dots between them.')).toBeVisible()
  await expect(field(page, 'Handle')).toBeFocused()
  await page.reload()
  await expect(field(page, 'Usual clothes')).toHaveValue('camel wool coat')
  await field(page, 'Handle').fill('@Mira')
  await expect(page.getByText('@mira is free.')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectGood(page)

  await page.getByRole('button', { name: 'Make an image' }).click()
  await expect(page).toHaveURL(/\/image$/)
  await expect(page.getByRole('radio', { name: 'Mira Vale' })).toBeChecked()
  const added = page.getByRole('checkbox', { name: 'Usual clothes: camel wool coat' })
  await expect(added).toBeChecked()
  await field(page, 'Prompt').fill('smiling in a red dress')
  await expect(added).toHaveCount(0)
  await field(page, 'Prompt').fill('smiling in a cafe')
  await expect(added).toBeChecked()
  await expectReachable(page)

  await page.goto(`${server.url}/influencers`)
  await page.getByRole('link', { name: /^Mira Vale/ }).click()
  await page.getByRole('tab', { name: 'Details' }).click()
  const voice = page.getByRole('combobox', { name: 'Voice' })
  await expect(voice.locator('option')).not.toHaveCount(1)
  await voice.selectOption({ index: 2 })
  const [chosen] = (await voice.locator('option').nth(2).innerText()).split(':')
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectReachable(page)
  await page.goto(`${server.url}/talkingVideo`)
  await page.getByRole('radio', { name: /27-year-old/ }).check({ force: true })
  await expect(voice.locator('option').first()).toHaveText(`Mira Vale's voice: ${chosen}`)
  await expectReachable(page)

  await page.goto(`${server.url}/influencers`)
  await page.getByRole('link', { name: /^Mira Vale/ }).click()
  await expect(page.getByRole('button', { name: 'Preview: in the park' })).toBeVisible()
  await expectReachable(page)
  const packed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download kit' }).click()
  expect((await packed).suggestedFilename()).toBe('visage-mira-kit.zip')

  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Merge with another' }).click()
  await dialog.getByRole('button', { name: /45-year-old/ }).click()
  await expect(dialog.getByText('Everything made with this face moves to Mira Vale')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge into Mira Vale' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('3 items')).toBeVisible()

  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible()
  await page.getByRole('link', { name: 'All influencers' }).click()
  await expect(page.getByRole('heading', { name: 'Meet your first influencer' })).toBeVisible()
  await page.getByRole('tab', { name: 'Archived' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody')
  await expect(page.getByRole('heading', { name: 'Nobody here matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('link', { name: /^Mira Vale/ })).toBeVisible()
  await expectReachable(page)
})

// Proves: influencer-sister
test('a sister is made from her page and is somebody else; who talks is found by the influencer', async ({ page }) => {
  const person = await signInReady(server)
  await openSession(page, server, person)
  const { listFaces } = callsOf(server, person)
  const [face = ''] = await listFaces()
  await nameInfluencer(server, person, { face, name: 'Mira Vale', pronouns: 'they/them' })
  await page.goto(`${server.url}/influencers?who=${face}&part=details`)
  await expect(page.getByText('Made with them', { exact: true })).toBeVisible()
  const sister = page.getByRole('region', { name: 'A sister' })
  await expect(sister.getByText(/Uses 1 of the \d+ faces you have left/)).toBeVisible()
  await sister.getByRole('button', { name: 'Make a sister' }).click()
  await expect(page).toHaveURL(/\/face$/)
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('img').first()).toBeVisible({ timeout: longMs })
  await expect.poll(async () => (await listFaces()).length, { timeout: longMs }).toBe(2)
  await page.goto(`${server.url}/influencers`)
  await expect(page.getByRole('link', { name: /^Mira Vale/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Give her a name/ })).toHaveCount(1)

  await page.goto(`${server.url}/talkingVideo`)
  const sorts = page.getByRole('radiogroup', { name: 'Who talks' })
  await sorts.getByText('Face', { exact: true }).click()
  const faces = page.getByRole('group', { name: 'Saved face' }).getByRole('radio')
  await expect(faces).toHaveCount(2)
  await page.getByRole('radio', { name: 'Mira Vale' }).check({ force: true })
  await expect(faces).toHaveCount(1)
  await sorts.getByText('Video', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Please Generate Video' })).toBeVisible()
  await expectGood(page)
})

// Proves: influencer-sheet
test('one press shows her from all sides, over a reload; the rest is cancelled, one of it is made after all', async ({
  page,
}) => {
  await openSessionWithFace(page, server)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${server.url}/influencers`)
  await page.getByRole('link', { name: /27-year-old/ }).click()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await expect(page.getByText('Uses 12 of the 15 images you have left.')).toBeVisible()
  await expectReachable(page)
  await page.getByRole('button', { name: 'Make the sheet' }).click()
  const parts = page.getByRole('region', { name: 'Consistency sheet', exact: true }).getByRole('listitem')
  await expect(parts).toHaveCount(12)
  await expect(parts.first()).toContainText(/Front \d+% alike/, { timeout: longMs })
  await page.reload()
  await page.getByRole('button', { name: 'Cancel the rest' }).click()
  await expect(page.getByRole('progressbar', { name: 'All pictures' })).toHaveCount(0)
  await expect(parts.last()).toContainText('Cancelled. Nothing was charged.')
  await parts.last().getByRole('button', { name: 'Try again: Full body' }).click()
  await expect(parts.last().getByRole('button', { name: 'Enlarge: Full body' })).toBeVisible({ timeout: longMs })
  await expectGood(page)
  const drawn = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Contact sheet' }).click()
  expect((await drawn).suggestedFilename()).toMatch(/\.jpg$/)
})
