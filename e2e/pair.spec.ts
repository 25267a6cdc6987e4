import { expect } from '@playwright/test'
import { z } from 'zod'
import { expectNoSidewaysScroll, expectReachable, longMs } from './testing/page.ts'
import { callsOf, openSession, signInReady } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const accepted = z.object({ other_face_url: z.string(), other_wears: z.string() })

// Proves: pair-journey
test('a second person is added, kept through a reload, taken out again, and drawn beside the first', async ({
  page,
}) => {
  const { ask } = callsOf(server, await openSession(page, server, await signInReady(server)))
  await ask('generate_face_prompt_men', { prompt: 'Man, 40, short grey hair' })
  await page.goto(`${server.url}/image`)
  await page.getByRole('radio', { name: /27-year-old/ }).check({ force: true })
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('in a street cafe at night')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a second person' }).click()
  await expect(dialog.getByText('Nobody else is here yet.')).toBeVisible()
  await dialog.getByText('Men', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Select: .*40-year-old/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('combobox', { name: 'How they stand' }).selectOption('Talking')
  await page.getByRole('textbox', { name: /^What .* wears$/ }).fill('navy suit')
  await expectReachable(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^What .* wears$/ })).toHaveValue('navy suit')
  await page.getByRole('button', { name: 'Take the second person out' }).click()
  await page.getByRole('button', { name: 'Add a second person' }).click()
  await dialog.getByText('Men', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Select: .*40-year-old/ }).click()
  await page.getByRole('textbox', { name: /^What .* wears$/ }).fill('navy suit')

  const asked = page.waitForRequest((request) => request.url().includes('/generate-image-prompt/'))
  await page.getByRole('button', { name: 'Generate Image' }).click()
  expect(accepted.parse((await asked).postDataJSON())).toMatchObject({ other_wears: 'navy suit' })
  await expect(page.getByText(/\d+% alike to the left, \d+% to the right/)).toBeVisible({ timeout: longMs })
  await expect(page.getByText('navy suit').first()).toBeVisible()
  await expectReachable(page)
})
