import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { contract } from '@visage/contract'
import { z } from 'zod'
import { expectGood, expectReachable, longMs, openFinger } from './testing/page.ts'
import { callsOf, consentBox, openSession } from './testing/person.ts'
import { server, test } from './testing/shared-server.ts'
import type { VisageServer } from './testing/visage-server.ts'

test.use({ drawsLive: true })

const garmentPicture = () =>
  readFile(fileURLToPath(new URL('../web/public/media/clothes/paris-stripes-garment.webp', import.meta.url)))
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const designed = z.object({
  design: z.object({
    identity: z.object({ age: z.number() }),
    scene: z.object({ pose: z.object({ yaw: z.number() }) }),
  }),
})

/** What a hand does on a device: it presses, at a place of what it presses where asked, and pulls from one side to the other. */
type Hand = {
  press: (target: Locator, position?: { x: number; y: number }) => Promise<void>
  pull: (page: Page, from: { x: number; y: number }, far: number) => Promise<void>
}

const mouse: Hand = {
  press: (target, position) => target.click(position ? { position } : {}),
  async pull({ mouse: pointer }, { x, y }, far) {
    await pointer.move(x, y)
    await pointer.down()
    await pointer.move(x + far, y, { steps: 6 })
    await pointer.up()
  },
}

const finger: Hand = {
  press: (target, position) => target.tap(position ? { position } : {}),
  async pull(page, { x, y }, far) {
    const { down, move, lift } = await openFinger(page)
    await down({ x, y })
    for (let step = 1; step <= 6; step += 1) await move({ x: x + (far * step) / 6, y })
    await lift()
  },
}

const preview = (page: Page, words: RegExp) => page.getByRole('img', { name: words })

/** Presses a third of the way along the slider of the age; answers what that made it. */
const shapeAge = async (page: Page, { press }: Hand): Promise<number> => {
  const age = page.getByRole('slider', { name: 'Age' })
  await age.scrollIntoViewIfNeeded()
  const box = await age.boundingBox()
  if (!box) throw new Error('There is no slider to move.')
  await press(age, { x: box.width / 3, y: box.height / 2 })
  return Number(await age.inputValue())
}

const turn = async (page: Page, { pull }: Hand): Promise<void> => {
  const picture = preview(page, /^Live preview/)
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('There is no preview to turn.')
  await pull(page, { x: box.x + box.width * 0.2, y: box.y + box.height / 2 }, box.width * 0.6)
}

/** Takes the largest plan: after a whole sheet the trial has too few images for a batch of seven. */
const subscribe = async (page: Page, server: VisageServer, person: Awaited<ReturnType<typeof openSession>>) => {
  const { ask } = callsOf(server, person)
  const place = { address: '1 Market Street', city: 'San Francisco', state: 'California', pincode: '94103' }
  const reached = { email: person.profile.email, full_name: 'Tara Vell', phone_number: '14155550134', country: 'US' }
  await ask('create_billing', { ...reached, ...place })
  const answer = await page.request.get(`${server.url}/api/plans`)
  const premium = contract.billing.listPlans.output.parse(await answer.json()).plans.find(({ id }) => id === 'premium')
  const chosen = await ask('paypal-subscription', { plan_id: premium?.otherplanId })
  await page.goto(contract.billing.subscribeElsewhere.output.parse(chosen).short_url)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Payment received!' })).toBeVisible()
}

