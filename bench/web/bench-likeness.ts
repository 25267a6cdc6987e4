import { parseArgs } from 'node:util'
import { openSession } from '../../e2e/testing/person.ts'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import type { Designed } from '../../studio/src/exports/live.ts'
import { renderPortrait } from '../../studio/src/exports/render.ts'
import { parseDesign } from '../../studio/src/exports/scene.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import { faceSimilarity } from '../../studio/src/judge/face-similarity.ts'
import { createJudge } from '../../studio/src/judge/judge.ts'
import { median } from '../statistics.ts'
import { launchChromium } from './chromium.ts'

/** As the studio's engine draws a face. */
const resultPixels = 1024
const bar = 0.9
const waitMs = 300_000

/** The forms, which never show the person of the other. */
const FORMS = { female: 'Women', male: 'Men' } as const

const SKINS = ['porcelain', 'fair', 'olive', 'light brown', 'brown', 'ebony']
const EYES = ['brown', 'blue', 'green', 'hazel', 'grey']
const HAIR = {
  female: ['long straight black hair', 'a blonde bob', 'an auburn ponytail', 'a black afro', 'a grey pixie cut'],
  male: ['a black buzz cut', 'a brown side part', 'a blonde quiff', 'short curly black hair', 'a grey crew cut'],
}
const EXTRAS = ['freckles', 'round glasses', 'full lips', 'a warm smile', 'high cheekbones', 'a square jaw', 'earrings']

type Described = { gender: 'female' | 'male'; text: string }

/** Women, then men, through all ages; steps that no two lists share, so that all of them meet. */
const listPeople = (count: number): Described[] =>
  (['female', 'male'] as const).flatMap((gender) =>
    Array.from({ length: Math.ceil(count / 2) }, (_, place) => {
      const of = (list: readonly string[], step: number): string => list[(place * step) % list.length] ?? ''
      const noun = gender === 'female' ? 'woman' : 'man'
      const looks = [`${of(SKINS, 5)} skin`, of(HAIR[gender], 3), `${of(EYES, 2)} eyes`, of(EXTRAS, 4)]
      return { gender, text: `A ${19 + ((place * 7) % 56)}-year-old ${noun} with ${looks.join(', ')}` }
    }),
  )

type Shown = { design: Designed['design']; width: number; height: number; pixels: string }

/** Keeps the design and the pixels of the last exact picture that the worker has sent. */
const watchPictures = () => {
  const Native = Worker
  let designed: unknown
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'designed') designed = data.designed
        if (data.type !== 'drawn' || data.picture.quality !== 'exact') return
        const { image } = data.picture as { image: ImageData }
        let text = ''
        for (let at = 0; at < image.data.length; at += 8192)
          text += String.fromCodePoint(...image.data.subarray(at, at + 8192))
        const { design } = designed as { design: unknown }
        Object.assign(window, { shown: { design, width: image.width, height: image.height, pixels: btoa(text) } })
      })
    }
  }
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '40' } } })
const judge = await createJudge()
await using server = await VisageServer.start()
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(waitMs)
  await page.addInitScript(watchPictures)
  await openSession(page, server)
  await page.goto(`${server.url}/face`)
  await page.getByRole('tab', { name: 'Prompt' }).click()
  const similarities: number[] = []
  for (const { text, gender } of listPeople(Number(values.count))) {
    await page.getByText(FORMS[gender], { exact: true }).click()
    await page.evaluate(() => Object.assign(window, { shown: null }))
    await page.getByRole('textbox', { name: 'Prompt' }).fill(text)
    const handle = await page.waitForFunction(() => Reflect.get(window, 'shown'))
    const { design, width, height, pixels } = (await handle.jsonValue()) as Shown
    const preview = { width, height, data: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) }
    // What the server is sent, as JSON, and checks.
    const { identity, scene } = parseDesign(JSON.parse(JSON.stringify(design)))
    if (!scene) throw new Error('A design has no scene.')
    const side = { width: resultPixels, height: resultPixels, createCanvas: createNodeCanvas }
    const [before, after] = [await judge.assess(preview), await judge.assess(renderPortrait(identity, scene, side))]
    const similarity = before.found && after.found ? faceSimilarity(before.embedding, after.embedding) : 0
    similarities.push(similarity)
    console.log(`${similarity.toFixed(3)}  ${text}`)
  }
  const least = Math.min(...similarities)
  const low = similarities.filter((similarity) => similarity < bar).length
  console.log(
    `Previews and results of ${similarities.length} designs: similarity at least ${least.toFixed(3)}, median ${median(similarities).toFixed(3)}; ${low} below ${bar}`,
  )
  process.exitCode = low === 0 ? 0 : 1
} finally {
  await browser.close()
  judge.close()
}
