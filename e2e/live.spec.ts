import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectReachable, longMs } from './testing/page.ts'
import { callsOf, openSession } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'

test.use({ drawsLive: true })

const gallery = z.object({ faces: z.array(z.object({ face_prompt: z.string() })) })
const design = z.object({ identity: z.object({ gender: z.string(), age: z.number() }) })
const workerFile = /\/assets\/live-worker-[^/]+\.js$/

/** Once everything that was asked for is drawn. */
const readPixels = async (page: Page): Promise<string> => {
  const badge = page.locator('[data-live] [data-behind]')
  await expect(badge).toHaveCount(0, { timeout: longMs })
  const pixels = await page
    .getByRole('img', { name: /^Live preview/ })
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  return createHash('sha256').update(pixels).digest('hex')
}

/** Once it is drawn exactly as well. */
const readExactPixels = async (page: Page): Promise<string> => {
  await readPixels(page)
  await expect(page.locator('[data-live] [data-quality="exact"]')).toBeVisible({ timeout: longMs })
  return readPixels(page)
}

// Proves: live-shaped-kept
test('a person appears while she is described, is shaped by hand, and is the one that is made', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (report: string) => violations.push(report))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.apply(Reflect.get(window, 'reportViolation'), null, [`${effectiveDirective} ${blockedURI}`])
    })
  })
  const scripts: string[] = []
  const words: string[] = []
  page.on('request', (request) => workerFile.test(request.url()) && scripts.push(request.url()))
  page.on('request', (request) => /\/assets\/further-words-/.test(request.url()) && words.push(request.url()))
  const { ask } = callsOf(server, await openSession(page, server))
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await expect(page.getByRole('button', { name: 'Generate Face' })).toBeEnabled()
  expect(scripts, 'not before somebody turns to the form').toEqual([])

  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('Woman, 27, long copper hair')
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old woman/ })).toBeVisible({ timeout: longMs })
  const described = await readPixels(page)
  await prompt.fill('Woman, 27, short blue hair')
  await expect(page.getByRole('img', { name: /^Live preview: .* blue/ })).toBeVisible({ timeout: longMs })
  const changed = await readPixels(page)
  expect(changed).not.toBe(described)
  expect(words, 'not for words that faces are described with').toEqual([])
  await prompt.fill('Nurse, woman, 27, short blue hair')
  await expect.poll(() => words.length, { timeout: longMs }).toBe(1)
  expect(await readPixels(page), 'in her scrubs').not.toBe(changed)

  const age = page.getByRole('slider', { name: 'Age' })
  await age.fill('61')
  await expect(page.getByRole('img', { name: /^Live preview: A 61-year-old woman/ })).toBeVisible({ timeout: longMs })
  expect(await readPixels(page)).not.toBe(changed)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(age).toHaveValue('27')
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old woman/ })).toBeVisible({ timeout: longMs })
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(age).toHaveValue('61')
  await expect(page.getByRole('img', { name: /^Live preview: A 61-year-old woman/ })).toBeVisible({ timeout: longMs })
  await expectReachable(page)

  const shown = await page.getByRole('img', { name: /^Live preview/ }).getAttribute('aria-label')
  const sent = page.waitForRequest('**/api/generate-face-prompt/')
  await page.getByRole('button', { name: 'Generate Face' }).click()
  const { identity } = design.parse((await sent).postDataJSON().design)
  expect(identity).toEqual({ gender: 'female', age: 61 })
  const picture = page.getByRole('img', { name: /^Generated face/ })
  await expect(picture).toBeVisible({ timeout: longMs })
  const { faces } = gallery.parse(await ask('gallery', { tab: 'faces' }))
  expect(faces.map(({ face_prompt: words }) => `Live preview: ${words}`)).toEqual([shown])

  await age.fill('30')
  await expect(page.getByRole('img', { name: /^Live preview: A 30-year-old woman/ })).toBeVisible({ timeout: longMs })
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(picture).toBeVisible()
  expect(violations).toEqual([])
})

