import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectGood, expectReachable } from './testing/page.ts'
import { callsOf, comeFrom, createAccount, newEmail, openSecondTab, openSession } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const INDIA = '49.36.1.1'
const AMERICA = '8.8.8.8'

/** Signs a new person in and takes a plan to the billing address. */
const choosePlan = async (page: Page, { ip, plan }: { ip: string; plan: string }) => {
  await comeFrom(page.context(), ip)
  const session = await openSession(page, server)
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByRole('radio', { name: ip === INDIA ? 'Rupees (India)' : 'Dollars' })).toBeChecked()
  await page.getByRole('button', { name: `Get Started with ${plan}` }).click()
  await expect(page).toHaveURL(/\/address$/)
  await expect(page.getByRole('heading', { name: `${plan} plan` })).toBeVisible()
  return session
}

const fillIndianAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Phone number').fill('98765 43210')
  await page.getByLabel('Address', { exact: true }).fill('12 Lake Road')
  await page.getByLabel('Pincode').pressSequentially('560001')
  await expect(page.getByLabel('City')).toHaveValue(/\S/)
}

const fillAmericanAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Phone number').fill('1 415 555 0134')
  await page.getByLabel('Address', { exact: true }).fill('1 Market Street')
  await page.getByLabel('Pincode').pressSequentially('94103')
  await expect(page.getByLabel('City')).toHaveValue('San Francisco')
}

const proceed = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  const saved = page.getByText('Billing address saved successfully.').waitFor()
  await page.getByRole('button', { name: 'Proceed to payment' }).click()
  const payment = await opened
  await saved
  await expect(payment.getByRole('button', { name: /^Pay / })).toBeVisible()
  return payment
}

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' })

