import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { moving, watchLayoutShifts } from './testing/page.ts'
import { fillSignUp, newEmail, openSession, password, sendLogin, signUpByCalls } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'
import { VisageServer } from './testing/visage-server.ts'

/** Where a slow machine asks for scripts before the page has loaded, that waits for them. */
const goToHeld = (page: Page, path: string) => page.goto(`${server.url}${path}`, { waitUntil: 'domcontentloaded' })

/** Opens a page whose scripts are on their way until they are let in. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const { promise: areLetIn, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await areLetIn
    await route.continue()
  })
  await goToHeld(page, path)
  return letIn
}

// Proves: early-account-created-typed
test('an account is created from what was typed, ticked and sent before the scripts were there', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/signup')
  const email = newEmail()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page, 'the form waits').toHaveURL(`${server.url}/signup`)
  const sent = page.waitForRequest('**/api/create_profile/')
  letScriptsIn()
  expect((await sent).postDataJSON()).toMatchObject({ email, name: 'Tara Vell', password })
  await expect(page.getByRole('heading', { name: 'Verify your Email' })).toBeVisible()
})

test('a link that forgets the person before waits for the scripts that do so', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/login')
  await page.evaluate(() =>
    Object.assign(sessionStorage, { userEmail: 'tara@example.com', Plan_Details: 'Basic', Plan_Currency: 'USD' }),
  )
  await page.getByRole('link', { name: 'Create an Account' }).click()
  await expect(page, 'the link waits').toHaveURL(`${server.url}/login`)
  letScriptsIn()
  await expect(page).toHaveURL(`${server.url}/signup`)
  expect(await page.evaluate(() => [sessionStorage.userEmail, sessionStorage.Plan_Details])).toEqual([
    undefined,
    'Basic',
  ])
})

test('a page whose scripts do not come says so, and comes once it is loaded again', async ({ page }) => {
  await openSession(page, server)
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await goToHeld(page, '/profile')
  await expect(page.getByText('Visage is taking longer than usual.')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' }).first()).toBeVisible()
})

// Proves: early-typed-stays-fields
test('what is typed early stays in the fields and counts', async ({ page }) => {
  const { profile } = await signUpByCalls(server)
  const letScriptsIn = await openWithoutScripts(page, '/signup')
  const name = page.getByLabel('Name', { exact: true })
  const email = page.getByLabel('Email')
  await name.pressSequentially('tara@')
  await email.fill(profile.email)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  letScriptsIn()
  await expect(page.getByText("Name cannot contain '@'."), 'checked as if typed now').toBeVisible()
  await expect(name).toHaveValue('tara@')
  await expect(email).toHaveValue(profile.email)
  await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
  await name.fill('Tara')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(email).toHaveAccessibleDescription('Email already registered')
})

// Proves: early-draft-before-typing
test('what a tab has kept stands in the fields before anybody can type, so that nothing comes under a caret', async ({
  page,
}) => {
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate(() =>
    Object.assign(sessionStorage, { 'draft:account-email': 'tara@example.com', 'draft:contact-message': 'A question' }),
  )
  const letScriptsIn = await openWithoutScripts(page, '/login')
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue('tara@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await email.press('ControlOrMeta+a')
  letScriptsIn()
  await expect(page.getByRole('button', { name: 'Show password' }), 'the page is alive').toBeVisible()
  await page.keyboard.type('another@example.com')
  await expect(email).toHaveValue('another@example.com')
  await page.goto(`${server.url}/contact`)
  await expect(page.getByLabel('Message')).toHaveValue('A question')
})

// Proves: early-newsletter-address-sent
test('the newsletter takes an address that was sent early, and once', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/')
  await page.getByLabel('Email').fill(newEmail())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/news_letter/')) calls.push(request.method())
  })
  letScriptsIn()
  await expect(page.getByText('Successfully joined our community')).toBeVisible()
  expect(calls).toEqual(['POST'])
})

// Proves: early-plan-chosen-kept
test('a plan chosen before the scripts were there is kept', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/pricing')
  await page.getByLabel('Rupees').check()
  await page.getByRole('link', { name: 'Get Started with Premium' }).click()
  await expect(page, 'the link waits for nothing').toHaveURL(`${server.url}/login`)
  expect(await page.evaluate(() => [sessionStorage.Plan_Details, sessionStorage.Plan_Currency])).toEqual([
    'Premium',
    'INR',
  ])
  const person = await signUpByCalls(server)
  letScriptsIn()
  await sendLogin(page, person.profile.email)
  await expect(page).toHaveURL(`${server.url}/address`)
  await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible()
})

// Proves: early-plan-chosen-signed-in
test('a plan that somebody signed in presses early leads to the billing address with it', async ({ page }) => {
  await openSession(page, server)
  const letScriptsIn = await openWithoutScripts(page, '/pricing')
  await page.getByRole('link', { name: 'Get Started with Advanced' }).click()
  letScriptsIn()
  await expect(page).toHaveURL(`${server.url}/address`)
  await expect(page.getByRole('heading', { name: 'Advanced plan' })).toBeVisible()
})