// Proves: live-steps-and-versions
test('steps are kept over a reload, two versions are compared, and a saved person is begun with', async ({ page }) => {
  const { ask } = callsOf(server, await openSession(page, server))
  await ask('generate-face-prompt', { prompt: 'Woman, 41, short silver hair, blue eyes' })
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('Woman, 27, long copper hair, at the beach')
  const age = page.getByRole('slider', { name: 'Age' })
  await expect(age).toHaveValue('27', { timeout: longMs })
  await age.fill('44')
  await expect(page.getByRole('img', { name: /^Live preview: A 44-year-old/ })).toBeVisible({ timeout: longMs })
  await page.getByRole('button', { name: 'Put aside to compare' }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await prompt.focus()
  await expect(page.getByRole('img', { name: /^Live preview: A 44-year-old/ })).toBeVisible({ timeout: longMs })
  await age.fill('70')
  await expect(page.getByRole('img', { name: /^Live preview: A 70-year-old/ })).toBeVisible({ timeout: longMs })
  await page.getByRole('button', { name: 'Compare with the one put aside' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^Put aside: A 44-year-old/ })).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^Now: A 70-year-old/ })).toBeVisible()
  await expectReachable(page)
  await dialog.getByRole('button', { name: 'Take this one' }).click()
  await expect(age).toHaveValue('44', { timeout: longMs })

  await page.reload()
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await prompt.focus()
  await expect(age).toHaveValue('44', { timeout: longMs })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(age).toHaveValue('70')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(age).toHaveValue('44')

  await page.getByRole('button', { name: 'Start from a saved person' }).click()
  await dialog.getByRole('button', { name: /^Select: .*41-year-old/ }).click()
  await expect(prompt).toHaveValue('Woman, 41, short silver hair, blue eyes')
  await expect(page.getByRole('img', { name: /^Live preview: A 41-year-old/ })).toBeVisible({ timeout: longMs })
  await prompt.fill('Woman, 22')
  await expect(page.getByRole('img', { name: /^Live preview: A 22-year-old/ })).toBeVisible({ timeout: longMs })

  await page.getByRole('tab', { name: 'Celebrity' }).click()
  const celebrity = page.getByRole('textbox', { name: 'Celebrity1' })
  await celebrity.fill('Mira Solen')
  const preview = page.getByRole('img', { name: /^Live preview: (?!A 22-year-old)/ })
  await expect(preview).toBeVisible({ timeout: longMs })
  const named = page.getByRole('img', { name: (await preview.getAttribute('aria-label')) ?? '', exact: true })
  await page.getByRole('button', { name: 'Blend in a saved person' }).click()
  await dialog.getByRole('button', { name: /^Select: .*41-year-old/ }).click()
  await expect(named).toHaveCount(0, { timeout: longMs })
  const share = page.getByRole('slider', { name: 'How much of the saved person' })
  await share.fill('0')
  await expect(named).toBeVisible({ timeout: longMs })
  await share.fill('50')
  await expect(named).toHaveCount(0, { timeout: longMs })
  await expectReachable(page)
  await celebrity.fill('')
  await expect(page.getByRole('img', { name: /^Live preview: A 41-year-old/ }), 'alone').toBeVisible({
    timeout: longMs,
  })
  await celebrity.fill('Mira Solen')
  await page.getByRole('button', { name: 'Blend without the saved person' }).click()
  await expect(named).toBeVisible({ timeout: longMs })
  await expect(share).toHaveCount(0)
})