for (const { device, options, hand, isWhole } of [
  { device: 'at a desk', options: {}, hand: mouse, isWhole: true },
  { device: 'on a phone, by touch', options: phone, hand: finger, isWhole: false },
])
  test.describe(device, () => {
    test.use(options)

    // Proves: whole-life
    test('an influencer is typed, shaped, turned, kept and named, works in new clothes, and is shared', async ({
      browser,
      page,
    }) => {
      // Some twenty-five drawings, one after the other: a slow machine needs longer than any other journey may take.
      test.slow()
      const { press } = hand
      const dialog = page.getByRole('dialog')
      const button = (name: string | RegExp, within: Page | Locator = page) =>
        within.getByRole('button', { name, exact: true })
      const field = (label: string, within: Page | Locator = page) => within.getByRole('textbox', { name: label })
      /** Chooses something whose own box or button is not seen, by the label around it. */
      const choose = (box: Locator) => press(page.locator('label', { has: box }))
      const person = await openSession(page, server)
      if (isWhole) await test.step('a plan with images for all of it', () => subscribe(page, server, person))

      await test.step('typed, shaped, turned and kept', async () => {
        await page.goto(`${server.url}/face`)
        await press(page.getByRole('tab', { name: 'Prompt' }))
        await field('Prompt').fill('Woman, 27, long copper hair')
        await expect(preview(page, /^Live preview: A 27-year-old woman/)).toBeVisible({ timeout: longMs })
        const age = await shapeAge(page, hand)
        expect(age).toBeGreaterThan(27)
        await expect(preview(page, new RegExp(`^Live preview: A ${age}-year-old woman`))).toBeVisible({
          timeout: longMs,
        })
        await turn(page, hand)
        await expectReachable(page)
        const sent = page.waitForRequest('**/api/generate-face-prompt/')
        await press(button('Generate Face'))
        const { design } = designed.parse((await sent).postDataJSON())
        expect(design.identity.age).toBe(age)
        expect(design.scene.pose.yaw, 'as far as she was pulled').toBeGreaterThan(0.3)
        await expect(preview(page, /^Generated face/)).toBeVisible({ timeout: longMs })
        await expectReachable(page)
      })

      await test.step('named', async () => {
        await page.goto(`${server.url}/influencers`)
        await press(button(/^Give her a name/))
        await field('Name', dialog).fill('Mira Vale')
        await expectReachable(page)
        await press(button('Save the name', dialog))
        await expect(page.getByRole('heading', { level: 1, name: 'Mira Vale' })).toBeVisible()
        await expectReachable(page)
      })

      await test.step(isWhole ? 'a whole sheet' : 'a sheet, of which some is enough', async () => {
        await press(page.getByRole('tab', { name: 'Sheet' }))
        await press(button('Make the sheet'))
        const parts = page.getByRole('region', { name: 'Consistency sheet of Mira Vale' }).getByRole('listitem')
        const compared = parts.filter({ hasText: /\d+% alike|not measured/ })
        await expect(parts.first()).toContainText(/Front \d+% alike/, { timeout: longMs })
        if (isWhole) {
          await expect(page.getByText('All 12 pictures ready')).toBeVisible({ timeout: longMs })
          await expect(compared).toHaveCount(12)
        } else {
          await press(button('Cancel the rest'))
          await expect(parts.last()).toContainText('Cancelled. Nothing was charged.')
        }
        await expect(async () => {
          const made = await compared.count()
          await expect(page.getByText(new RegExp(`^1 face, ${made} images?$`)), 'what she cost').toBeVisible({
            timeout: 1000,
          })
        }).toPass({ timeout: longMs })
        await expectReachable(page)
      })

      await test.step('a look from a garment', async () => {
        await press(page.getByRole('tab', { name: 'Wardrobe' }))
        await press(consentBox(page))
        const shirt = { name: 'shirt.webp', mimeType: 'image/webp', buffer: await garmentPicture() }
        await page.getByLabel('Upload a garment').setInputFiles(shirt)
        await field('Keep it in the wardrobe as').fill('Breton top')
        await press(button('Keep'))
        await expect(page.getByRole('heading', { name: 'Breton top' })).toBeVisible()
        await press(button('New look'))
        await field('Name', dialog).fill('Riviera')
        await choose(page.getByRole('checkbox', { name: 'Breton top, Tops' }))
        await expectReachable(page)
        await press(button('Save the look', dialog))
        await expect(page.getByRole('heading', { name: 'Riviera' })).toBeVisible()
        await expectReachable(page)
        await press(button('Make an image'))
        await page.getByRole('combobox', { name: 'Look' }).selectOption('Riviera')
        await field('Prompt').fill('smiling in the park')
        await expectReachable(page)
        await press(button('Generate Image'))
        await expect(button('Download')).toBeVisible({ timeout: longMs })
        await expect(page.getByText('Breton top').first()).toBeVisible()
      })

      await test.step('a batch of seven, over a broken connection and a reload', async () => {
        await press(page.getByRole('link', { name: 'Several at once' }))
        await choose(page.getByRole('radio', { name: 'Mira Vale' }))
        await page.getByLabel('What is it about?').fill('A week in Lisbon')
        await press(button('Plan it'))
        await page.getByLabel('Sunday', { exact: true }).fill('In a library, holding a book')
        await expectReachable(page)
        await page.context().setOffline(true)
        await press(button('Generate 7 images'))
        const unreachable = page.getByText('Visage cannot be reached. Please check your connection and try again.')
        await expect(unreachable).toBeVisible()
        await page.context().setOffline(false)
        await expect(unreachable).toBeHidden()
        await expect(page.getByLabel('Sunday', { exact: true })).toHaveValue('In a library, holding a book')
        await press(button('Generate 7 images'))
        await expect(page).toHaveURL(/\/batch\?id=/)
        await expect(button('Cancel the rest')).toBeVisible()
        await page.reload()
        await expect(page.getByText('All 7 pictures ready')).toBeVisible({ timeout: longMs })
        await expectGood(page)
      })

      await test.step('a collection that others see', async () => {
        await page.goto(`${server.url}/gallery?tab=images`)
        await press(button('Select'))
        const chosen = page.getByRole('tabpanel').getByRole('listitem')
        await press(button(/^Choose.*library/, chosen))
        await press(button(/^Choose.*park/, chosen))
        await press(button('Add the chosen to a collection'))
        await field('New collection', dialog).fill('Her first week')
        await expectReachable(page)
        await press(button('Begin and add', dialog))
        await press(dialog.getByRole('link', { name: 'Open Her first week' }))
        await expect(page.getByRole('heading', { level: 1, name: 'Her first week' })).toBeVisible()
        await expectReachable(page)
        await press(button('Share'))
        await press(dialog.getByRole('checkbox', { name: 'Public page' }))
        const link = field('Link', dialog)
        await expect(link).toHaveValue(/\/s\/[\w-]{22}$/)
        await expectReachable(page)
        const context = await browser.newContext(options)
        const visitor = await context.newPage()
        await visitor.goto(server.url + new URL(await link.inputValue()).pathname)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Her first week')
        await expect(visitor.getByRole('img', { name: /^AI-generated picture/ })).toHaveCount(2)
        await expectGood(visitor)
        await context.close()
      })
    })
  })
