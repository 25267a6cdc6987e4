import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectReachable, moving } from './testing/page.ts'
import {
  newEmail,
  openSession,
  openSessionAsNewcomer,
  sendLogin,
  signUpAsNewcomer,
  signUpByHand,
} from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

const titles = [
  'Women or Men',
  'Two ways to a face',
  'Celebrity: three names',
  'Prompt: your own words',
  'The price, up front',
  'Generate Face',
  'The result',
] as const

const expectStep = async (page: Page, number: number, of: readonly string[] = titles): Promise<void> => {
  const card = page.getByRole('dialog', { name: of[number - 1] })
  await expect(card).toBeVisible()
  await expect(card.getByText(`${number} of ${of.length}`)).toBeVisible()
  await expect(card.getByRole('button', { name: number === of.length ? 'Finish Tour' : 'Next' })).toBeFocused()
}

const expectNoTour = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Use these words' })).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${server.url}/login`)
  await sendLogin(page, email)
  await expect(page).toHaveURL(/\/face$/)
}

const infoIcon = (page: Page) => page.getByRole('button', { name: 'Start the guided tour' })

// Proves: tours-face-tour-starts
test('the face tour starts once for an account, in no tab and on no device again', async ({ page, browser }) => {
  const complaints: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()))
  const email = newEmail()
  const told = page.waitForRequest('**/api/tour-complete/')
  await signUpAsNewcomer(page, server, email)
  await expectStep(page, 1)
  expect((await told).postDataJSON()).toMatchObject({ section: 'face' })
  expect(await page.evaluate(() => sessionStorage.getItem('guideFace'))).toBe('true')

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await expectNoTour(page)
  expect(loaded.filter((url) => /(run|face)-tour/.test(url))).toEqual([])
  expect(complaints).toEqual([])

  const secondTab = await page.context().newPage()
  await signIn(secondTab, email)
  await expectNoTour(secondTab)

  const elsewhere = await browser.newContext()
  const otherDevice = await elsewhere.newPage()
  await signIn(otherDevice, email)
  await expectNoTour(otherDevice)
  await elsewhere.close()
})

/** What a tour points at, the heading of its card, words of its text, and the tab that is open. */
type Step = readonly [mark: string, title: string, words: string, tab?: string]
const FREE = 'What fails or is cancelled costs nothing.'
const ENDING = 'The info icon starts this tour again.'
const TOURS: { section: string; path: string; flag: string; firstTab?: string; steps: readonly Step[] }[] = [
  {
    section: 'image',
    path: '/image',
    flag: 'guideImage',
    firstTab: 'Prompt',
    steps: [
      ['gender', 'Women or Men', 'whose faces and templates you see', 'Prompt'],
      ['tabs', 'Three ways to an image', 'Prompt builds a scene from your words.', 'Prompt'],
      ['faces', 'Your face', 'Your favourites and the latest are here', 'Prompt'],
      ['pose', 'Pose', 'A selfie, half the body, the full body', 'Prompt'],
      ['prompt', 'Prompt: the scene in words', 'Place, weather, time of day', 'Prompt'],
      ['link', 'Link: after a post', 'Paste the link of a public Instagram post', 'Link'],
      ['templates', 'Template: ready scenes', 'Choose a scene on sight.', 'Template'],
      ['generate', 'Generate Image', FREE, 'Template'],
      ['result', 'The result', ENDING, 'Template'],
    ],
  },
  {
    section: 'video',
    path: '/video',
    flag: 'guideVideo',
    firstTab: 'Link',
    steps: [
      ['gender', 'Women or Men', 'whose faces and templates you see', 'Link'],
      ['tabs', 'Two ways to a video', 'Follow a reel, or start from a template.', 'Link'],
      ['link', 'Link: after a post', 'Paste the link of a public Instagram reel', 'Link'],
      ['faces', 'Your face', 'Your favourites and the latest are here', 'Link'],
      ['templates', 'Template: ready films', 'Short films that play', 'Template'],
      ['cost', 'The price, up front', FREE, 'Template'],
      ['generate', 'Generate Video', 'about ten minutes', 'Template'],
      ['result', 'The result', ENDING, 'Template'],
    ],
  },
  {
    section: 'cloth',
    path: '/clothSwap',
    flag: 'guideCloth',
    steps: [
      ['images', 'The image', 'Choose one of your generated images.'],
      ['garment', 'The garment', 'laid flat, on a hanger or on somebody'],
      ['category', 'Category', 'Tops, bottoms or one-pieces'],
      ['cost', 'The price, up front', FREE],
      ['generate', 'Generate Image', 'about a minute'],
      ['result', 'The result', ENDING],
    ],
  },
  {
    section: 'image-to-video',
    path: '/Imagetovideo',
    flag: 'guideImageToVideo',
    steps: [
      ['images', 'The image', 'Choose one of your generated images.'],
      ['prompt', 'Prompt: what moves', 'wind, rain, light, camera'],
      ['cost', 'The price, up front', FREE],
      ['generate', 'Generate Video', 'about a minute'],
      ['result', 'The result', ENDING],
    ],
  },
  {
    section: 'music',
    path: '/AIMusic',
    flag: 'guideMusic',
    steps: [
      ['lyrics', 'Lyrics', 'Up to 400 characters'],
      ['song', 'Song file', 'longer than 15 seconds'],
      ['voice', 'Voice file', 'With only a voice file, the result is an a cappella hum.'],
      ['instrumental', 'Instrumental file', 'the result is a track without vocals'],
      ['cost', 'The price, up front', FREE],
      ['generate', 'Generate Music', 'about a minute'],
      ['result', 'The result', ENDING],
    ],
  },
  {
    section: 'talk',
    path: '/talkingVideo',
    flag: 'guideTalk',
    steps: [
      ['person', 'Who talks', 'one of your generated images, a saved face, or a video'],
      ['words', 'What is said', 'up to 900 characters'],
      ['speaker', 'The voice', 'Everybody has a voice of their own.'],
      ['look', 'Shape and subtitles', 'SRT and VTT'],
      ['cost', 'The price, up front', FREE],
      ['generate', 'Make the clip', 'some minutes'],
      ['result', 'The result', ENDING],
    ],
  },
]

