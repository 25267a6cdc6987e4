import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectReachable } from './testing/page.ts'
import { fillSignUp, newEmail, password, signUpByCalls } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const errorBody = (code: string, message: string) => ({ error: message, message, code, request_id: 'e2e' })

const passwordField = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })

const expectToggle = async (page: Page, label: string): Promise<void> => {
  const field = passwordField(page, label)
  const row = page.locator('form').locator('div').filter({ has: field }).last()
  await expect(row.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await field.fill('s')
  await row.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await row.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await field.fill('')
}

// Proves: sign-in-four-addresses-open
test('four addresses open the panels of one page, and a code without a reason leads back', async ({ page }) => {
  for (const [path, heading] of [
    ['/login', 'Login'],
    ['/signup', 'Create Account'],
    ['/forgot', 'Reset Password'],
  ]) {
    await page.goto(`${server.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const brand = page.getByRole('complementary', { name: /Create personalised influencers/ })
    await expect(brand.getByRole('heading', { name: /Create personalised influencers/ })).toBeVisible()
    const [left, right] = [await brand.boundingBox(), await page.getByRole('main').boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0), 'it stands to the left').toBeLessThanOrEqual(right?.x ?? 0)
    if (path !== '/forgot') await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expectGood(page)
  }
  await page.goto(`${server.url}/otpverification`)
  await expect(page).toHaveURL(/\/login$/)
})

// Proves: sign-in-login-form-asks
test('the login form asks for both fields and tells what the server found', async ({ page }) => {
  const { profile } = await signUpByCalls(server)
  await page.goto(`${server.url}/login`)
  await expect(page.getByText('Or', { exact: true })).toBeVisible()
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await login.click()
  await expect(page.getByRole('alert')).toHaveText(['Email is required.', 'Password is required.'])
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectGood(page)
  await expectToggle(page, 'Password')

  await page.getByLabel('Email').fill(newEmail())
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('No user found with this email.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email.')
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill(profile.email)
  await passwordField(page).fill('wrong one')
  await page.keyboard.press('Enter')
  await expect(passwordField(page)).toHaveAccessibleDescription('The password is not right. Please try again.')
})

// Proves: sign-in-request-blocks-page
test('a request blocks the page behind a blur, and a failure is told in a banner that goes away', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/manual_login/', async (route) => {
    await isReleased
    await route.fulfill({ status: 500, json: errorBody('internal', 'Something went wrong.') })
  })
  await page.getByLabel('Email').fill(newEmail())
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Signing in...' })
  await expect(overlay).toBeVisible()
  const { blur, box } = await overlay.evaluate((element) => ({
    blur: [getComputedStyle(element), getComputedStyle(element, '::backdrop')].map((style) => style.backdropFilter),
    box: element.getBoundingClientRect().toJSON(),
  }))
  expect(blur.some((filter) => filter.startsWith('blur('))).toBe(true)
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Escape')
  await expect(overlay).toBeVisible()
  release()
  const failure = page.getByText('Login failed. Please try again.')
  await expect(failure).toBeVisible()
  await expect(overlay).toBeHidden()
  await expect(passwordField(page)).toBeFocused()
  await expectReachable(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(failure).toBeHidden()

  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'Create an Account' }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expect(failure).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(failure).toBeHidden()
})

// Proves: sign-in-form-checks-field
test('the sign-up form checks every field and tells what the server found', async ({ page }) => {
  const { profile } = await signUpByCalls(server)
  await page.goto(`${server.url}/signup`)
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(page.getByRole('alert')).toHaveText([
    'Name is required.',
    'Email is required.',
    'Password must be at least 6 characters long.',
    'Please agree to the Terms and Conditions.',
  ])
  await expectGood(page)
  await expectToggle(page, 'Password')
  await expect(page.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot')

  await page.getByLabel('Name', { exact: true }).fill('tara@')
  await expect(page.getByText("Name cannot contain '@'.")).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Tara')
  await expect(page.getByText("Name cannot contain '@'.")).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('tara@')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12345')
  await create.click()
  await expect(page.getByRole('alert').first()).toHaveText('Enter valid Email Address')
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()

  await page.getByLabel('Email').fill(profile.email)
  await passwordField(page).fill(password)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email already registered')

  await page.route('**/api/create_profile/', (route) =>
    route.fulfill({ status: 503, json: errorBody('unavailable', 'Mail cannot go out right now.') }),
  )
  await page.getByLabel('Email').fill(newEmail())
  await create.click()
  await expect(page.getByText('Mail cannot go out right now.')).toBeVisible()
})

// Proves: sign-in-code-six-digits
test('the code takes six digits in six boxes, and its failures are told apart', async ({ page }) => {
  await page.goto(`${server.url}/signup`)
  const email = newEmail()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your Email' })).toBeVisible()
  const resend = page.getByRole('button', { name: /Resend OTP/ })
  const waiting = /^Resend OTP in \d+ s$/
  await expect(resend, 'a code was just sent').toHaveText(waiting)
  const boxes = page.getByRole('textbox', { name: /digit/i })
  await expect(boxes).toHaveCount(6)
  await expect(boxes.first()).toBeFocused()
  const verify = page.getByRole('button', { name: 'Verify OTP' })
  await page.keyboard.type('1a2')
  await expect(boxes.nth(0)).toHaveValue('1')
  await expect(boxes.nth(1)).toHaveValue('2')
  await expect(boxes.nth(2)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(boxes.nth(1)).toBeFocused()
  await verify.click()
  await expect(page.getByText('Please enter all 6 digits of the OTP.')).toBeVisible()
  await expectGood(page)

  const code = await server.readCode(email)
  const wrong = code === '111111' ? '111112' : '111111'
  await boxes.first().focus()
  await page.keyboard.type(wrong)
  for (const [index, digit] of wrong.split('').entries()) await expect(boxes.nth(index)).toHaveValue(digit)
  await verify.click()
  await expect(page.getByText('This code is wrong or has expired. Please ask for a new one.')).toBeVisible()
  await expect(verify).toBeFocused()

  await page.route('**/api/verify_otp/', (route) => route.abort())
  await verify.click()
  await expect(page.getByText('Failed to verify OTP. Please try again.')).toBeVisible()
  await page.unroute('**/api/verify_otp/')

  // Far from now, as a slow machine takes longer than a code has to be waited for.
  const moveWait = async (ms: number) => {
    await page.evaluate((fromNow) => {
      const [, address] = (sessionStorage.getItem('draft:account-next-code') ?? '').split(' ')
      sessionStorage.setItem('draft:account-next-code', `${Date.now() + fromNow} ${address}`)
    }, ms)
    await page.reload()
  }
  await moveWait(600_000)
  await expect(resend, 'also after a reload').toHaveText(waiting)
  await expect(resend).toBeDisabled()
  await moveWait(0)
  await expect(resend).toHaveText('Resend OTP')
  const refusal = { ...errorBody('rate_limited', 'Too many tries.'), details: { retry_after_seconds: 600 } }
  await page.route('**/api/send_otp/', (route) => route.fulfill({ status: 429, json: refusal }))
  await resend.click()
  await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible()
  await expect(resend).toHaveText(waiting)
  await expect(resend).toBeDisabled()
  await page.unroute('**/api/send_otp/')
  await moveWait(0)
  await expect(resend).toHaveText('Resend OTP')
  await page.route('**/api/send_otp/', (route) => route.fulfill({ json: { message: 'Sent.' } }))
  await resend.click()
  await expect(page.getByText('OTP resent successfully!')).toBeVisible()
  await expect(resend).toHaveText(waiting)
  await expect(resend).toBeDisabled()
  await page.unroute('**/api/send_otp/')

  await boxes.first().focus()
  await page.keyboard.type(code)
  await verify.click()
  await expect(page).toHaveURL(/\/face$/)
  await expect(page.getByText('OTP verified successfully! Account created.')).toBeVisible()
})

// Proves: sign-in-new-password-asked
test('a new password is asked for twice, and each failure on the way is told', async ({ page }) => {
  await page.goto(`${server.url}/forgot`)
  const send = page.getByRole('button', { name: 'Send OTP' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Email is required.')
  await page.getByLabel('Email').fill('tara@')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Enter valid Email Address')
  await page.getByLabel('Email').fill(newEmail())
  await page.route('**/api/send_otp/', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Error sending OTP. Please try again.')).toBeVisible()
  await page.unroute('**/api/send_otp/')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Verify your Email' })).toBeVisible()

  const right = { ...(await signUpByCalls(server)), refresh: '' }
  await page.route('**/api/verify_otp_for_forget/', (route) => route.fulfill({ json: right }))
  await page.getByRole('textbox', { name: /digit/i }).first().focus()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  const update = page.getByRole('button', { name: 'Update Password' })
  await update.click()
  await expect(page.getByRole('alert')).toHaveText(['Enter New Password', 'Re-enter Password'])
  await expectGood(page)
  await expectToggle(page, 'New Password')
  await expectToggle(page, 'Re-Enter Password')
  await passwordField(page, 'New Password').fill('12345')
  await passwordField(page, 'Re-Enter Password').fill('54321')
  await update.click()
  await expect(page.getByRole('alert')).toHaveText([
    'Password must be at least 6 characters long.',
    'Passwords do not match.',
  ])
  await passwordField(page, 'New Password').fill('a better one')
  await passwordField(page, 'Re-Enter Password').fill('a better one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible()
})

// Proves: sign-in-going-login-create
test('going between login and create account forgets what the tab kept, but not the plan chosen', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  const keep = () =>
    page.evaluate(() =>
      Object.assign(sessionStorage, { userEmail: 'tara@example.com', Plan_Details: 'Basic', Plan_Currency: 'USD' }),
    )
  const kept = () => page.evaluate(() => ['userEmail', 'Plan_Details'].map((name) => sessionStorage.getItem(name)))
  await keep()
  await page.getByRole('link', { name: 'Create an Account' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  expect(await kept()).toEqual([null, 'Basic'])
  await keep()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await kept()).toEqual([null, 'Basic'])
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

// Proves: billing-invitation-kept-page
test('an invitation is kept from page to page until the sign-up', async ({ page }) => {
  await page.goto(`${server.url}/about?ref=maya-7`)
  await page.goto(`${server.url}/pricing?ref=somebody-later`)
  await page.goto(`${server.url}/signup`)
  await expect(page.getByText('50 extra credits')).toBeVisible()
  await expectReachable(page)
  await fillSignUp(page, newEmail())
  const sent = page.waitForRequest('**/api/create_profile/')
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ ref_code: 'maya-7', google_password: '' })
  await expect(page.getByText('Verify your Email')).toBeVisible()
})