// Proves: early-way-in
test('the way in is told before the scripts are there, to who is signed in and to visitors', async ({ page }) => {
  const wayIn = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  const letScriptsIn = await openWithoutScripts(page, '/pricing')
  await expect(wayIn('Login')).toBeVisible()
  await expect(wayIn('Open studio')).toHaveCount(0)
  await openSession(page, server)
  await goToHeld(page, '/pricing')
  await expect(wayIn('Open studio')).toBeVisible()
  await expect(wayIn('Login')).toHaveCount(0)
  await wayIn('Open studio').click()
  letScriptsIn()
  await expect(page).toHaveURL(`${server.url}/face`)
})

const copiedPortraits = (page: Page) => page.locator('ul[data-copy]')

/** Opens the home page and waits until its scripts are there to run. */
const openCalmHome = async (page: Page) => {
  await page.goto(server.url)
  await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test.describe('where much moves by itself', () => {
  test.use(moving)

  // Proves: early-button-pressed-work
  test('a button pressed early does its work once the page can', async ({ page }) => {
    const letScriptsIn = await openWithoutScripts(page, '/')
    await page.getByRole('button', { name: 'Pause the portraits' }).click()
    letScriptsIn()
    await expect(page.getByRole('button', { name: 'Play the portraits' })).toBeVisible()
  })

  // Proves: early-page-rests-someone
  test('a page rests until someone wants something of it', async ({ page }) => {
    await openCalmHome(page)
    await expect(copiedPortraits(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(copiedPortraits(page)).toHaveCount(2)
  })

  // Proves: early-page-rests-longer
  test('a page rests no longer than until something that moves is in view', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 3000 })
    await page.goto(server.url)
    await expect(copiedPortraits(page)).toHaveCount(2)
  })

  // Proves: early-page-rest-picture
  test('a page does not rest over a picture that is missing', async ({ page }) => {
    await page.route('**/media/home/**', (route) => route.abort())
    await page.goto(server.url)
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/favicon.svg')
  })

  // Proves: early-login-page-stands
  test('the login page stands still where nobody can sign in with Google', async ({ page }) => {
    // The stand-in for Google is only for addresses of one's own machine.
    await using elsewhere = await VisageServer.start({ PUBLIC_URL: 'http://visage.example' })
    const readShifts = await watchLayoutShifts(page)
    const settings = page.waitForResponse('**/api/settings')
    await page.goto(`${elsewhere.url}/login`)
    await page.getByLabel('Email').focus()
    expect(await (await settings).json()).toMatchObject({ google: null })
    await expect(page.getByText('Continue with Google')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await readShifts()).toBeLessThan(0.01)
  })
})

// Proves: early-login-page-rest
test('the login page does not rest where this tab has a session', async ({ page }) => {
  const { access } = await signUpByCalls(server)
  await page.addInitScript((token) => sessionStorage.setItem('accessToken', token), access)
  await page.goto(`${server.url}/login`)
  await expect(page).toHaveURL(`${server.url}/face`)
})

// Proves: early-google-asked-press
test('Google is asked for at a press that came before the scripts and the settings', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/login')
  const { promise: areTold, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/settings', async (route) => {
    await areTold
    await route.continue()
  })
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await expect(google, 'told by the page itself').toContainText('stand-in')
  await google.click()
  const asked = page.waitForRequest('**/api/settings')
  letScriptsIn()
  await asked
  tell()
  await expect(page).toHaveURL(/response_type=token/)
})

// Proves: early-invitation-code-kept
test("an invitation's code is kept where no other script ever comes", async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${server.url}/pricing?ref=maya-7`)
  await page.unroute('**/assets/*.js')
  await page.goto(`${server.url}/signup`)
  await expect(page.getByText('Through your invitation')).toBeVisible()
})

const weights = [
  ['/', 300],
  ['/pricing', 230],
  ['/blogs', 420],
  ['/blogsDetails/casting-a-face-that-lasts', 230],
  ['/login', 270],
  // The sign of the rupee brings a font of its own.
  ['/faqs', 230],
] as const

test.describe('on a phone', () => {
  test.use({ ...moving, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  for (const [path, mostKilobytes] of weights)
    // Proves: early-shows-itself-asks
    test(`${path} shows itself before it asks for scripts, with less than ${mostKilobytes} kB`, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      let bytes = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await session.send('Network.enable')
      const scripts: string[] = []
      await page.route('**/assets/*.js', (route) => {
        scripts.push(route.request().url())
        return route.abort()
      })
      const firstScript = page.waitForRequest('**/assets/*.js')
      await page.goto(`${server.url}${path}`)
      await firstScript
      expect(bytes).toBeGreaterThan(30_000)
      expect(bytes).toBeLessThan(mostKilobytes * 1000)
      const findTimes = () =>
        page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          const module = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
          return paint && module ? { painted: paint.startTime, asked: module.startTime } : null
        })
      await expect.poll(findTimes, 'both are told a moment later').not.toBeNull()
      const times = await findTimes()
      expect(times?.painted).toBeLessThan(times?.asked ?? 0)
    })
})
