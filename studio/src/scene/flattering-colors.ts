import type { Identity } from '../identity/identity.ts'
import { skinColor } from '../identity/person-colors.ts'
import { colorDistance, rgbToOklab } from '../image/oklab.ts'
import { palette } from '../image/rgb.ts'
import type { Rgb } from '../image/rgb.ts'
import type { RepeatableDraw } from '../math/random.ts'

const CLOTH_COLORS = palette(
  '34 36 42, 46 58 92, 88 112 152, 150 178 206, 36 88 78, 92 110 84, 150 166 142, 112 40 52, 176 74 62, 200 116 82, 214 160 84, 206 186 160, 234 228 216, 216 168 168, 150 104 132, 92 70 112, 124 92 70',
)

const INNER_COLORS = palette('240 238 234, 236 232 224, 206 210 214, 198 210 224')

/** Colours that go with any other. */
const PLAIN_COLORS = palette('40 42 50, 44 54 82, 186 166 134, 226 220 208')

/** Centre and edge. */
const PAPER_COLORS = [
  palette('204 196 186, 128 118 108'),
  palette('176 186 194, 92 102 114'),
  palette('210 190 170, 122 98 80'),
  palette('178 188 172, 92 104 90'),
  palette('196 180 196, 104 90 110'),
  palette('222 214 204, 156 146 134'),
  palette('120 132 150, 48 56 72'),
]

/** Centre and edge of a paper roll, in the colour asked for or a quiet one. */
export const paperColors = (draw: RepeatableDraw, color: Rgb | undefined): readonly [Rgb, Rgb] => {
  if (color) return [color, [Math.round(color[0] * 0.62), Math.round(color[1] * 0.62), Math.round(color[2] * 0.62)]]
  const [center, edge] = PAPER_COLORS[Math.floor(draw.uniform('scene/paper') * PAPER_COLORS.length)]
  return [center, edge]
}

/** What is worn underneath. */
export const innerColor = (draw: RepeatableDraw): Rgb =>
  INNER_COLORS[Math.floor(draw.uniform('scene/inner') * INNER_COLORS.length)]

/** What is worn below the waist beside a top of any colour. */
export const plainColor = (draw: RepeatableDraw): Rgb =>
  PLAIN_COLORS[Math.floor(draw.uniform('scene/bottom-color') * PLAIN_COLORS.length)]

/** Cloth that stands off from the skin and repeats or opposes the colour of the eyes. */
export const flatteringColor = (draw: RepeatableDraw, identity: Identity): Rgb => {
  const skin = skinColor(identity.shape.skinTone, identity.shape.undertone)
  const weights = CLOTH_COLORS.map((color) => {
    const contrast = Math.min(0.3, colorDistance(color, skin)) / 0.3
    const [, a, b] = rgbToOklab(color)
    const [, eyeA, eyeB] = rgbToOklab(identity.eyeColor)
    const harmony = Math.cos(Math.atan2(b, a) - Math.atan2(eyeB, eyeA)) ** 2
    return contrast ** 2 * (0.4 + 0.6 * harmony)
  })
  const index = draw.pick('scene/cloth', Object.fromEntries(weights.map((weight, at) => [String(at), weight])))
  return CLOTH_COLORS[Number(index)]
}
