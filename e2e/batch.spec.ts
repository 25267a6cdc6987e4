import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, expectReachable, longMs } from './testing/page.ts'
import { openSessionWithFace } from './testing/person.ts'
import { test } from './testing/shared-server.ts'

// Proves: batch-journey
test('a brief becomes a plan, the plan pictures that are found again', async ({ page, sharedServer: server }) => {
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
  await expectReachable(page)
  await expectNoSidewaysScroll(page)

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
