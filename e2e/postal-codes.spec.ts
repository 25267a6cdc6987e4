import { expect, test } from '@playwright/test'
import { openSession } from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

// Proves: billing-lookup-by-country
test('city and state come from the code of each country, and are typed where nobody knows it', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '8.8.8.8' })
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