/** Where the hole of the mask begins, from what it shows: the path's second part is the hole. */
const readMaskPadding = (page: Page) =>
  page.evaluate(() => {
    const hole = /Z\s*M([\d.-]+),([\d.-]+)/.exec(
      document.querySelector('.driver-overlay path')?.getAttribute('d') ?? '',
    )
    const shown = document.querySelector('.driver-active-element')?.getBoundingClientRect()
    return hole && shown && Math.round(shown.y - Number(hole[2]))
  })

for (const { section, path, flag, firstTab, steps } of TOURS)
  // Proves: tours-each-step-leads
  test(`the tour of ${section} leads through all steps once, and the info icon starts it again`, async ({ page }) => {
    const names = steps.map(([, title]) => title)
    await openSession(page, server)
    await page.evaluate((name) => sessionStorage.setItem(name, 'false'), flag)
    const told = page.waitForRequest('**/api/tour-complete/')
    await page.goto(`${server.url}${path}`)
    const active = page.locator('.driver-active-element')
    const expectTab = async (name: string | undefined) => {
      if (name !== undefined) await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
    for (const [index, [mark, , words, tab]] of steps.entries()) {
      await expectStep(page, index + 1, names)
      await expect(active, 'the one before is let go').toHaveCount(1)
      await expect(active).toHaveAttribute('data-tour', mark)
      await expect(active).toBeInViewport()
      await expectTab(tab)
      await expect(page.getByRole('dialog')).toContainText(words)
      await expect.poll(() => readMaskPadding(page)).toBe(10)
      await page.getByRole('button', { name: mark === 'result' ? 'Finish Tour' : 'Next' }).click()
    }
    expect((await told).postDataJSON()).toMatchObject({ section })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectTab(firstTab)
    expect(await page.evaluate((name) => sessionStorage.getItem(name), flag)).toBe('true')
    await page.reload()
    await infoIcon(page).click()
    await expectStep(page, 1, names)
    await expect(page.locator('.driver-overlay path')).toHaveCSS('stroke', 'rgb(76, 125, 255)')
  })

for (const width of [320, 375])
  test(`the tour is readable and reachable on a phone ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openSessionAsNewcomer(page, server)
    for (const number of titles.keys()) {
      await expectStep(page, number + 1)
      const box = await page.getByRole('dialog').boundingBox()
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 640).toBe(true)
      await expectReachable(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('dialog').getByRole('button').last().click()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(infoIcon(page)).toBeInViewport()
  })

test('a tour seen while the server does not answer is told later, and does not start again', async ({ page }) => {
  const email = newEmail()
  await page.context().route('**/api/tour-complete/', (route) => route.abort())
  await signUpByHand(page, server, email)
  await page.close()

  const secondTab = await page.context().newPage()
  await signIn(secondTab, email)
  await expectNoTour(secondTab)
  expect(await secondTab.evaluate(() => Object.values(localStorage))).toEqual(['untold'])

  const told = secondTab.waitForResponse('**/api/tour-complete/')
  await secondTab.context().unroute('**/api/tour-complete/')
  expect((await told).status()).toBe(200)
  await expect.poll(() => secondTab.evaluate(() => Object.values(localStorage))).toEqual(['told'])
})

test('a tour that cannot be loaded says so when asked for, and starts at the next visit', async ({ page }) => {
  await page.route('**/assets/run-tour-*.js', (route) => route.abort())
  await openSessionAsNewcomer(page, server)
  await expectNoTour(page)
  await infoIcon(page).click()
  await expect(page.getByText('The tour could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/run-tour-*.js')
  await page.reload()
  await expectStep(page, 1)
})

test.describe('while it moves from step to step', () => {
  test.use(moving)

  // Proves: tours-face-tour-steps
  test('every step explains what it points at, opens its tab and puts the first one back', async ({ page }) => {
    await openSessionAsNewcomer(page, server)
    const isOpen = (name: string) => expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    const steps = [
      ['gender', 'Choose who you are casting.'],
      ['tabs', 'Celebrity blends three names. Prompt follows your description.'],
      ['names', 'Each name pulls the new face its own way.'],
      ['prompt', 'write what matters to you'],
      ['cost', FREE],
      ['generate', 'This starts the work.'],
      ['result', ENDING],
    ] as const
    const marks = steps.map(([mark]) => mark)
    for (const [index, [mark, words]] of steps.entries()) {
      await expectStep(page, index + 1)
      await expect(page.getByRole('dialog')).toContainText(words)
      await expect.poll(() => readMaskPadding(page)).toBe(10)
      await expect(page.locator('.driver-active-element'), 'the one before is let go').toHaveCount(1)
      await expect(page.locator('.driver-active-element')).toHaveAttribute('data-tour', mark)
      await isOpen(index < marks.indexOf('prompt') ? 'Celebrity' : 'Prompt')
      if (mark !== 'result') await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('button', { name: 'Back' }).click()
    await expectStep(page, 6)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Finish Tour' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isOpen('Celebrity')

    await page.getByRole('tab', { name: 'Prompt' }).click()
    await infoIcon(page).dblclick()
    await expectStep(page, 1)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('button', { name: 'Next' }).click()
    await isOpen('Celebrity')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isOpen('Prompt')

    await infoIcon(page).click()
    await expectStep(page, 1)
    // A press that comes as soon as the second of a double one does not count.
    await expect(async () => {
      await page.mouse.click(1000, 600)
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })

  test('the mask follows what it shows when the page moves below it, and what is pushed out comes back', async ({
    page,
  }) => {
    await openSessionAsNewcomer(page, server)
    await expectStep(page, 1)
    for (const heightPx of [64, 1200]) {
      await expect.poll(() => readMaskPadding(page)).toBe(10)
      await page.evaluate((height) => {
        const late = document.createElement('div')
        late.style.height = `${height}px`
        document.querySelector('main')?.prepend(late)
      }, heightPx)
      await expect(page.locator('.driver-active-element')).toBeInViewport()
      await expect.poll(() => readMaskPadding(page)).toBe(10)
    }
  })

  test('the whole tour goes by keyboard, and hands the focus to the info icon', async ({ page }) => {
    await openSessionAsNewcomer(page, server)
    await expectStep(page, 1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expectStep(page, 1)
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expectStep(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectStep(page, 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(infoIcon(page)).toBeFocused()

    await page.keyboard.press('Enter')
    for (const number of titles.keys()) {
      await expectStep(page, number + 1)
      await page.keyboard.press('ArrowRight')
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(infoIcon(page)).toBeFocused()
  })

  test('a tour ends with the screen that it belongs to', async ({ page }) => {
    await openSession(page, server)
    await page.goto(`${server.url}/gallery`)
    await page.getByRole('link', { name: 'Face Generation' }).first().click()
    await infoIcon(page).click()
    await expectStep(page, 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/gallery$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
