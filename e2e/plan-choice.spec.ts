import { expect, test } from '@playwright/test'
import { openSession } from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

const america = '8.8.8.8'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

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
  await page.getByRole('button', { name: 'Get Started with Basic' }).click()
  const button = page.getByRole('button', { name: 'Processing... Basic' })
  await expect(button.getByText('Processing...')).toBeVisible()
  await expect(button.getByText('Get Started')).toBeHidden()
  goOn()
  await expect(page).toHaveURL(/\/address$/)
  expect(await page.evaluate(() => sessionStorage.getItem('Plan_Details'))).toBe('Basic')
  const summary = page.getByRole('region', { name: 'Basic plan' })
  for (const text of ['was $25.99', 'now $12.99', '3 faces a month', '15 images a month', '5 videos a month'])
    await expect(summary.getByText(text)).toBeVisible()
})
