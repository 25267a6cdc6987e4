import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectReachable, longMs } from './testing/page.ts'
import { enterCode, newEmail, openSession, password, sendLogin, signUpByCalls, signUpByHand } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'
import { VisageServer } from './testing/visage-server.ts'

/** Signed up early, as a second code for an address is refused for half a minute. */
let forgetful: Awaited<ReturnType<typeof signUpByCalls>>
test.beforeAll(async () => {
  forgetful = await signUpByCalls(server)
})

const prompt = 'A 30-year-old woman with long wavy auburn hair, green eyes and freckles'

const makeFace = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: /prompt|describe/i }).fill(prompt)
  await expect(page.getByText('Uses 1 of the 3 faces you have left.')).toBeVisible()
  await expect(page.getByText(/^Usually .*(second|minute)s?\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(page.getByRole('button', { name: /Generating/ })).toBeDisabled()
  await expect(page.getByRole('img', { name: /generated/i })).toBeVisible({ timeout: longMs })
}

test.describe('as most people do it, with a preview', () => {
  test.use({ drawsLive: true })

  // Proves: first-face
  test('a newcomer signs up with the mailed code, makes a face and finds it again', async ({ page }) => {
    const email = newEmail()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))

    // A browser that takes its time to encrypt, as one does the first time: the page is reloaded before it is done.
    await page.addInitScript(() => {
      const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
      crypto.subtle.encrypt = async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, 2000))
        return encrypt(...given)
      }
    })
    await signUpByHand(page, server, email)
    await makeFace(page)
    const shown = await page.getByRole('img', { name: /generated/i }).getAttribute('src')
    expect(shown).toContain('/api/media/')

    await page.reload()
    await expect(page.getByRole('img', { name: /generated/i })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(stored).not.toContain('/api/media/')

    await page.goto(`${server.url}/gallery`)
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items).toHaveCount(1)
    await items.getByRole('button', { name: /^Preview/ }).click()
    await expect(page.getByRole('dialog')).toContainText(/made with Visage Studio/i)
    await expect(page.getByRole('dialog')).toContainText('1 face of your trial')
    await expectReachable(page)
    await page.keyboard.press('Escape')

    await page.reload()
    await expect(items).toHaveCount(1)
    expect(errors).toEqual([])
  })
})

// Proves: face-second-visit-signs
test('a second visit signs in with the password and finds the gallery', async ({ page }) => {
  const { email } = (await signUpByCalls(server)).profile
  await page.goto(`${server.url}/face`)
  await expect(page).toHaveURL(/\/login$/)
  await sendLogin(page, email, 'wrong password')
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/face$/)
})

// Proves: face-application-key
test('where calls have to carry an application key, the same built page signs up and makes a face', async ({
  page,
}) => {
  const secret = 'open sesame'
  await using keyed = await VisageServer.start({ SECURITY_KEY: secret })
  const errors: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
  const sent = page.waitForRequest('**/api/generate-face-prompt/')
  const email = newEmail()
  await signUpByHand(page, keyed, email)
  await makeFace(page)
  expect((await sent).headers()['security-key']).toBe(createHash('sha256').update(secret).digest('hex'))
  await page.goto(`${keyed.url}/gallery`)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await page.goto(`${keyed.url}/profile`)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(errors).toEqual([])
  for (const path of ['/', '/login', '/face', '/no-such-page'])
    expect(await (await fetch(`${keyed.url}${path}`)).text()).not.toContain(secret)
})

// Proves: face-form-missing
test('the form says what is missing and keeps what was typed', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Celebrity' }).click()
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(page.getByText('Please enter all celebrity names.')).toBeVisible()
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(page.getByText('Please enter a prompt.')).toBeVisible()
  await page.getByRole('textbox', { name: /prompt|describe/i }).fill(prompt)
  await page.reload()
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await expect(page.getByRole('textbox', { name: /prompt|describe/i })).toHaveValue(prompt)
})

// Proves: face-three-names
test('three names become a face, which can be enlarged; a refusal leads to the plans', async ({ page }) => {
  const result = page.getByRole('region', { name: 'Result' })
  const busy = page.getByRole('button', { name: 'Generating...', exact: true })
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Face Generation')
  await expect(page.getByRole('tab')).toHaveText(['Celebrity', 'Prompt'])
  await expect(page.getByRole('radio', { name: 'Women' })).toBeChecked()
  const example = result.getByRole('figure').getByRole('img')
  await expect(result.getByText('Example', { exact: true })).toBeVisible()
  const ofWomen = await example.getAttribute('src')
  await page.getByText('Men', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Men', exact: true })).toBeChecked()
  await expect(example).not.toHaveAttribute('src', ofWomen ?? '')

  const [first, second, third] = ['Arvo Lind', 'Milo Castane', 'Jun Okabe'] as const
  for (const [index, name] of [first, second, third].entries())
    await page.getByLabel(`Celebrity${index + 1}`).fill(name)
  const asked = page.waitForRequest('**/api/generate_face_c_men/')
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(busy).toBeDisabled()
  await expect(page.getByText("Don't refresh, please wait 1 minute...")).toBeVisible()
  const names = { mencelebrity1: first, mencelebrity2: second, mencelebrity3: third }
  expect((await asked).postDataJSON()).toMatchObject(names)
  await expect(page.getByRole('img', { name: /^Generated face: / })).toBeVisible({ timeout: longMs })
  await result.getByRole('button', { name: 'Enlarge' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Preview' }).getByRole('img', { name: /^Generated face/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.route('**/api/generate_face_c_men/', (route) =>
    route.fulfill({ status: 403, json: { message: 'Subscription required.', code: 'subscription_required' } }),
  )
  const banner = page.getByRole('alert').filter({ hasText: 'Subscription required.' })
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscription$/)
})

for (const path of ['/login', '/face', '/gallery', '/no-such-page'])
  // Proves: first-screens-narrow
  test(`${path} has no accessibility violation and no sideways scroll at 320 px`, async ({ page }) => {
    if (path === '/face' || path === '/gallery') await openSession(page, server)
    await page.setViewportSize({ width: 320, height: 800 })
    const answer = await page.goto(`${server.url}${path}`)
    expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectGood(page)
  })

// Proves: face-forgotten-password-replaced
test('a forgotten password is replaced with a mailed code', async ({ page }) => {
  const { email } = forgetful.profile
  await page.goto(`${server.url}/login`)
  await page.getByText('Forgot Password').click()
  await page.getByLabel('Email').fill(email)
  const before = await server.readCode(email)
  await expect(async () => {
    const answer = page.waitForResponse('**/api/send_otp/')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    expect((await answer).status()).toBe(200)
  }, 'a second code within 30 seconds is refused, then it comes').toPass({ timeout: longMs })
  await expect(page.getByText('Verify your Email')).toBeVisible()
  await expect.poll(() => server.readCode(email)).not.toBe(before)
  await enterCode(page, await server.readCode(email))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('New Password', { exact: true }).fill('a better one')
  await page.getByLabel('Re-Enter Password', { exact: true }).fill('a better one')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await sendLogin(page, email, 'a better one')
  await expect(page).toHaveURL(/\/face$/)
})
