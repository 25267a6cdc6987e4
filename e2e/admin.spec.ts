import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectGood, expectNoSidewaysScroll, expectReachable } from './testing/page.ts'
import { setUpAppByHand } from './testing/second-factors.ts'
import { enterCode, newEmail, openSecondTab, openSession, password, postJson, signUpByCalls } from './testing/person.ts'
import { operatorEmail, server, test } from './testing/shared-server.ts'

const nothingHere = 'No face behind this address'

let operator: Awaited<ReturnType<typeof signUpByCalls>>
let stranger: Awaited<ReturnType<typeof signUpByCalls>>
test.beforeAll(async () => {
  operator = await signUpByCalls(server, operatorEmail)
  stranger = await signUpByCalls(server)
  await postJson(`${server.url}/api/contact-us/`, { name: 'Rhea', email: newEmail(), message: 'Do you sell mugs?' })
})

/** A notice as a visitor sends it by the public form. */
const sendNotice = async (): Promise<void> => {
  const fields = {
    address: 'https://example.com/elsewhere',
    right: 'likeness',
    reasons: 'That is my cousin.',
    name: 'Ira Moss',
    postal_address: '1 Lane, Pune',
    email: newEmail(),
    signature: 'Ira Moss',
    is_true: 'yes',
  }
  const sent = await fetch(`${server.url}/takedown`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(sent.ok).toBe(true)
}

const refuseNotice = async (tab: Page) => {
  await tab.getByRole('button', { name: 'Refuse the notice' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Refuse this notice?' })
  await dialog.getByLabel('Why').fill('It shows nobody real.')
  await dialog.getByRole('button', { name: 'Refuse the notice' }).click()
  return dialog
}

// Proves: admin-operator-opens-mailed
test('an operator opens the admin area with a second factor that a mailed code let set up, suspends somebody with a reason, and leaves; others find nothing', async ({
  page,
}) => {
  const address = `${server.url}/admin`
  expect((await page.goto(address))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible()
  await openSession(page, server, stranger)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Visage')

  const signUpCode = await server.readCode(operatorEmail)
  await openSession(page, server, operator)
  await page.goto(`${address}/people`)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expect.poll(() => server.readCode(operatorEmail)).not.toBe(signUpCode)
  await enterCode(page, await server.readCode(operatorEmail))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  await expectReachable(page)
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await setUpAppByHand(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()

  await page.getByLabel('Search').fill(stranger.profile.email)
  await expect(page).toHaveURL(/\/admin\/people\?q=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue(stranger.profile.email)
  await page.getByRole('link', { name: stranger.profile.email }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const asked = page.getByRole('dialog', { name: 'Suspend this account?' })
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await expect(asked.getByText('Please say why.')).toBeVisible()
  await expect(asked.getByLabel('Reason')).toBeFocused()
  await asked.getByLabel('Reason').fill('Pictures of somebody real.')
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'End the suspension' })).toBeVisible()
  await expectReachable(page)
  const refused = await postJson(`${server.url}/api/manual_login/`, { email: stranger.profile.email, password })
  expect(refused).toMatchObject({ code: 'suspended', message: expect.stringContaining('Pictures of somebody real.') })
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(stranger.profile.email)
  await expect(page.getByRole('cell', { name: 'Suspended' })).toBeVisible()

  await test.step('what was decided in another tab is told, and leaves the list', async () => {
    await sendNotice()
    await page.goto(`${address}/takedowns`)
    const other = await openSecondTab(page, server, '/admin/takedowns')
    await expect(other.getByRole('button', { name: 'Refuse the notice' })).toBeVisible()
    await refuseNotice(page)
    await expect(page.getByText('Nobody waits for a decision.')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const late = await refuseNotice(other)
    await expect(late.getByRole('alert')).toBeVisible()
    await late.getByRole('button', { name: 'Cancel' }).click()
    await expect(other.getByText('Nobody waits for a decision.')).toBeVisible()
    await other.close()
  })

  const screens = page.getByRole('navigation', { name: 'Admin' })
  await screens.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'Sign-ups' })).toBeVisible()
  await expectGood(page)
  await screens.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Suspended an account' })).toContainText(operatorEmail)
  await page.setViewportSize({ width: 375, height: 740 })
  const { promise: areCounted, resolve: count } = Promise.withResolvers<void>()
  await page.route('**/api/admin/overview**', async (route) => {
    await areCounted
    await route.continue()
  })
  await page.reload()
  await expect(screens.getByRole('link', { name: 'Log' })).toBeInViewport({ ratio: 1 })
  count()
  await expect(screens.getByRole('link', { name: 'waiting' }), 'a count makes the row wider').toHaveCount(1)
  await expect(screens.getByRole('link', { name: 'Log' })).toBeInViewport({ ratio: 1 })
  await screens.evaluate((row) => row.scrollTo({ left: 0 }))
  await expectNoSidewaysScroll(page)
  await expect(screens.getByRole('link', { name: 'Overview' }), 'as somebody left the row').toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'The admin area is closed' })).toBeVisible()
})