// Proves: live-names-weighed
test('names are weighed, a mood colours the picture, and the full size bears the mark', async ({ page }) => {
  const written: string[] = []
  await page.exposeFunction('reportText', (text: string) => written.push(text))
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.fillText = new Proxy(
      Reflect.get(CanvasRenderingContext2D.prototype, 'fillText'),
      {
        apply: (fillText, canvas, asked) => {
          Reflect.apply(Reflect.get(window, 'reportText'), null, [asked[0]])
          return Reflect.apply(fillText, canvas, asked)
        },
      },
    )
  })
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  for (const [index, name] of ['Mira Solen', 'Ada Kern', 'Lea Voss'].entries())
    await page.getByRole('textbox', { name: `Celebrity${index + 1}` }).fill(name)
  const weight = page.getByRole('slider', { name: 'How much of Ada Kern' })
  await expect(weight).toBeVisible({ timeout: longMs })
  const even = await readExactPixels(page)
  await weight.fill('100')
  await expect.poll(() => readPixels(page), { timeout: longMs }).not.toBe(even)

  await page.getByRole('tab', { name: 'Light and pose' }).click()
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await expect
    .poll(
      () =>
        page.getByRole('img', { name: /^Live preview/ }).evaluate((canvas: HTMLCanvasElement) => {
          const context = canvas.getContext('2d')
          const [red = 0, , blue = 255] = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []
          return Math.abs(red - blue) <= 2
        }),
      { timeout: longMs },
    )
    .toBe(true)

  await page.getByRole('button', { name: 'Full size preview' }).click()
  const large = page.getByRole('dialog', { name: 'Full size preview' }).getByRole('img', { name: /^Live preview/ })
  await expect(large).toBeVisible({ timeout: longMs })
  expect(await large.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1024)
  expect(written).toContain('VISAGE · PREVIEW')
  await expectReachable(page)

  await page.keyboard.press('Escape')
  const sent = page.waitForRequest('**/api/generate_face_c/')
  await page.getByRole('button', { name: 'Generate Face' }).click()
  const asked = z.object({ scene: z.object({ mood: z.string() }) }).parse((await sent).postDataJSON().design)
  expect(asked.scene.mood).toBe('monochrome')
})

// Proves: live-option-pictures
test('styles are small pictures of the person, drawn when their group is open, chosen by key and finger', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => /\/assets\/live-options-/.test(request.url()) && scripts.push(request.url()))
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).tap()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Woman, 27, short blue hair')
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old/ })).toBeVisible({ timeout: longMs })
  await readPixels(page)
  expect(scripts, 'not before such a group is open').toEqual([])
  await page.getByRole('tab', { name: 'Make-up' }).tap()
  const look = (name: string) => page.getByRole('radio', { name, exact: true })
  const sample = (name: string) => page.locator('label', { has: look(name) }).locator('canvas')
  for (const name of ['Bare', 'Bold'])
    await expect(sample(name)).not.toHaveAttribute('data-waiting', { timeout: longMs })
  const pixelsOf = (name: string) =>
    sample(name).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
  expect(await pixelsOf('Bare')).not.toBe(await pixelsOf('Bold'))
  expect(scripts).toHaveLength(1)

  const lipstick = page.getByRole('slider', { name: 'Lipstick' })
  await lipstick.fill('5')
  await page.locator('label', { has: look('Bold') }).tap()
  await expect(lipstick, 'the look is put on whole').toHaveValue('100')
  await page.keyboard.press('ArrowLeft')
  await expect(look('Evening')).toBeChecked()
  await expect(lipstick).toHaveValue('85')
  await expectReachable(page)

  await page.getByRole('tab', { name: 'Jewellery' }).tap()
  for (const name of ['Chain', 'Pearls'])
    await expect(sample(name)).not.toHaveAttribute('data-waiting', { timeout: longMs })
  expect(await pixelsOf('Chain')).not.toBe(await pixelsOf('Pearls'))
  const bare = await readExactPixels(page)
  await page.locator('label', { has: look('Pearls') }).tap()
  await expect(page.getByRole('img', { name: /^Live preview: .* a pearl necklace/ })).toBeVisible({ timeout: longMs })
  expect(await readExactPixels(page)).not.toBe(bare)
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(look('Pearls')).not.toBeChecked()
  await expectReachable(page)
  await context.close()
})

