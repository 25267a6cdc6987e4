import { expect, test } from '@playwright/test'
import { newEmail } from './person.ts'
import { VisageServer } from './visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

test('the newsletter asks for an address, takes it once and says so', async ({ page }) => {
  await page.goto(`${server.url}/`)
  const field = page.getByLabel('Email')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.locator('footer')).toHaveAttribute('data-dimmed', 'true')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden({ timeout: 3000 })
  const email = newEmail()
  await field.fill(email)
  await subscribe.click()
  await expect(page.getByText('Successfully joined our community')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill(email)
  await subscribe.click()
  await expect(page.getByText('You are already part of our community')).toBeVisible()
})

test('a refused address is kept while the page loads anew', async ({ page }) => {
  await page.goto(`${server.url}/`)
  await page.getByLabel('Email').fill('nobody@nowhere')
  const reload = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await reload
  await expect(page.getByLabel('Email')).toHaveValue('nobody@nowhere')
})

test('a newsletter that cannot be reached says so', async ({ page }) => {
  await page.goto(`${server.url}/`)
  await page.route('**/api/news_letter/**', (route) => route.abort())
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Error: Unable to process')).toBeVisible()
})

test('the contact form checks, sends and clears, and keeps what was typed when it fails', async ({ page }) => {
  await page.goto(`${server.url}/contact`)
  const send = page.getByRole('button', { name: /Send message|Sending/ })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(['Name is required.', 'Email is required.', 'Message is required.'])
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Tara Vell')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Message').fill('Do you make cats too?')
  await page.route('**/api/contact-us/**', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible()
  await expect(page.getByText('Failed to send message.')).toBeHidden({ timeout: 3000 })
  await page.unroute('**/api/contact-us/**')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Do you make cats too?')
  await send.click()
  await expect(page.getByText('Thanks for contacting us')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText('Thanks for contacting us')).toBeHidden({ timeout: 3000 })
})
