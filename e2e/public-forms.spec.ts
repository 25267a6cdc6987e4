import { expect } from '@playwright/test'
import { expectReachable, stopClock } from './testing/page.ts'
import { newEmail } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

// Proves: forms-newsletter-asks-address
test('the newsletter asks for an address, takes it once and says so', async ({ page }) => {
  await page.goto(`${server.url}/`)
  const field = page.getByLabel('Email')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await expect(field).toHaveAttribute('type', 'email')
  await stopClock(page)
  await subscribe.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.locator('footer')).toHaveAttribute('data-dimmed', 'true')
  await page.clock.runFor(1900)
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await expect(page.locator('footer')).not.toHaveAttribute('data-dimmed')
  const email = newEmail()
  await field.fill(email)
  await subscribe.click()
  await expect(page.getByText('Successfully joined our community')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText('You are already part of our community')).toBeVisible()
})

// Proves: forms-refused-address-kept
test('a refused address is kept while the page loads anew', async ({ page }) => {
  await page.goto(`${server.url}/`)
  await page.getByLabel('Email').fill('nobody@nowhere')
  const reload = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await reload
  await expect(page.getByLabel('Email')).toHaveValue('nobody@nowhere')
})

// Proves: forms-newsletter-cannot-reached
test('a newsletter that cannot be reached says so', async ({ page }) => {
  await page.goto(`${server.url}/`)
  await page.route('**/api/news_letter/**', (route) => route.abort())
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Error: Unable to process')).toBeVisible()
})

// Proves: forms-contact-form-checks
test('the contact form checks, sends and clears, and keeps what was typed when it fails', async ({ page }) => {
  await page.goto(`${server.url}/contact`)
  const send = page.getByRole('button', { name: 'Send message' })
  const message = page.getByLabel('Message')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'support@' })).toHaveAttribute('href', /^mailto:support@/)
  await expect(main.locator('address')).toContainText('India')
  await expect(main.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:\+91/)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(['Name is required.', 'Email is required.', 'Message is required.'])
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectReachable(page)

  await page.keyboard.type('Tara Vell')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.type('Do you make cats too?')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.route('**/api/contact-us/**', (route) => route.abort())
  await stopClock(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page.getByText('Failed to send message.')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Failed to send message.')).toBeHidden()

  await page.unroute('**/api/contact-us/**')
  await page.reload()
  await expect(message).toHaveValue('Do you make cats too?')
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/contact-us/**', async (route) => {
    await isReleased
    await route.continue()
  })
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(page.getByText('Thanks for contacting us')).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await page.clock.runFor(1900)
  await expect(page.getByText('Thanks for contacting us')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Thanks for contacting us')).toBeHidden()
})
