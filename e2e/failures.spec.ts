import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import {
  consentBox,
  enterCode,
  fillSignUp,
  newEmail,
  openSession,
  openSessionWithFace,
  password,
  postJson,
  sendLogin,
} from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

/** Whom somebody else has tried to sign up: before all others, as a second code for an address is refused for half a minute. */
const owner = newEmail()
const signUpFrom = (ip: string): Promise<unknown> =>
  postJson(
    `${server.url}/api/create_profile/`,
    { email: owner, name: 'Tara Vell', password },
    { 'x-forwarded-for': ip },
  )
test.beforeAll(async () => {
  await signUpFrom('203.0.113.7')
})

type Answer = { status: number; body?: string; json?: unknown }

const page502 = '<!doctype html><title>502 Bad Gateway</title>'

/** Has a call answer what our own server never would. */
const answerWith = async (page: Page, path: string, answer: Answer): Promise<void> => {
  await page.unroute(`**/api/${path}`)
  await page.route(`**/api/${path}`, (route: Route) => route.fulfill(answer))
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Face' }).click()

const writePrompt = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: /prompt|describe/i }).fill('silver bob')
}

// Proves: failures-maker-status
test('a maker acts on the status of an answer, whatever its body is', async ({ page }) => {
  await openSession(page, server)
  await writePrompt(page)
  const form = page.getByRole('main').getByRole('alert')
  for (const answer of [{ status: 500 }, { status: 502, body: page502 }, { status: 422, json: {} }]) {
    await answerWith(page, 'generate-face-prompt/', answer)
    await generate(page)
    await expect(form).toHaveText('An error occurred while generating the face.')
    await page.getByRole('tab', { name: 'Celebrity' }).click()
    await page.getByRole('tab', { name: 'Prompt' }).click()
    await expect(form).toHaveCount(0)
  }
  await answerWith(page, 'generate-face-prompt/', {
    status: 422,
    json: { code: 'brand_new', msg: 'The moon is full.' },
  })
  await generate(page)
  await expect(form).toHaveText('The moon is full.')

  for (const [answer, sentence] of [
    [{ status: 403 }, 'Subscription required.'],
    [{ status: 403, json: [{ detail: 'Your plan holds no faces.' }] }, 'Your plan holds no faces.'],
  ] as const) {
    await answerWith(page, 'generate-face-prompt/', answer)
    await generate(page)
    await expect(form).toHaveText(sentence)
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscription')
    expect((await form.locator('..').boundingBox())?.y).toBeLessThan(60)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(form).toHaveCount(0)
  }

  for (const path of ['generate-face-prompt/', 'refresh/']) await answerWith(page, path, { status: 401, body: page502 })
  await generate(page)
  await expect(page).toHaveURL(/\/login$/)
})

