import { expect, test } from '@playwright/test'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { longMs } from './testing/page.ts'
import { openSessionWithFace } from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

// Proves: quality-chosen-on-screen
test('the model is chosen as Fast or Best, and what the plan does not include says so', async ({ page }) => {
  await using service = await startStandInFal({ msPerWork: 20 })
  // What the stand-in paints in one colour has nobody's face.
  const env = { ENGINE: 'fal', FAL_KEY: service.key, FAL_BASE_URL: service.url, IDENTITY_THRESHOLD: '0' }
  await using server = await VisageServer.start(env)
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/image`)
  const quality = page.getByRole('radiogroup', { name: 'Quality' })
  await expect(quality.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await expect(page.getByText('Fast: FLUX.2 klein 4B.')).toBeVisible()
  await quality.getByText('Best').click()
  await expect(page.getByText('Best: Seedream 5.0 Lite.')).toBeVisible()
  await page.reload()
  await expect(quality.getByRole('radio', { name: 'Best' }), 'kept in this tab').toBeChecked()

  await page.getByRole('group', { name: 'Face' }).getByRole('radio').first().check({ force: true })
  await page.getByLabel('Pose').selectOption('Half body')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('in a park')
  await page.getByRole('button', { name: 'Generate Image' }).click()
  await expect(page.getByRole('img', { name: /^Generated image/ })).toBeVisible({ timeout: longMs })
  expect(service.taken.at(-1)?.model).toMatch(/seedream/)

  await page.goto(`${server.url}/Imagetovideo`)
  const best = quality.getByRole('radio', { name: 'Best' })
  await expect(best).toBeDisabled()
  await expect(page.getByText('Best (Kling 3.0 Pro) is part of the Advanced and Premium plans.')).toBeVisible()
  await expect(quality.getByRole('radio', { name: 'Fast' })).toBeChecked()
})
