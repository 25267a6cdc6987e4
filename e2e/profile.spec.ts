import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectReachable, expectSoon, stopClock } from './testing/page.ts'
import { newEmail, openSession, password, sendLogin } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

// Proves: profile-feedback-rated-keyboard
test('feedback is rated by keyboard, sent, thanked for, and the form is empty again', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('link', { name: 'Feedback' }).first().click()
  await page.mouse.move(900, 650)
  await expect(page).toHaveURL(/\/feedback$/)
  const five = page.getByRole('radio', { name: '5 stars, Excellent' })
  await expect(five).toBeChecked()
  await expect(page.getByRole('radio', { name: /^[1-5] stars?, / })).toHaveCount(5)
  await expectGood(page)

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
  await stopClock(page)
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/feedbacks/'))
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  expect((await sent).request().postDataJSON()).toMatchObject({ rating: 4, description: 'The hair is lovely.' })
  await expect(page.getByRole('button', { name: 'Feedback submitted!' })).toBeDisabled()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.getByRole('button', { name: 'Feedback submitted!' })).toBeDisabled()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Submit feedback' })).toBeEnabled()
  await expect(words).toHaveValue('')
  await expect(five).toBeChecked()
})

// Proves: profile-feedback-cannot-sent
test('feedback that cannot be sent says so and keeps the words', async ({ page }) => {
  await openSession(page, server)
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

// Proves: profile-new-name-mails
test('the profile: a new name and the mails survive a reload, and signing out takes two seconds', async ({ page }) => {
  const { email, user_id: userId } = (await openSession(page, server)).profile
  await page.goto(`${server.url}/face`)
  await page.getByRole('link', { name: 'Tara Vell' }).first().click()
  await page.mouse.move(900, 650)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('Free trial · 7 days left')).toBeVisible()
  await expect(page.getByText('Ends on', { exact: true })).toBeVisible()
  await expect(page.getByText('Renewal date')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('T', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expectGood(page)

  await page.getByRole('button', { name: 'Edit name' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('tara@home')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText("Name cannot contain '@'.")).toBeVisible()
  await name.fill('Tara Quill')
  const renamed = page.waitForRequest('**/api/update_profile/')
  await stopClock(page)
  await page.keyboard.press('Enter')
  expect((await renamed).postDataJSON(), 'without the toggle').toEqual({ user_id: userId, name: 'Tara Quill' })
  await expectSoon(page.getByText('Profile updated successfully!'))
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused()
  await page.clock.runFor(2900)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Profile updated successfully!')).toBeHidden()
  await page.clock.resume()

  const mails = page.getByRole('switch', { name: 'Communications' })
  const before = await mails.isChecked()
  await mails.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tara Quill' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tara Quill' }).first()).toBeVisible()
  await expect(mails).toBeChecked({ checked: !before })

  await stopClock(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const overlay = page.getByRole('dialog', { name: 'Logging out...' })
  await expect(overlay).toBeVisible()
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  const filters = await overlay.evaluate((element) =>
    [getComputedStyle(element), getComputedStyle(element, '::backdrop')].map((style) => style.backdropFilter).join(),
  )
  expect(filters).toContain('blur(')
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/profile$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
})

// Proves: profile-sign-ins-ended
test('the profile shows who has signed in lately, and ends what is not this device', async ({ page, request }) => {
  const { email } = (await openSession(page, server)).profile
  const signedIn = await request.post(`${server.url}/api/manual_login/`, {
    data: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  const { access } = await signedIn.json()
  const isIn = async () => {
    const headers = { authorization: `Bearer ${access}` }
    return (await request.get(`${server.url}/api/account/sign-ins`, { headers })).ok()
  }
  await page.goto(`${server.url}/profile`)
  const signIns = page.getByRole('region', { name: 'Sign-ins' })
  await expect(signIns.getByRole('listitem')).toHaveCount(2)
  await expect(signIns.getByRole('listitem').first()).toContainText('Firefox on Linux')
  await expect(signIns.getByText('This device')).toHaveCount(1)
  await expectGood(page)
  expect(await isIn()).toBe(true)
  await signIns.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const asking = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(asking.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(signIns.getByRole('alert')).toHaveText('Please show again that it is you.')
  expect(await isIn()).toBe(true)
  await signIns.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await asking.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(signIns.getByRole('button')).toHaveCount(0)
  expect(await isIn()).toBe(false)
})

// Proves: profile-failed
test('the profile says what failed', async ({ page }) => {
  await openSession(page, server)
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

// Proves: profile-everything-account-saved
test('everything of the account is saved as one zip, and what breaks off says so', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/profile`)
  const button = page.getByRole('button', { name: 'Export everything' })
  await expect(button).toBeVisible()
  await expectReachable(page)
  const saved = page.waitForEvent('download')
  await button.click()
  const zip = await saved
  expect(zip.suggestedFilename()).toMatch(/^visage-export-[\d-]{10}\.zip$/)
  expect(await zip.failure()).toBeNull()
  await expect(page.getByText("Done: 0 items and the manifest are among your browser's downloads.")).toBeVisible()

  await page.route('**/api/account/exports/*', (route) =>
    route.fulfill({ json: { id: crypto.randomUUID(), state: 'failed', files: 3, sent_files: 1 } }),
  )
  await button.click()
  await expect(page.getByText('The download broke off. Nothing is lost: please start it again.')).toBeVisible()
  await page.route('**/api/account/exports', (route) => route.abort())
  await button.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button).toBeEnabled()
})

// Proves: profile-deleted-account-gone
test('a deleted account is gone', async ({ page }) => {
  const { email } = (await openSession(page, server)).profile
  await page.goto(`${server.url}/profile`)
  const opener = page.getByRole('button', { name: 'Delete account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectReachable(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
  await sendLogin(page, email)
  await expect(page.getByText('No user found with this email.')).toBeVisible()
})

const continueWithGoogle = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google stand-in' }).click()
  // The page that is left has a field for the address too.
  await page.getByLabel('Name').fill('Ada Example')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** From a file, which unlike a page does not turn to the login itself when its session is gone. */
const forgetSession = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
}

// Proves: profile-newcomer-google-account
test('a newcomer with a Google account chooses a password, and is known the next time', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: 'Continue with Google stand-in' })).toBeVisible()
  await expectReachable(page)
  const asked = page.waitForRequest('**/api/login_profile_with_google/')
  await continueWithGoogle(page, email)
  expect((await asked).postDataJSON()).toMatchObject({ email, google_password: email, name: 'Ada Example' })
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Example')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.route('**/api/create_profile/', (route) => route.abort())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Failed to create new user. Please try again.')).toBeVisible()
  await page.unroute('**/api/create_profile/')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/face$/)

  await forgetSession(page)
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL(/\/face$/)

  await forgetSession(page)
  await page.goto(`${server.url}/image?remix=${'x'.repeat(22)}`)
  await expect(page).toHaveURL(/\/login$/)
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL(/\/image\?remix=x{22}$/)
  await expect(page.getByText('Not found.')).toBeVisible()
})

// Proves: profile-way-google-fail
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
  await page.unroute('**/oauth2/v3/userinfo')

  await page.route('**/api/login_profile_with_google/', (route) => route.fulfill({ json: { message: 'Nobody.' } }))
  await continueWithGoogle(page, email)
  await expect(page, 'an answer without a profile begins the registration').toHaveURL(/\/signup$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Example')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

// Proves: profile-rules-refuse-why
test('what the rules refuse says why, can be appealed at once, and stands on the profile', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a nude woman')
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please say why this should be allowed.')).toBeVisible()
  const words = dialog.getByRole('textbox', { name: 'Why should this be allowed?' })
  await expect(words).toBeFocused()
  await expectReachable(page)
  await words.fill('It is the colour of a lipstick.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('You have asked for a review.').locator('..')).toBeFocused()
  await page.getByRole('link', { name: 'What was refused to you' }).click()
  const card = page.getByRole('region', { name: 'What was refused to you' })
  await expect(card.getByText('“a nude woman”')).toBeVisible()
  await expect(card.getByText('It is the colour of a lipstick.')).toBeVisible()
  await expect(card.getByText('You have asked for a review.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Ask for a review' })).toHaveCount(0)
  await expectGood(page)
})