// Proves: billing-visitor-india-chooses
test('a visitor from India chooses a plan, signs up, pays in rupees and finds the receipt', async ({
  page,
  context,
}) => {
  await comeFrom(context, INDIA)
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('now ₹1,999')).toBeVisible()
  await expect(page.getByText('was ₹3,999')).toBeVisible()
  await expect(page.getByText('now $24.99')).toBeHidden()
  await expectGood(page)
  await page.getByRole('link', { name: 'Get Started with Advanced' }).click()
  await expect(page).toHaveURL(/\/login$/)

  const email = newEmail()
  await createAccount(page, server, email)
  await expect(page).toHaveURL(/\/address$/)
  await expect(page.getByRole('heading', { name: 'Advanced plan' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Tara Vell')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByLabel('Country')).toHaveValue('IN')
  await expect(page.getByLabel('Country')).toBeDisabled()
  await fillIndianAddress(page)
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await expect(page.getByLabel('City')).not.toBeEditable()
  await expectGood(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Advanced plan' })).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Lake Road')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')

  const payment = await proceed(page)
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Pincode')).toHaveValue('')
  await expect(page.getByLabel('City')).toHaveValue('')
  await expect(page.getByLabel('Full name')).toHaveValue('Tara Vell')
  await expect(page.getByLabel('Phone number')).toHaveValue('9876543210')
  await expect(page.getByLabel('Country')).toHaveValue('IN')
  await expectGood(page)

  await payment.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/paymentSuccess\?subscription_id=sub_/)
  await expect(page.getByRole('heading', { name: 'Payment received!' })).toBeVisible()
  await expect(page.getByText(`An automated receipt will be e-mailed to ${email}.`)).toBeVisible()
  await expect(page.getByText('1999.00 INR')).toHaveCount(2)
  await expect(page.getByText('Advanced, ₹1,999 per month')).toBeVisible()
  for (const term of ['Amount Paid', 'Total', 'Subscription ID', 'Plan ID', 'Start time', 'Create time'])
    await expect(page.getByText(term, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile')
  for (const term of ['Customer name', 'Payment provider e-mail', 'User e-mail', 'Payment method'])
    await expect(page.getByText(term, { exact: true })).toBeVisible()
  await expectGood(page)

  expect(await page.evaluate(() => sessionStorage.getItem('Plan_Details'))).toBe('Advanced')
  await page.getByRole('link', { name: 'Back to profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await page.goBack()
  await expect(page, 'the page that waited is not in the history').not.toHaveURL(/\/address$/)
  await page.goto(`${server.url}/pricing`)
  const current = page.getByRole('button', { name: 'Current Plan: Advanced' })
  await expect(current).toBeDisabled()
  await expect(current).toHaveText('Current Plan')
  await expect(page.locator('li[data-current]').getByRole('heading'), 'the card is marked').toHaveText('Advanced')
  await expectGood(page)
})

// Proves: billing-visitor-america-pays
test('a visitor from America pays in dollars; the payment tab comes back to the receipt too', async ({ page }) => {
  await choosePlan(page, { ip: AMERICA, plan: 'Premium' })
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.getByLabel('Country')).toBeEnabled()
  await fillAmericanAddress(page)
  const payment = await proceed(page)
  await payment.getByRole('button', { name: /^Pay / }).click()
  for (const tab of [payment, page]) {
    await expect(tab).toHaveURL(/\/paymentSuccess\?.*subscription_id=I-/)
    await expect(tab.getByRole('heading', { name: 'Payment received!' })).toBeVisible()
    await expect(tab.getByText('39.99 USD')).toHaveCount(2)
  }

  await page.goto(`${server.url}/subscription`)
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible()
  await expect(page.getByText(/^Renews on \d/).first()).toBeVisible()
  // The trial's 15 images come on top of the plan's 80.
  await expect(page.getByText('95 of 95 left').last()).toBeVisible()
  await expect(page.getByRole('row', { name: /Premium.*\$39\.99/ })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expectReachable(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('heading', { name: 'Premium Cancelled' })).toBeVisible()
  await expect(page.getByText(/^Paid until \d/)).toBeVisible()
  await expect(page.getByText('95 of 95 left').last()).toBeVisible()
})

// Proves: billing-payment-declined-closed
test('a payment that is declined or closed can be gone on with, from a reload and from another tab', async ({
  page,
}) => {
  await choosePlan(page, { ip: AMERICA, plan: 'Basic' })
  await fillAmericanAddress(page)
  const payment = await proceed(page)
  await payment.getByRole('button', { name: 'Decline' }).click()
  await expect(payment.getByText(/declined/i).first()).toBeVisible()
  await expect(waiting(page)).toBeVisible()
  await payment.getByRole('button', { name: 'Close' }).click()
  await expect(payment, 'the provider leads back to the plans').toHaveURL(/\/pricing/)
  await payment.close()

  await page.reload()
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByText(/nothing was charged/)).toBeVisible()
  await page.goto(`${server.url}/subscription`)
  await expect(waiting(page)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the payment page' }).click()
  const again = await opened
  await again.getByRole('button', { name: /^Pay / }).click()
  await expect(again.getByRole('heading', { name: 'Payment received!' })).toBeVisible()
  await expect(page).toHaveURL(/\/paymentSuccess/)
})

// Proves: billing-double-click-second
test('a double click and a second tab begin one payment', async ({ page, context }) => {
  await choosePlan(page, { ip: INDIA, plan: 'Basic' })
  await fillIndianAddress(page)
  const other = await openSecondTab(page, server, '/address')
  await expect(other.getByLabel('State')).toHaveValue('Karnataka')

  await context.addCookies([{ name: 'kept', value: '1', url: server.url }])
  const begun: string[] = []
  for (const tab of [page, other])
    tab.on('request', (request) => request.url().endsWith('/api/subscription/') && begun.push(request.url()))
  const answers = Promise.all([page, other].map((tab) => tab.waitForResponse('**/api/subscription/')))
  await page.getByRole('button', { name: 'Proceed to payment' }).dblclick()
  await other.getByRole('button', { name: 'Proceed to payment' }).dblclick()
  const [first, second]: unknown[] = await Promise.all((await answers).map((answer) => answer.json()))
  for (const answer of await answers)
    expect((await answer.request().allHeaders()).cookie, 'sent with credentials').toBe('kept=1')
  expect(second).toEqual(first)
  expect(begun).toHaveLength(2)
  await expect(waiting(page)).toBeVisible()
  await expect(waiting(other)).toBeVisible()
})

// Proves: billing-plan-place-open
test('another plan takes the place of an open payment, and the back button leads to the plans', async ({ page }) => {
  await choosePlan(page, { ip: INDIA, plan: 'Basic' })
  await fillIndianAddress(page)
  await (await proceed(page)).close()
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.getByRole('button', { name: 'Get Started with Premium' }).click()
  await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible()
  await expect(page.getByText(/begun to pay for Basic/)).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Lake Road')
  const payment = await proceed(page)
  await expect(page.getByText(/payment page for Premium is open/)).toBeVisible()
  await payment.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText('2999.00 INR').first()).toBeVisible()
})

// Proves: billing-address-missing-field
test('the address says what is missing, field by field, and keeps what was typed', async ({ page }) => {
  await choosePlan(page, { ip: AMERICA, plan: 'Basic' })
  const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await topOf('Country'), `fields in a row line up at ${width} px`).toBe(await topOf('Phone number'))
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Full name').fill('')
  await page.getByLabel('Pincode').fill('9410')
  await page.getByLabel('Phone number').fill('abc123')
  await expect(page.getByLabel('Phone number')).toHaveValue('123')
  await page.getByRole('button', { name: 'Proceed to payment' }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Full name is required.',
    'Phone number must be exactly 11 digits.',
    'Address is required.',
    'Please enter a valid pincode.',
    'City is required.',
    'State is required.',
  ])
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expectGood(page)

  await page.getByLabel('Country').selectOption('UK')
  await expect(page.getByLabel('Pincode')).toHaveValue('')
  await page.getByLabel('Pincode').pressSequentially('sw1a 1aa')
  await expect(page.getByLabel('Pincode')).toHaveValue('SW1A1AA')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Pincode').pressSequentially('k1a0b1')
  await expect(page.getByLabel('Pincode')).toHaveValue('K1A 0B1')
  await page.getByLabel('Country').selectOption('IN')
  await expect(page.getByText('Plans for addresses in India are paid in rupees.')).toBeVisible()
  await expect(page.getByLabel('Country')).toBeDisabled()
  await expect(page.getByText('now ₹999')).toBeVisible()
})

// Proves: billing-lookup-last-pincode
test('the lookup: the last pincode wins, an unknown one is typed by hand, a failure says so', async ({ page }) => {
  await choosePlan(page, { ip: INDIA, plan: 'Basic' })
  const pincode = page.getByLabel('Pincode')
  await page.route('**/api/get_details_by_zip/', async (route) => {
    const { pincode: asked }: { pincode: string } = route.request().postDataJSON()
    if (asked === '400001') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  const slow = page.waitForRequest((request) => request.postData()?.includes('400001') === true)
  await pincode.fill('400001')
  await slow
  await pincode.fill('560001')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await page.waitForTimeout(1800)
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await pincode.fill('560')
  await expect(page.getByLabel('State')).toHaveValue('')

  await pincode.fill('999999')
  await expect(page.getByText(/do not know this pincode/)).toBeVisible()
  await page.getByLabel('City').fill('Nowhere')
  await page.getByLabel('State').fill('Goa')
  await expectGood(page)

  await page.route('**/api/get_details_by_zip/', (route) => route.fulfill({ status: 503, json: {} }))
  await pincode.fill('110001')
  await expect(page.getByText('Failed to fetch details. Please try again later.')).toBeVisible()
  await expect(page.getByLabel('City')).not.toBeEditable()
  await page.unroute('**/api/get_details_by_zip/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('State')).toHaveValue('Delhi')
})

// Proves: billing-goes-wrong-way
test('what goes wrong on the way to the payment page is said, and nothing is lost', async ({ page, context }) => {
  await context.route('**/api/get_contry_code', (route) => route.fulfill({ json: {} }))
  await choosePlan(page, { ip: AMERICA, plan: 'Basic' })
  await expect(page.getByRole('alert').getByText('Not fetch Country')).toBeVisible()
  await context.unroute('**/api/get_contry_code')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await fillAmericanAddress(page)

  const path = '**/api/paypal-subscription/'
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/paypal-subscription/')) keys.push(request.headers()['idempotency-key'])
  })
  const press = () => page.getByRole('button', { name: 'Proceed to payment' }).click()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await isReleased
    await route.abort()
  })
  await press()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  release()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ json: { subscription_id: 'I-1', short_url: '' } }))
  await press()
  await expect(page.getByText('Error: Unable to generate payment link.')).toBeVisible()
  await page.unroute(path)
  const refusal = { error: 'PayPal is resting.', message: 'PayPal is resting.', code: 'unavailable', request_id: 'x' }
  await page.route(path, (route) => route.fulfill({ status: 503, json: refusal }))
  await press()
  await expect(page.getByText('PayPal is resting.')).toBeVisible()
  await page.unroute(path)
  expect(keys[0]).toMatch(/^\w{16,}$/)
  expect(keys[1], 'the same order after a lost answer keeps its key').toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Market Street')

  await page.evaluate(() => {
    window.open = () => null
  })
  await press()
  await expect(page.getByText(/kept the payment page from opening/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toBeVisible()
})

// Proves: billing-statement-shows-generation
test('the statement shows what a generation took and what came back when it was cancelled', async ({ page }) => {
  const person = await openSession(page, server)
  const { ask } = callsOf(server, person)
  const begin = async () =>
    z
      .object({ job_id: z.string() })
      .parse(await ask('generate-face-prompt', { prompt: 'A calm woman' }, { prefer: 'respond-async' })).job_id
  const done = await begin()
  // Its turn is after the other one's, so that it can be cancelled before it is done.
  const cancelled = await begin()
  const headers = { authorization: `Bearer ${person.access}` }
  const answer = await fetch(`${server.url}/api/jobs/${cancelled}`, { method: 'DELETE', headers })
  expect(answer.ok).toBe(true)
  await page.goto(`${server.url}/subscription`)
  const rows = page.getByRole('table', { name: 'Statement' }).getByRole('row')
  await expect(rows.filter({ hasText: done.slice(0, 8) })).toHaveCount(1)
  await expect(rows.filter({ hasText: done.slice(0, 8) })).toContainText('−1 face')
  await expect(rows.filter({ hasText: cancelled.slice(0, 8) })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Given back' }).filter({ hasText: '+1 face' })).toBeVisible()
})
