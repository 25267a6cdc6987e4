import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newEmail, password, signUpByHand } from './person.ts'
import { VisageServer } from './visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const expectReachable = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}

test('feedback is rated by keyboard, sent, thanked for, and the form is empty again', async ({ page }) => {
  await signUpByHand(page, server, newEmail())
  await page.getByRole('link', { name: 'Feedback' }).first().click()
  await page.mouse.move(900, 650)
  await expect(page).toHaveURL(/\/feedback$/)
  const five = page.getByRole('radio', { name: '5 stars, Excellent' })
  await expect(five).toBeChecked()
  await expectReachable(page)
  await expectNoSidewaysScroll(page)

  await five.focus()
  await page.keyboard.press('Backspace')
  await expect(five).not.toBeChecked()
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  await expect(page.getByText('Please select a rating')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 stars, Good' })).toBeChecked()

  const words = page.getByRole('textbox', { name: 'Your words' })
  await words.fill('The hair is lovely.')
  await page.reload()
  await expect(words).toHaveValue('The hair is lovely.')

  await page.getByRole('radio', { name: '4 stars, Very good' }).click()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/feedbacks/'))
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  expect((await sent).request().postDataJSON()).toMatchObject({ rating: 4, description: 'The hair is lovely.' })
  await expect(page.getByRole('button', { name: 'Feedback submitted!' })).toBeDisabled()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(page.getByRole('button', { name: 'Feedback submitted!' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Submit feedback' })).toBeEnabled({ timeout: 2500 })
  await expect(words).toHaveValue('')
  await expect(five).toBeChecked()
})

test('feedback that cannot be sent says so and keeps the words', async ({ page }) => {
  await signUpByHand(page, server, newEmail())
  await page.goto(`${server.url}/feedback`)
  const words = page.getByRole('textbox', { name: 'Your words' })
  await words.fill('Keep this.')
  await page.route('**/api/feedbacks/', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  await expect(page.getByText('An error occurred while submitting feedback.')).toBeVisible()
  await page.unroute('**/api/feedbacks/')
  await page.route('**/api/feedbacks/', (route) => route.fulfill({ json: { status: 'no', message: '' } }))
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await expect(words).toHaveValue('Keep this.')
})

test('the profile: a new name and the mails survive a reload, and signing out takes two seconds', async ({ page }) => {
  await signUpByHand(page, server, newEmail())
  await page.getByRole('link', { name: 'Tara Vell' }).first().click()
  await page.mouse.move(900, 650)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('7 days left')).toBeVisible()
  await expectReachable(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Edit name' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('tara@home')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText("Name cannot contain '@'.")).toBeVisible()
  await name.fill('Tara Quill')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused()
  await expect(page.getByText('Profile updated successfully!')).toBeHidden({ timeout: 4000 })

  const mails = page.getByRole('switch', { name: 'Communications' })
  const before = await mails.isChecked()
  await mails.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tara Quill' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tara Quill' }).first()).toBeVisible()
  await expect(mails).toBeChecked({ checked: !before })

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Logging out...')).toBeVisible()
  await page.waitForTimeout(1200)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page).toHaveURL(/\/login$/)
})

test('the profile says what failed', async ({ page }) => {
  await signUpByHand(page, server, newEmail())
  await page.route(/api\/(update_profile|delete-profile)\//, (route) => route.abort())
  await page.goto(`${server.url}/profile`)
  await page.getByRole('switch').click()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Failed to delete account')).toBeVisible()
  await page.route('**/api/get_profiles/', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load profile data')).toBeVisible()
})

test('a deleted account is gone', async ({ page }) => {
  const email = newEmail()
  await signUpByHand(page, server, email)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('No user found with this email.')).toBeVisible()
})

const continueWithGoogle = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google stand-in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada Example')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a newcomer with a Google account chooses a password, and is known the next time', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: 'Continue with Google stand-in' })).toBeVisible()
  await expectReachable(page)
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Example')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/face$/)

  await page.evaluate(() => sessionStorage.clear())
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL(/\/face$/)
})

test('each way that Google can fail is told apart', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google stand-in' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Google login failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(`${server.url}/terms`)
  await page.goto(`${server.url}/login#access_token=stolen&state=guessed`)
  await expect(page.getByText('Google login failed. Please try again.')).toBeVisible()

  await page.route('**/oauth2/v3/userinfo', (route) => route.fulfill({ status: 503, body: '' }))
  await continueWithGoogle(page, email)
  await expect(page.getByText('Failed to fetch user info. Please try again.')).toBeVisible()
  await page.unroute('**/oauth2/v3/userinfo')

  await page.route('**/oauth2/v3/userinfo', (route) => route.fulfill({ json: { email: 'other@example.com' } }))
  await continueWithGoogle(page, email)
  await expect(page.getByText('Authentication error. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
