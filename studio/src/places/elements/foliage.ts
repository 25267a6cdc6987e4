import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Season } from '../hour.ts'
import { standing } from '../world/sheet.ts'
import type { Point, Sheet } from '../world/sheet.ts'

export type LeafColors = { dark: Rgb; plain: Rgb; light: Rgb }

export const GREEN: LeafColors = { dark: [34, 62, 34], plain: [78, 120, 56], light: [158, 190, 92] }
export const DEEP_GREEN: LeafColors = { dark: [20, 42, 34], plain: [46, 84, 58], light: [104, 144, 88] }
export const OLIVE: LeafColors = { dark: [58, 68, 44], plain: [112, 124, 78], light: [178, 184, 128] }
export const AUTUMN_RED: LeafColors = { dark: [92, 30, 22], plain: [186, 74, 34], light: [240, 146, 62] }
export const AUTUMN_GOLD: LeafColors = { dark: [122, 70, 22], plain: [216, 146, 44], light: [252, 208, 100] }

const BLOSSOM: LeafColors = { dark: [150, 92, 112], plain: [236, 176, 194], light: [255, 230, 236] }

/** Red and gold by turns in autumn, every other mass in blossom in spring. */
const inSeason = (colors: LeafColors, x: number, season: Season | undefined): LeafColors => {
  if (!season || colors === AUTUMN_GOLD || colors === AUTUMN_RED) return colors
  const isOdd = Math.abs(Math.round(x * 3)) % 2 === 1
  if (season === 'autumn') return isOdd ? AUTUMN_RED : AUTUMN_GOLD
  return isOdd ? BLOSSOM : colors
}

type Mass = { center: Point; radii: Point; colors: LeafColors; count?: number; leaf?: number }

/** Leaves as brush dabs: dark ones deep inside, bright ones where the light from the upper left falls. */
export const paintLeaves = (sheet: Sheet, { center, radii, colors: green, count = 110, leaf = 0.14 }: Mass): void => {
  const { painter } = sheet
  const { contrast, snow, season } = painter.ambience
  const colors = inSeason(green, center[0], season)
  for (let index = 0; index < count; index++) {
    const order = index / count
    const angle = painter.random() * Math.PI * 2
    const out = Math.sqrt(painter.random()) * (0.72 + 0.3 * order)
    const dx = Math.cos(angle) * out
    const dy = Math.sin(angle) * out
    const lit = 0.5 + 0.5 * (dy * 0.78 - dx * 0.5) + painter.between(-0.26, 0.26)
    const bright = Math.max(0, Math.min(1, lit * (0.35 + 0.75 * order)))
    const leafColor =
      bright < 0.5
        ? mixRgb(colors.dark, colors.plain, bright * 2)
        : mixRgb(colors.plain, colors.light, (bright - 0.5) * 2)
    const color = mixRgb(
      scaleRgb(leafColor, 0.92 + 0.16 * contrast * bright),
      [236, 242, 250],
      snow * (dy > -0.1 ? 0.78 * bright + 0.1 : 0.1),
    )
    const size = leaf * painter.between(0.6, 1.4) * (1.5 - 0.8 * order)
    sheet.ellipse(
      [center[0] + dx * radii[0], center[1] + dy * radii[1]],
      [size, size * painter.between(0.45, 0.8)],
      color,
      {
        alpha: painter.between(0.75, 1),
        turn: painter.between(-1, 1),
      },
    )
  }
}

type Tree = {
  x: number
  height: number
  spread: number
  colors: LeafColors
  trunk?: Rgb
  density?: number
}

/** A broad-leaved tree: trunk, two boughs and five masses of leaves. */
export const paintTree = (
  sheet: Sheet,
  { x, height, spread, colors, trunk = [92, 74, 58], density = 1 }: Tree,
): void => {
  const { painter } = sheet
  const crown = height * 0.62
  const thick = height * 0.028
  sheet.shadow([x, sheet.z], spread * 0.9, 0.3)
  paintTrunk(sheet, [x, 0], height * 0.62, thick, trunk)
  const size = spread * 0.085
  for (const [dx, dy, rx, ry] of [
    [0, 0.08, 1, 0.34],
    [-0.5, 0.0, 0.56, 0.24],
    [0.5, -0.04, 0.56, 0.24],
    [-0.22, 0.24, 0.6, 0.24],
    [0.26, 0.2, 0.55, 0.22],
  ] as const) {
    paintLeaves(sheet, {
      center: [x + dx * spread * painter.between(0.85, 1.15), crown + dy * height],
      radii: [rx * spread, ry * height],
      colors,
      count: Math.round(64 * density),
      leaf: size,
    })
  }
}

export const paintTrunk = (sheet: Sheet, [x, y]: Point, height: number, thick: number, color: Rgb): void => {
  const lean = sheet.painter.between(-0.03, 0.03) * height
  const body = standing([x - thick, x + thick, y], [x + lean - thick * 0.55, x + lean + thick * 0.55, y + height])
  sheet.poly(body, scaleRgb(color, 0.74))
  sheet.poly([body[0], [x + thick * 0.1, y], [x + lean, y + height], body[3]], scaleRgb(color, 1.12), 0.85)
}

