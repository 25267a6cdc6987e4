import { expect } from '@playwright/test'
import { z } from 'zod'
import { expectGood } from './testing/page.ts'
import { openSession } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const america = '8.8.8.8'

// Proves: billing-choice-processing
test('a chosen plan reads Processing... until it leads to the address, and its name is kept', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': america })
  await openSession(page, server)
  const { promise: isHeld, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/plans', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Open studio' })).toHaveAttribute('href', '/face')
  await page.getByRole('button', { name: 'Get Started with Basic' }).click()
  const button = page.getByRole('button', { name: 'Processing... Basic' })
  await expect(button.getByText('Processing...')).toBeVisible()
  await expect(button.getByText('Get Started')).toBeHidden()
  const countries = page.waitForRequest('**/api/get_contry_code')
  goOn()
  await expect(page).toHaveURL(/\/address$/)
  const { plans } = z
    .object({ plans: z.array(z.object({ id: z.string(), otherplanId: z.string() })) })
    .parse(await (await page.request.get(`${server.url}/api/plans`)).json())
  const handedOver = await page.evaluate(() => (history.state as { usr?: unknown }).usr)
  expect(handedOver).toEqual({ planId: plans.find(({ id }) => id === 'basic')?.otherplanId })
  expect((await countries).headers(), 'asked without the token').not.toHaveProperty('authorization')
  expect(await page.evaluate(() => sessionStorage.getItem('Plan_Details'))).toBe('Basic')
  const summary = page.getByRole('region', { name: 'Basic plan' })
  for (const text of ['was $25.99', 'now $12.99', '3 faces a month', '15 images a month', '5 videos a month'])
    await expect(summary.getByText(text)).toBeVisible()
})

// Proves: billing-choice-payment-pages
test('without a choice and without a payment the pages say so', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/address`)
  await expect(page.getByRole('heading', { name: 'Choose a plan first' })).toBeVisible()
  await expectGood(page)
  const receipts = '**/api/fetch_sub_paypal_details/'
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(receipts, async (route) => {
    await isReleased
    await route.fulfill({ status: 409, json: {} })
  })
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The receipt could not be read'))
  await page.goto(`${server.url}/paymentSuccess?subscription_id=sub_of_somebody_else`)
  const spinner = page.getByRole('status').filter({ hasText: 'Loading your receipt' })
  await expect(spinner).toBeVisible()
  release()
  await logged
  await expect(spinner, 'it asks again by itself').toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute(receipts)
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
  await expectGood(page)
  await page.goto(`${server.url}/subscription`)
  await expect(page.getByRole('heading', { name: /^Free trial/ })).toBeVisible()
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await expectGood(page)
})

// Proves: billing-lookup-by-country
test('city and state come from the code of each country, and are typed where nobody knows it', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': america })
  await openSession(page, server)
  await page.goto(`${server.url}/pricing`)
  await page.getByRole('button', { name: 'Get Started with Basic' }).click()
  await expect(page).toHaveURL(/\/address$/)
  const [city, state] = [page.getByLabel('City'), page.getByLabel('State')]
  for (const [country, pincode, where] of [
    ['UK', 'sw1a1aa', ['London', 'England']],
    ['CA', 'm5v2t6', ['Toronto', 'Ontario']],
    ['DE', '80331', ['München', 'Bayern']],
    ['US', '94103', ['San Francisco', 'California']],
  ] as const) {
    await page.getByLabel('Country').selectOption(country)
    await page.getByLabel('Pincode').pressSequentially(pincode)
    await expect(city).toHaveValue(where[0])
    await expect(state).toHaveValue(where[1])
    await expect(city).not.toBeEditable()
    await expect(state).not.toBeEditable()
  }
  await page.getByLabel('Country').selectOption('AU')
  await expect(city).toHaveValue('')
  await page.getByLabel('Pincode').pressSequentially('2000')
  await expect(page.getByText(/do not know this pincode/)).toBeVisible()
  await city.fill('Sydney')
  await state.fill('New South Wales')
  await expect(state).toHaveValue('New South Wales')
})