// Proves: live-without-filters
test('where canvases have no filters our own blur draws her', async ({ page }) => {
  const lent: string[] = []
  page.on('request', (request) => /\/assets\/lend-blur-/.test(request.url()) && lent.push(request.url()))
  await page.route(workerFile, async (route) => {
    const answer = await route.fetch()
    const body = `delete OffscreenCanvasRenderingContext2D.prototype.filter;\n${await answer.text()}`
    await route.fulfill({ response: answer, body })
  })
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Woman, 27, freckles, round glasses')
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old/ })).toBeVisible({ timeout: longMs })
  await readPixels(page)
  expect(lent).toHaveLength(1)
})

// Proves: live-hidden-tab
test('what is asked for on a hidden tab is drawn once it is seen again, and a reset takes it back until it is undone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: string[] = []
    let isHidden = false
    Object.defineProperty(Document.prototype, 'hidden', { get: () => isHidden })
    const hide = (hidden: boolean) => {
      isHidden = hidden
      events.push(hidden ? 'hidden' : 'seen')
      document.dispatchEvent(new Event('visibilitychange'))
    }
    Object.assign(window, { events, hide })
    const post = Reflect.get(Worker.prototype, 'postMessage')
    Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
      events.push('asked')
      Reflect.apply(post, this, sent)
    }
  })
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => Reflect.apply(Reflect.get(window, 'hide'), null, [hidden]), isHidden)
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Woman, 27, short blue hair')
  const age = page.getByRole('slider', { name: 'Age' })
  await expect(age).toHaveValue('27', { timeout: longMs })
  const before = await readPixels(page)
  const described = await readExactPixels(page)
  const reset = page.getByRole('button', { name: 'Undo everything done by hand' })
  await expect(reset, 'nothing to take back').toHaveCount(0)
  await hide(true)
  await age.fill('61')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old/ })).toBeVisible()
  await hide(false)
  await expect(page.getByRole('img', { name: /^Live preview: A 61-year-old/ })).toBeVisible({ timeout: longMs })
  expect(await readPixels(page)).not.toBe(before)
  const events: string[] = await page.evaluate(() => Reflect.get(window, 'events'))
  const hiddenAt = events.indexOf('hidden')
  expect(events.slice(hiddenAt, hiddenAt + 3)).toEqual(['hidden', 'seen', 'asked'])

  await reset.click()
  await expect(page.getByRole('img', { name: /^Live preview: A 27-year-old/ })).toBeVisible({ timeout: longMs })
  await expect(age).toHaveValue('27')
  await expect(reset).toHaveCount(0)
  expect(await readExactPixels(page)).toBe(described)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(age).toHaveValue('61')
  await expect(page.getByRole('img', { name: /^Live preview: A 61-year-old/ })).toBeVisible({ timeout: longMs })
})

const LACKING: Readonly<Record<string, () => void>> = {
  'where data is to be saved': () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  'where memory is short': () => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }),
  'where the browser cannot draw in a worker': () => Reflect.deleteProperty(window, 'OffscreenCanvas'),
}

for (const [where, lack] of Object.entries(LACKING)) {
  // Proves: live-unsupported
  test(`${where} nothing is drawn, and the form works as ever`, async ({ page }) => {
    await page.addInitScript(lack)
    const scripts: string[] = []
    page.on('request', (request) => workerFile.test(request.url()) && scripts.push(request.url()))
    await openSession(page, server)
    await page.goto(`${server.url}/face`)
    await page.getByRole('tab', { name: 'Prompt' }).click()
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Woman, 27, short blue hair')
    await expect(page.getByText('“short blue hair”'), 'told by the server').toBeVisible()
    const sent = page.waitForRequest('**/api/generate-face-prompt/')
    await page.getByRole('button', { name: 'Generate Face' }).click()
    expect((await sent).postDataJSON()).not.toHaveProperty('design')
    expect(scripts).toEqual([])
  })
}