/** A conifer in tiers, white on top when it snows. */
export const paintConifer = (sheet: Sheet, x: number, height: number, colors: LeafColors = DEEP_GREEN): void => {
  const { painter } = sheet
  const { snow } = painter.ambience
  const base = height * 0.2
  const tiers = 7
  paintTrunk(sheet, [x, 0], height * 0.3, height * 0.018, [70, 54, 44])
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const y = height * (0.08 + 0.84 * share)
    const half = base * (1 - share * 0.88) * painter.between(0.9, 1.1)
    const rise = height * 0.24
    const spikes: Point[] = [[x, y + rise]]
    for (let step = 0; step <= 8; step++) {
      const across = 1 - step / 4
      spikes.push([x + half * across, y - (step % 2) * height * 0.03 + Math.abs(across) * -height * 0.025])
    }
    sheet.poly(spikes, mixRgb(mixRgb(colors.dark, colors.plain, 0.3 + share * 0.3), [226, 234, 246], snow * 0.3))
    sheet.poly(
      [
        [x, y + rise],
        [x - half * 0.9, y - height * 0.02],
        [x - half * 0.45, y + height * 0.01],
        [x - half * 0.1, y + rise * 0.4],
      ],
      mixRgb(mixRgb(colors.plain, colors.light, 0.25 + 0.3 * painter.ambience.contrast), [244, 248, 254], snow * 0.85),
      0.8,
    )
  }
}

/** A palm: curved stem and feathered fronds. */
export const paintPalm = (sheet: Sheet, x: number, height: number): void => {
  const { painter } = sheet
  const lean = painter.between(-0.12, 0.12) * height
  const stem = Array.from({ length: 9 }, (_, step) => {
    const share = step / 8
    return [x + lean * share ** 2, height * share, sheet.z] as const
  })
  sheet.line(stem, height * 0.034, [104, 84, 66])
  sheet.line(
    stem.map(([px, py, pz]) => [px - height * 0.007, py, pz] as const),
    height * 0.014,
    [158, 134, 106],
  )
  for (let frond = 0; frond < 13; frond++) {
    const angle = (frond / 13) * Math.PI * 2 + painter.between(-0.2, 0.2)
    paintFrond(sheet, { root: [x + lean, height], angle, length: height * painter.between(0.3, 0.42) })
  }
}

type Frond = { root: Point; angle: number; length: number }

const paintFrond = (sheet: Sheet, { root, angle, length }: Frond): void => {
  const { painter } = sheet
  const color = mixRgb(
    [36, 76, 46],
    [126, 166, 84],
    Math.max(0, Math.min(1, 0.5 + 0.5 * Math.sin(angle) + painter.between(-0.2, 0.2))),
  )
  for (let step = 1; step <= 16; step++) {
    const share = step / 16
    const droop = length * 0.5 * share * share
    const px = root[0] + Math.cos(angle) * length * share
    const py = root[1] + Math.sin(angle) * length * share * 0.8 + length * 0.1 * Math.sin(share * 3) - droop
    const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + 0.86 * share))
    for (const side of [-1, 1]) {
      sheet.poly(
        [
          [px, py + length * 0.012],
          [px + Math.cos(angle) * leaf * 0.3, py - length * 0.012],
          [
            px + Math.cos(angle) * leaf * 0.7 + side * leaf * 0.3 * Math.abs(Math.sin(angle)),
            py - leaf * (side > 0 ? 0.85 : 0.35),
          ],
        ],
        scaleRgb(color, side > 0 ? 0.85 : 1.1),
      )
    }
  }
}

type Bed = {
  from: number
  to: number
  height: number
  colors: LeafColors
  flowers?: readonly Rgb[]
  bloom?: number
  leaf?: number
}

/** A hedge, shrub or flower bed along the ground. */
export const paintBed = (
  sheet: Sheet,
  { from, to, height, colors, flowers = [], bloom = 0.05, leaf = 0.09 }: Bed,
): void => {
  const { painter } = sheet
  const step = height * 0.75
  for (let x = from; x < to; x += step) {
    const tall = height * painter.between(0.8, 1.15)
    paintLeaves(sheet, { center: [x, tall * 0.48], radii: [step * 0.85, tall * 0.56], colors, count: 46, leaf })
  }
  if (flowers.length === 0) return
  const blossoms = Math.round(((to - from) / step) * 9)
  for (let index = 0; index < blossoms; index++) {
    const spot: Point = [painter.between(from, to), height * painter.between(0.2, 1.08)]
    const color = flowers[Math.floor(painter.random() * flowers.length)]
    const size = bloom * painter.between(0.6, 1.2)
    sheet.ellipse(spot, [size, size * 0.85], scaleRgb(color, 0.9))
    sheet.ellipse(
      [spot[0] - size * 0.2, spot[1] + size * 0.25],
      [size * 0.55, size * 0.45],
      mixRgb(color, [255, 255, 255], 0.35),
    )
  }
}

type Pots = { colors: LeafColors; flowers: readonly Rgb[] }

/** Flower pots of terracotta at each place, overflowing with blossoms. */
export const paintPottedPlantRow = (sheet: Sheet, places: readonly number[], { colors, flowers }: Pots): void => {
  for (const x of places) {
    sheet.shadow([x, sheet.z], 0.5, 0.4)
    paintBed(sheet, { from: x - 0.24, to: x + 0.3, height: 1.0, colors, flowers, leaf: 0.07 })
    sheet.poly(standing([x - 0.19, x + 0.19, 0], [x - 0.26, x + 0.26, 0.46]), [176, 96, 66])
    sheet.poly(standing([x + 0.04, x + 0.19, 0], [x + 0.06, x + 0.26, 0.46]), [124, 62, 46], 0.7)
    sheet.rect([x - 0.28, 0.42, 0.56, 0.08], [190, 108, 76])
  }
}
