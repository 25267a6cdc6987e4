import { expect } from '@playwright/test'
import { clientOnlyPaths } from '../web/src/lib/routing/client-only-paths.ts'
import { expectReachable } from './testing/page.ts'
import { fillSignUp, newEmail, openSession, signUpAsNewcomer } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

// Proves: session-visitor-sent-guarded
test('a visitor is sent from every guarded page to the login page', async ({ page }) => {
  for (const path of clientOnlyPaths) {
    expect((await page.goto(`${server.url}${path}`))?.status(), path).toBe(200)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

// Proves: session-signing-tab-known
test('signing in keeps the session in the tab under the known names, and the page asks as that person', async ({
  page,
}) => {
  const email = newEmail()
  await signUpAsNewcomer(page, server, email)
  const readStored = () => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  await expect.poll(readStored).toMatchObject({
    accessToken: expect.stringMatching(/\S/),
    refreshToken: expect.stringMatching(/\S/),
    userId: expect.stringMatching(/^[\da-f-]{36}$/),
    userEmail: email,
    userName: 'Tara Vell',
    guideVideo: 'false',
    guideImage: 'false',
    guideFace: expect.stringMatching(/^(true|false)$/),
    guideCloth: 'false',
    guideImageToVideo: 'false',
    guideMusic: 'false',
    guideTalk: 'false',
    activeItem: '/face',
  })
  const stored = await readStored()
  const asked = page.waitForRequest('**/api/get_profiles/')
  await page.goto(`${server.url}/profile`)
  expect((await asked).headers().authorization).toBe(`Bearer ${stored.accessToken}`)
  await page.goto(`${server.url}/login`)
  await expect(page, 'a page that loads with a token is signed in').toHaveURL(/\/face$/)
})

// Proves: session-expired-token-renewed
test('an expired token is renewed once and the call is sent again', async ({ page }) => {
  const { refresh } = await openSession(page, server)
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'expired'))
  const renewals: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refresh/')) renewals.push(request.postDataJSON())
  })
  await page.goto(`${server.url}/profile`)
  await expect(page.getByRole('heading', { name: 'Tara Vell' })).toBeVisible()
  expect(renewals).toEqual([{ refresh_token: refresh }])
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe('expired')
})

// Proves: session-cannot-renewed-forgotten
test('a session that cannot be renewed is forgotten and the login page opens', async ({ page }) => {
  await openSession(page, server)
  await page.evaluate(() =>
    Object.assign(sessionStorage, { accessToken: 'expired', refreshToken: 'spent', other: '1' }),
  )
  await page.goto(`${server.url}/profile`)
  await expect(page).toHaveURL(/\/login$/)
  const left = await page.evaluate(() =>
    ['accessToken', 'refreshToken', 'userId', 'userName', 'other'].filter(
      (name) => sessionStorage.getItem(name) !== null,
    ),
  )
  expect(left).toEqual([])
})

// Proves: session-sidebar-opens-pointer
test('the sidebar opens under the pointer, marks the active page and remembers it', async ({ page }) => {
  await openSession(page, server)
  await page.goto(`${server.url}/gallery`)
  const rail = page.getByRole('banner').filter({ visible: true })
  const label = rail.getByText('Face Generation', { exact: true })
  const isUncovered = () =>
    label.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await page.mouse.move(900, 400)
  await expect.poll(isUncovered).toBe(false)
  await page.mouse.move(30, 300)
  await expect.poll(isUncovered).toBe(true)
  await expectReachable(page)
  for (const [name, path] of [
    ['Visage, Face Generation', '/face'],
    ['Face Generation', '/face'],
    ['Image Generation', '/image'],
    ['Video Generation', '/video'],
    ['Cloth Swap', '/clothSwap'],
    ['Image To Video', '/Imagetovideo'],
    ['AI Music', '/AIMusic'],
    ['Talking Video', '/talkingVideo'],
    ['Influencers', '/influencers'],
    ['Gallery', '/gallery'],
    ['Feedback', '/feedback'],
    ['Tara Vell', '/profile'],
  ])
    await expect(rail.getByRole('link', { name, exact: true })).toHaveAttribute('href', path ?? '')
  const active = rail.locator('[aria-current=page]')
  await expect(active).toHaveText('Gallery')
  await page.mouse.move(900, 400)
  await expect.poll(isUncovered).toBe(false)

  await rail.getByRole('link', { name: 'Feedback' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/feedback$/)
  await expect(active).toHaveText('Feedback')
  expect(await page.evaluate(() => sessionStorage.getItem('activeItem'))).toBe('/feedback')
  await rail.getByRole('link', { name: 'Visage, Face Generation' }).click()
  await expect(page).toHaveURL(/\/face$/)
})

// Proves: session-gallery-cannot-read
test('a gallery that cannot be read says so and ends the session, but not for want of a network', async ({ page }) => {
  await openSession(page, server)
  const isSeen = Promise.withResolvers<void>()
  await page.route('**/api/gallery/', (route) => isSeen.promise.then(() => route.abort()))
  await page.goto(`${server.url}/gallery`)
  const spinner = page.getByRole('tabpanel').getByRole('status').locator('svg')
  await expect(spinner).toBeInViewport({ ratio: 0.9 })
  isSeen.resolve()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectReachable(page)
  await page.unroute('**/api/gallery/')
  await page.route('**/api/gallery/', (route) =>
    route.fulfill({
      status: 404,
      json: { error: 'Gone.', message: 'Gone.', code: 'not_found', request_id: 'e2e' },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your gallery could not be loaded')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
})

test('a page whose script is gone is reloaded once and then says what to do, and works when the script is back', async ({
  page,
}) => {
  await openSession(page, server)
  await page.goto(`${server.url}/feedback`)
  await expect(page.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible()
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
  })
  const script = /\/assets\/gallery-[\w-]+\.js$/
  let missed = 0
  await page.route(script, (route) => {
    missed += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click()
  const message = page.getByRole('heading', { name: 'This page did not load whole' })
  await expect(message).toBeVisible()
  await expect(page.getByText('Wait a minute, then reload the page.')).toBeVisible()
  await expectReachable(page)
  expect(visits, 'the page that was wanted comes again once').toEqual(['/gallery'])
  expect(missed).toBeGreaterThan(1)

  const again = page.getByRole('button', { name: 'Reload the page' })
  await again.click()
  await expect.poll(() => visits.length).toBe(2)
  await expect(message).toBeVisible()
  await page.unroute(script)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
})

test('a script that cannot come for want of a network leaves the page and its message in the tab', async ({
  page,
  context,
}) => {
  await openSession(page, server)
  await page.goto(`${server.url}/feedback`)
  await expect(page.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page did not load whole' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
})

test('that Visage cannot be reached is told until the network is back, and what was typed stays', async ({
  page,
  context,
}) => {
  const unreachable = page.getByText('Visage cannot be reached. Please check your connection and try again.')
  await page.goto(`${server.url}/signup`)
  await fillSignUp(page, newEmail())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(unreachable).toBeVisible()
  await context.setOffline(false)
  await expect(unreachable).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tara Vell')

  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Woman, 27, green eyes')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Generate Face' }).click()
  await expect(unreachable).toBeVisible()
  await context.setOffline(false)
  await expect(unreachable).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Woman, 27, green eyes')
  await expect(page.getByRole('button', { name: 'Generate Face' })).toBeEnabled()
})
