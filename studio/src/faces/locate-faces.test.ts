import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { encodePng } from '../image/png.ts'
import { createStudioPool } from '../pool/studio-pool.ts'
import { renderPicture, renderPortrait } from '../render/picture.ts'
import { plainScene } from '../render/testing/test-person.ts'
import { collage } from '../swap/testing/collage.ts'
import { stockModel } from '../templates/compose-templates.ts'
import { findTemplate } from '../templates/list-templates.ts'

const pool = createStudioPool({ threads: 1, isRough: true })
afterAll(() => pool.close({ abort: true }))

/** Drawn here, where other files have drawn before: a new thread needs seconds for its first pictures. */
const sizeOf = (side: number) => ({ width: side, height: side, createCanvas: createNodeCanvas, isRough: true })

let portrait: Uint8Array
beforeAll(() => {
  const identity = randomIdentity(5, { gender: 'female' })
  const { framing: _, ...scene } = plainScene({})
  portrait = encodePng(renderPortrait(identity, scene, sizeOf(320)))
})

const middleOf = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) => ({
  x: left + width / 2,
  y: top + height / 2,
})

it('names every face that can be replaced, the largest first, small ones and those at the edge included', async () => {
  const picture = await collage(
    [1100, 700],
    [
      { png: portrait, x: 40, y: 40, size: 240 },
      { png: portrait, x: 380, y: 160, size: 420 },
      { png: portrait, x: 920, y: 480, size: 130 },
    ],
  )
  const faces = await pool.locateFaces(picture)
  expect(faces).toHaveLength(3)
  const widths = faces.map(({ width }) => width)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  for (const [index, [x, y]] of [
    [590, 370],
    [160, 160],
    [985, 545],
  ].entries()) {
    const middle = middleOf(faces[index])
    expect(Math.hypot(middle.x * 1100 - x, middle.y * 700 - y)).toBeLessThan(faces[index].width * 1100 * 0.5)
  }
})

it('finds none where there is none, and refuses what is too large', async () => {
  expect(await pool.locateFaces(await collage([400, 300], []))).toEqual([])
  await expect(pool.locateFaces(await collage([4200, 64], []))).rejects.toThrow('4096 pixels')
})

it('takes no lights behind somebody for a second face', async () => {
  const template = findTemplate('women-001')
  if (!template) throw new Error('There is no template of a woman in a street by night.')
  const { gender, model, scene } = template
  const picture = renderPicture(stockModel(gender, model), scene, sizeOf(480))
  expect(await pool.locateFaces(encodePng(picture))).toHaveLength(1)
})