// Proves: failures-image-link
test('a link and an image that fail without a word get the sentence of the specification', async ({ page }) => {
  await openSessionWithFace(page, server)
  await page.goto(`${server.url}/image`)
  await page.getByRole('tab', { name: 'Link' }).click()
  await page.getByRole('group', { name: 'Face' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('textbox', { name: 'Instagram link' }).fill('https://www.instagram.com/p/VISAGE-women-001/')
  await consentBox(page).check()
  const generateImage = page.getByRole('button', { name: 'Generate Image' })
  await answerWith(page, 'download/', { status: 500, body: page502 })
  await generateImage.click()
  await expect(page.getByText('Failed to download media from Instagram.')).toBeVisible()
  await answerWith(page, 'download/', { status: 403 })
  await generateImage.click()
  await expect(page.getByText('Subscription required.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible()
  await page.unroute('**/api/download/')
  await answerWith(page, 'generate-image-temp/', { status: 500, body: page502 })
  await generateImage.click()
  await expect(page.getByText('An error occurred while generating the image.')).toBeVisible()
})

// Proves: failures-newsletter-billing
test('newsletter and billing have words of their own for an answer without any', async ({ page }) => {
  await page.goto(`${server.url}/`)
  await answerWith(page, 'news_letter/', { status: 500, body: page502 })
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Error: Unable to process')).toBeVisible()
  // Once the sentence is gone the page loads anew, which would stand in the way of the next.
  await page.goto('about:blank')

  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '8.8.8.8' })
  await openSession(page, server)
  await page.goto(`${server.url}/pricing`)
  await answerWith(page, 'get_current_plan/', { status: 409, json: {} })
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The current-plan could not be read'))
  await page.getByRole('button', { name: 'Get Started with Basic' }).click()
  await expect(page).toHaveURL(/\/address$/)
  await logged
  await expect(page.getByRole('alert'), 'a plan that cannot be read is only logged').toHaveCount(0)
  await page.getByLabel('Phone number').fill('1 415 555 0134')
  await page.getByLabel('Address', { exact: true }).fill('1 Market Street')
  await page.getByLabel('Pincode').pressSequentially('94103')
  await expect(page.getByLabel('City')).toHaveValue('San Francisco')
  const pay = page.getByRole('button', { name: 'Proceed to payment' })
  await answerWith(page, 'create_billing/', { status: 500, body: page502 })
  await pay.click()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await answerWith(page, 'create_billing/', { status: 409, json: { error: 'Not in this country.' } })
  await pay.click()
  await expect(page.getByText('Not in this country.')).toBeVisible()
})

// Proves: failures-sign-in-panels
test('the panels of the login page find the words of a foreign answer, and have their own without any', async ({
  page,
}) => {
  await page.goto(`${server.url}/login`)
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await answerWith(page, 'manual_login/', { status: 400, json: { error: 'No, no.' } })
  await sendLogin(page, newEmail())
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('No, no.')
  await answerWith(page, 'manual_login/', { status: 404, body: page502 })
  await login.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email.')
  await answerWith(page, 'manual_login/', { status: 400 })
  await login.click()
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()

  await page.goto(`${server.url}/signup`)
  const email = newEmail()
  await fillSignUp(page, email)
  const create = page.getByRole('button', { name: 'Create Account' })
  await answerWith(page, 'create_profile/', { status: 400, json: { error: 'Email is already registered.' } })
  await create.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email already registered')
  await answerWith(page, 'create_profile/', { status: 400, json: { msg: 'Not on Sundays.' } })
  await create.click()
  await expect(page.getByText('Not on Sundays.')).toBeVisible()
  await answerWith(page, 'create_profile/', { status: 502, body: page502 })
  await create.click()
  await expect(page.getByText('Failed to create new user. Please try again.')).toBeVisible()

  await page.unroute('**/api/create_profile/')
  await create.click()
  await expect(page.getByText('Verify your Email')).toBeVisible()
  await enterCode(page, await server.readCode(email))
  const verify = page.getByRole('button', { name: 'Verify OTP' })
  await answerWith(page, 'verify_otp/', { status: 400, json: { error: 'This code is of yesterday.' } })
  await verify.click()
  await expect(page.getByText('This code is of yesterday.')).toBeVisible()
  await answerWith(page, 'verify_otp/', { status: 500, body: page502 })
  await verify.click()
  await expect(page.getByText('Failed to verify OTP. Please try again.')).toBeVisible()
})

// Proves: failures-no-password
test('an account that opens without a password says so at once, and leads to where one is set', async ({ page }) => {
  const before = await server.readCode(owner)
  await expect(async () => expect(await signUpFrom('198.51.100.7')).not.toHaveProperty('code'), 'after 30 s').toPass()
  await expect.poll(() => server.readCode(owner)).not.toBe(before)
  await page.goto(`${server.url}/footer`)
  await page.evaluate((address) => {
    sessionStorage.setItem('draft:account-email', address)
    sessionStorage.setItem('draft:account-code-purpose', 'signUp')
  }, owner)
  await page.goto(`${server.url}/otpverification`)
  await enterCode(page, await server.readCode(owner))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page).toHaveURL(/\/face$/)
  await expect(page.getByText('It has no password yet')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Set a password' }).click()
  await expect(page).toHaveURL(/\/forgot$/)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(owner)
})
