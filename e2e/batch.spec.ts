import { expect } from '@playwright/test'
import { expectGood, expectReachable, longMs } from './testing/page.ts'
import { callsOf, keepLook, nameInfluencer, openSession, openSessionWithFace, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const look = { name: 'Gala', outfit: 'red evening gown', hair: 'short hair' }

// Proves: batch-journey
test('a brief becomes a plan, the plan pictures that are found again', async ({ page }) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/image`)
  await page.getByRole('link', { name: 'Several at once' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Several at once')
  await page.getByRole('group', { name: 'Face' }).getByRole('radio').first().check({ force: true })
  await page.getByLabel('What is it about?').fill('A weekend in Lisbon, red hat')
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByLabel('Friday', { exact: true })).toHaveValue(/, red hat$/)
  await page.getByRole('button', { name: 'Take out Saturday' }).click()
  await page.getByLabel('Sunday', { exact: true }).fill('In a library, holding a book')
  await page.reload()
  await expect(page.getByLabel('Sunday', { exact: true })).toHaveValue('In a library, holding a book')
  await expect(page.getByText('Uses 2 of the 15 images you have left.')).toBeVisible()
  await expectGood(page)

  await page.getByRole('button', { name: 'Generate 2 images' }).click()
  await expect(page).toHaveURL(/\/batch\?id=[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Cancel the rest' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('All 2 pictures ready')).toBeVisible({ timeout: longMs })
  await expect(page.getByRole('button', { name: 'Cancel the rest' })).toHaveCount(0)
  await expectReachable(page)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Contact sheet' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/^visage-batch-[\da-f]{8}\.jpg$/)

  await page.goto(`${server.url}/gallery?tab=images`)
  await page.getByRole('textbox', { name: 'Search prompts and names' }).fill('libr')
  const found = page.getByRole('tabpanel').getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('In a library')
})

// Proves: batch-look-journey
test('a look and lists become a plan in her clothes, and the gallery is narrowed down to the look', async ({
  page,
}) => {
  const person = await signInReady(server)
  await openSession(page, server, person)
  const [face = ''] = await callsOf(server, person).listFaces()
  await nameInfluencer(server, person, { face, name: 'Mira Vale', wardrobe: 'camel wool coat', places: 'in a library' })
  await keepLook(server, person, { face, ...look })
  await page.goto(`${server.url}/batch`)
  await page.getByRole('radio', { name: 'Mira Vale' }).check({ force: true })
  await page.getByLabel('What is it about?').fill('A weekend in Lisbon')
  await expect(page.getByRole('checkbox', { name: 'Usual clothes: camel wool coat' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Plan it' }).click()
  const friday = page.getByLabel('Friday', { exact: true })
  await expect(friday).not.toHaveValue(/camel/)
  await page.getByLabel('Look', { exact: true }).selectOption('Gala')
  await expect(page.getByText('Plan again, and the pictures show this look.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /red evening gown/ })).toBeChecked()
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(friday).toHaveValue(/red evening gown.*short hair/)
  await page.getByText('Lists', { exact: true }).click()
  await page.getByLabel('Moods').fill('smiling\nlaughing')
  await page.getByRole('button', { name: 'Plan 2 pictures' }).click()
  const second = page.getByLabel('Picture 2', { exact: true })
  await expect(second).toHaveValue(/^A weekend in Lisbon, .*red evening gown, laughing, short hair$/)
  await page.getByRole('button', { name: 'Take out Picture 1' }).click()
  await expectGood(page)
  await page.getByRole('button', { name: 'Generate 1 image' }).click()
  await expect(page.getByText('All 1 picture ready')).toBeVisible({ timeout: longMs })

  await page.goto(`${server.url}/gallery?tab=images`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  // Checked once the address says so.
  await page.getByRole('region', { name: 'Filters' }).getByRole('radio', { name: 'Mira Vale' }).click({ force: true })
  await page.getByLabel('Look', { exact: true }).selectOption('Gala')
  await expect(page).toHaveURL(/look=Gala/)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expectGood(page)
})
