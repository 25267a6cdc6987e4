import { expect, test } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import type { Picture } from '../image/picture.ts'
import { identityFromText, sceneFromText } from '../prompt/from-text.ts'
import { renderPicture } from '../render/picture.ts'
import { putOn } from '../scene/outfits/worn-garment.ts'
import type { WornGarment } from '../scene/outfits/worn-garment.ts'
import { parseScene } from '../scene/parse-scene.ts'

const size = { width: 256, height: 320, createCanvas: createNodeCanvas }
const { identity } = identityFromText('Woman, 28, short black hair', 'female', { seed: 13461007 })
const { scene } = sceneFromText('white shirt in a studio', identity, { framing: 'half-body', seed: 5 })
const tee: WornGarment = { category: 'tops', cut: 'tee', cloth: 'cotton', color: [30, 110, 60] }
const stripes: WornGarment = {
  ...tee,
  print: {
    width: 1,
    height: 2,
    widthShare: 0.1,
    heightShare: 0.2,
    across: 'hips',
    rgb: btoa('\u0014\u0014\u00c8\u00fa\u00fa\u00fa'),
  },
}

const meanChange = (a: Picture, b: Picture, [top, bottom]: readonly [number, number]): number => {
  let sum = 0
  const [from, to] = [top * size.height * size.width * 4, bottom * size.height * size.width * 4]
  for (let at = from; at < to; at++) sum += Math.abs(a.data[at] - b.data[at])
  return sum / (to - from) / 255
}

test('a garment changes what it covers, in its own colours, and leaves face, hair and background', () => {
  const before = renderPicture(identity, scene, size)
  const after = renderPicture(identity, { ...scene, garments: [stripes] }, size)
  expect(meanChange(before, after, [0, 0.3])).toBeLessThan(0.01)
  expect(meanChange(before, after, [0.45, 1])).toBeGreaterThan(0.05)
  let [blue, white] = [0, 0]
  for (let at = 0; at < after.data.length; at += 4) {
    const [red, green, dye] = after.data.subarray(at, at + 3)
    if (dye > 90 && dye > 2 * red && dye > 2 * green) blue++
    if (Math.min(red, green, dye) > 170) white++
  }
  expect(blue).toBeGreaterThan(1500)
  expect(white).toBeGreaterThan(1500)
  expect(renderPicture(identity, { ...scene, garments: [stripes] }, size).data).toEqual(after.data)
})

test('tops and bottoms go together, a one-piece takes the place of both', () => {
  const skirt: WornGarment = { category: 'bottoms', cut: 'a-line-skirt', cloth: 'cotton', color: [9, 9, 9] }
  const dress: WornGarment = { category: 'one-pieces', cut: 'slip-dress', cloth: 'silk', color: [99, 9, 9] }
  expect(putOn(putOn([], tee), skirt)).toEqual([tee, skirt])
  expect(putOn([tee, skirt], stripes)).toEqual([skirt, stripes])
  expect(putOn([tee, skirt], dress)).toEqual([dress])
  expect(putOn([dress], tee)).toEqual([tee])
})

test('a scene with garments outlasts storage, and one that cannot be drawn is refused', () => {
  const worn = { ...scene, garments: [stripes] }
  expect(parseScene(JSON.parse(JSON.stringify(worn)))).toEqual(worn)
  for (const garment of [
    { ...tee, cut: 'cape' },
    { ...tee, category: 'hats' },
    { ...stripes, print: { ...stripes.print, width: 3 } },
  ])
    expect(() => parseScene({ ...scene, garments: [garment] })).toThrow('garments')
})
