import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood } from './testing/page.ts'
import { enterCode, newEmail, openSession, password, sendLogin, signUpByCalls } from './testing/person.ts'
import { addVirtualAuthenticator, codeOf } from './testing/second-factors.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start({}, 'localhost')
})
test.afterAll(() => server[Symbol.asyncDispose]())

const looksFine = async (page: Page): Promise<void> => {
  await expectGood(page)
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** The first step of signing in. */
const signIn = async (page: Page, email: string, secret?: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await sendLogin(page, email, secret)
}

// Proves: security-factors-journey
test('an app and a passkey are set up in the profile, and each of them, or a recovery code, is the second step', async ({
  page,
}) => {
  await addVirtualAuthenticator(page)
  const { email } = (await openSession(page, server)).profile
  await page.goto(`${server.url}/profile`)
  const security = page.getByRole('region', { name: 'Security' })
  await security.getByRole('button', { name: 'Set up the app' }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const asking = page.getByRole('dialog', { name: 'Is it you?' })
  const field = asking.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('not this one')
  await page.keyboard.press('Enter')
  await expect(asking.getByRole('alert')).toHaveText('The password is not right. Please try again.')
  await looksFine(page)
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(asking).toBeHidden()
  const secretField = page.getByRole('textbox', { name: 'Secret' })
  await expect(secretField).toHaveValue(/^[A-Z2-7]{32}$/)
  const secret = await secretField.inputValue()
  await looksFine(page)
  await enterCode(page, codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: /recovery codes/ }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await looksFine(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await security.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await page.keyboard.press('Enter')
  await expect(security.getByText('My laptop')).toBeVisible()
  await expect(security.getByText('10 codes left')).toBeVisible()
  await looksFine(page)

  await test.step('the passkey signs in', async () => {
    await signOut(page)
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await looksFine(page)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/face$/)
  })

  await test.step('so does the app, after a wrong code', async () => {
    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use the authenticator app' }).click()
    await enterCode(page, '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This code is wrong')
    await enterCode(page, codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/face$/)
  })

  await test.step('and a recovery code, once', async () => {
    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/face$/)
    await page.goto(`${server.url}/profile`)
    await expect(security.getByText('9 codes left')).toBeVisible()
  })

  await test.step('a factor is removed by who shows one again', async () => {
    await security.getByRole('button', { name: 'Switch off' }).click()
    const question = page.getByRole('dialog', { name: 'Switch the authenticator app off?' })
    await question.getByRole('button', { name: 'Switch it off' }).click()
    await asking.getByRole('button', { name: 'Confirm' }).click()
    await expect(question).toBeHidden()
    await expect(security.getByRole('button', { name: 'Set up the app' })).toBeVisible()
  })

  await test.step('new recovery codes take the place of the old ones', async () => {
    await security.getByRole('button', { name: 'Make new codes' }).click()
    await page.getByRole('button', { name: 'Make new ones' }).click()
    await expect(codes).toHaveCount(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(security.getByText('10 codes left')).toBeVisible()
  })
})

// Proves: security-password-journey
test('the password is changed in the profile by who knows it', async ({ page }) => {
  const { email } = (await openSession(page, server)).profile
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current Password').fill('not this one')
  await dialog.getByLabel('New Password').fill('a better secret')
  await dialog.getByLabel('Re-Enter Password').fill('a better secret')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Current Password')).toBeFocused()
  await looksFine(page)
  await dialog.getByLabel('Current Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await signOut(page)
  await signIn(page, email, 'a better secret')
  await expect(page).toHaveURL(/\/face$/)
})

// Proves: reset-link-journey
test('the link of the mail leads to a new password, and is used up by that alone', async ({ page }) => {
  const email = newEmail()
  await signUpByCalls(server, email)
  // A device on which its owner has signed in is mailed a code at once, also soon after the one of the sign-up.
  await signIn(page, email)
  await expect(page).toHaveURL(/\/face$/)
  await signOut(page)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page).toHaveURL(/\/otpverification$/)
  const link = await server.readMail(email, /http\S+\/forgot#reset=[\w-]{43}/)
  for (const _visit of ['a program that looks into mails', 'its owner']) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
    await expect(page).toHaveURL(/\/forgot$/)
  }
  await looksFine(page)
  await page.getByLabel('New Password', { exact: true }).fill('a better secret')
  await page.getByLabel('Re-Enter Password').fill('a better secret')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await signIn(page, email, 'a better secret')
  await expect(page).toHaveURL(/\/face$/)
  await signOut(page)
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('yet another one')
  await page.getByLabel('Re-Enter Password').fill('yet another one')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
})
