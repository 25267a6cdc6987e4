import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { VisageServer } from './visage-server.ts'

let count = 0

/** An address that no other test uses. */
export const newEmail = (): string => `traveller-${process.pid}-${++count}@example.com`

export const password = 'correct horse'

/** Types the six digits the way people do: one after the other. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  const boxes = page.getByRole('textbox', { name: /digit/i })
  await expect(boxes).toHaveCount(6)
  await boxes.first().click()
  await page.keyboard.type(code)
}

/** Signs up by hand, up to the first creation screen, where the guided tour begins. */
export const signUpAsNewcomer = async (page: Page, server: VisageServer, email: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await page
    .getByRole('button', { name: 'Create an Account' })
    .or(page.getByRole('link', { name: 'Create an Account' }))
    .click()
  await page.getByLabel('Name', { exact: true }).fill('Tara Vell')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Verify your Email')).toBeVisible()
  await enterCode(page, await server.readCode(email))
  const verify = page.getByRole('button', { name: 'Verify OTP' })
  if (await verify.isVisible()) await verify.click().catch(() => {})
  await expect(page).toHaveURL(/\/face$/)
}

/** Signs up by hand and skips the guided tour, as most people do. */
export const signUpByHand = async (page: Page, server: VisageServer, email: string): Promise<void> => {
  await signUpAsNewcomer(page, server, email)
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
