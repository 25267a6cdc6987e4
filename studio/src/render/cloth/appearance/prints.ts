import { luma, mixRgb, palette } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { distanceOf, smoothstep, TAU } from '../../../math/scalar.ts'
import type { Pattern } from '../../../scene/outfits/outfit.ts'
import { lay } from './fabrics.ts'
import type { ClothSample, Print } from './fabrics.ts'

const WHITE: Rgb = [246, 243, 236]
const INK: Rgb = [30, 32, 40]

/** Share of the second colour, 0 to 1, at (u, v) on the cloth in head units. */
type Figure = (u: number, v: number) => number

const band = (position: number, period: number, width: number): number => {
  const share = position / period - Math.floor(position / period)
  return smoothstep(0, 0.04, share) * smoothstep(width + 0.04, width, share)
}

const DOT_SPACING = 0.2

const dots: Figure = (u, v) => {
  const row = Math.floor(v / DOT_SPACING)
  const shifted = u + (row % 2 === 0 ? 0 : DOT_SPACING / 2)
  const dx = shifted - (Math.floor(shifted / DOT_SPACING) + 0.5) * DOT_SPACING
  const dy = v - (row + 0.5) * DOT_SPACING
  return smoothstep(0.05, 0.04, distanceOf(dx, dy))
}

/** Broad bands that cross in a twill, with a fine line in the middle of each gap. */
const CHECK = 0.4
const checks: Figure = (u, v) => {
  const fine = 0.4 * Math.max(band(u + 0.3 * CHECK, CHECK, 0.05), band(v + 0.3 * CHECK, CHECK, 0.05))
  return Math.max(fine, 0.5 * band(u, CHECK, 0.42) + 0.5 * band(v, CHECK, 0.42))
}

/** Broken rings round darker middles, scattered. */
const leopard: Figure = (u, v) => {
  const spacing = 0.2
  const [column, row] = [Math.floor(u / spacing), Math.floor(v / spacing)]
  const dx = u - (column + 0.35 + 0.3 * hash3(column, row, 1)) * spacing
  const dy = v - (row + 0.35 + 0.3 * hash3(column, row, 2)) * spacing
  const radius = 0.055 + 0.02 * hash3(column, row, 3)
  const ragged = distanceOf(dx, dy) + 0.03 * (valueNoise(u * 22, v * 22, 5) - 0.5)
  const gap = smoothstep(0.35, 0.55, valueNoise(u * 16, v * 16, 9))
  return Math.max(
    smoothstep(0.028, 0.016, Math.abs(ragged - radius)) * gap,
    0.3 * smoothstep(radius, radius - 0.02, ragged),
  )
}

/** Uneven bands that fork. */
const zebra: Figure = (u, v) => {
  const bent = v + 0.16 * (valueNoise(u * 2.4, v * 1.6, 4) - 0.5) + 0.05 * (valueNoise(u * 7, v * 5, 2) - 0.5)
  return smoothstep(-0.08, 0.08, Math.sin(bent * 26 + 2.2 * valueNoise(u * 1.7, v * 0.8, 7)))
}

/** Blots of two tones. */
const camouflage: Figure = (u, v) => {
  const blot = (salt: number): number => valueNoise(u * 3.1, v * 4.4, salt) + 0.3 * valueNoise(u * 9, v * 9, salt)
  return blot(3) > 0.82 ? 0.95 : blot(8) > 0.72 ? 0.5 : 0
}

/** Large rings in rings between rows of leaves, as on wax-printed cotton. */
const ankara: Figure = (u, v) => {
  const spacing = 0.62
  const row = Math.floor(v / spacing)
  const shifted = u / spacing + (row % 2 === 0 ? 0 : 0.5)
  const dx = (shifted - Math.floor(shifted) - 0.5) * spacing
  const dy = v - (row + 0.5) * spacing
  const away = distanceOf(dx, dy)
  if (away > 0.27) return 0.35 * smoothstep(0.4, 0.7, Math.sin((u + v) * 34) * Math.sin((u - v) * 34))
  if (away > 0.2) return 0.25 + 0.75 * smoothstep(-0.2, 0.2, Math.sin(Math.atan2(dy, dx) * 14))
  return smoothstep(0.14, 0.13, away) - smoothstep(0.085, 0.075, away) + 0.8 * smoothstep(0.045, 0.035, away)
}

/** Five-petalled blossoms, scattered. */
const blossoms: Figure = (u, v) => {
  const spacing = 0.38
  const [column, row] = [Math.floor(u / spacing), Math.floor(v / spacing)]
  const dx = u - (column + 0.3 + 0.4 * hash3(column, row, 1)) * spacing
  const dy = v - (row + 0.3 + 0.4 * hash3(column, row, 2)) * spacing
  const angle = Math.atan2(dy, dx) + 6 * hash3(column, row, 3)
  const reach = (0.072 + 0.05 * hash3(column, row, 4)) * (0.75 + 0.25 * Math.cos(angle * 5))
  const distance = distanceOf(dx, dy)
  return distance < 0.02 ? 0.2 : smoothstep(reach, reach * 0.86, distance)
}

/** Blossoms in a fine net. */
const lace: Figure = (u, v) => {
  const net = Math.max(Math.abs(Math.sin((u + v) * 52)), Math.abs(Math.sin((u - v) * 52)))
  return Math.max(0, 0.24 * smoothstep(0.96, 0.7, net) * (1 - blossoms(u, v)))
}

/** Bands that throw light back, round the chest and the waist and over both shoulders. */
const BANDS = { heights: [2.95, 3.62], over: 0.62, half: 0.085 } as const
const reflective: Figure = (u, v) =>
  Math.max(
    ...BANDS.heights.map((height) => smoothstep(BANDS.half, BANDS.half - 0.012, Math.abs(v - height))),
    v < BANDS.heights[0] ? smoothstep(BANDS.half, BANDS.half - 0.012, Math.abs(Math.abs(u) - BANDS.over)) : 0,
  )

const PRINTS: Record<Exclude<Pattern, 'plain' | 'floral' | 'graphic'>, Figure> = {
  stripes: (_u, v) => band(v, 0.24, 0.4),
  checks,
  dots,
  leopard,
  zebra,
  camouflage,
  ankara,
  lace,
  reflective,
}

/** Light figures on dark cloth, dark ones on light cloth. */
const secondColor = (color: Rgb): Rgb =>
  0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] > 165 ? mixRgb(color, INK, 0.72) : mixRgb(color, WHITE, 0.82)

/** Patterns whose figures are not the usual light or dark ones. */
const SECOND_COLORS: Partial<Record<Pattern, (color: Rgb) => Rgb>> = {
  leopard: () => [46, 30, 22],
  zebra: (color) => mixRgb(color, INK, 0.92),
  camouflage: (color) => mixRgb(color, [26, 28, 20], 0.75),
  ankara: () => [240, 186, 62],
  reflective: () => [214, 218, 222],
}

/** What is printed in several colours: they are told apart by where they are thrown down. */
type Motif = {
  /** One in each square of this side, and how many squares have one. */
  spacing: number
  share: number
  /** The least and the most that it reaches from its middle. */
  reach: readonly [least: number, most: number]
  draw: (sample: ClothSample, at: MotifPoint, colors: Bouquet) => void
}

/** A point of a motif: how far from its middle as a share of its reach, which way, and a number that is the motif's own. */
type MotifPoint = { away: number; angle: number; own: number; soft: number }

/** The colours of a print of flowers, which go with the cloth that it is printed on. */
type Bouquet = { petals: readonly Rgb[]; leaves: readonly Rgb[]; middle: Rgb }

const ON_PALE: Bouquet = {
  petals: palette('200 74 92, 226 134 122, 92 112 172, 224 172 92, 168 104 150'),
  leaves: palette('104 132 92, 66 100 78, 146 160 112'),
  middle: [226, 180, 84],
}
const ON_DEEP: Bouquet = {
  petals: palette('244 226 208, 238 172 166, 246 206 150, 214 206 232, 232 122 112'),
  leaves: palette('120 150 112, 156 172 132, 88 124 104'),
  middle: [214, 156, 62],
}

/** A colour mixed with ink below 0, with white above. */
const shadeOf = (color: Rgb, by: number): Rgb => mixRgb(color, by < 0 ? INK : WHITE, Math.abs(by))

/** Petals that overlap round a middle: each is darker at its foot and along its sides. */
const drawBlossom: Motif['draw'] = (sample, { away, angle, own, soft }, { petals, middle }) => {
  const count = own > 0.45 ? 5 : 6
  const turn = (angle / TAU) * count
  const across = 2 * Math.abs(turn - Math.floor(turn) - 0.5)
  // Round tips with a notch between one petal and the next.
  const tip = 0.62 + 0.38 * Math.sqrt(Math.max(0, 1 - across ** 2.6))
  const color = petals[Math.floor(own * 97) % petals.length]
  const inside = smoothstep(tip, tip - soft, away)
  if (inside <= 0) return
  const depth = -0.3 * smoothstep(0.6, 0.15, away) + 0.26 * smoothstep(0.45, 1, away / tip) - 0.16 * across ** 6
  lay(sample, shadeOf(color, depth), inside)
  lay(sample, shadeOf(color, -0.28), 0.5 * smoothstep(0.14, 0, 1 - across) * inside * away)
  lay(sample, middle, smoothstep(0.2, 0.2 - soft, away))
  lay(sample, shadeOf(middle, -0.5), smoothstep(0.09, 0.09 - soft, away))
}

/** Two leaves on a stalk. */
const drawLeaf: Motif['draw'] = (sample, { away, angle, own, soft }, { leaves }) => {
  const color = leaves[Math.floor(own * 89) % leaves.length]
  const [along, aside] = [away * Math.cos(angle), away * Math.sin(angle)]
  const length = Math.abs(along)
  const half = 0.3 * Math.sin(Math.min(1, length) * Math.PI) ** 0.8
  const bent = aside - 0.22 * length * length
  const inside = smoothstep(half, half - soft, Math.abs(bent)) * smoothstep(1, 1 - soft, length)
  if (inside <= 0) return
  lay(sample, shadeOf(color, bent > 0 ? 0.14 : -0.1), inside)
  lay(sample, shadeOf(color, 0.34), 0.6 * smoothstep(0.06, 0, Math.abs(bent)) * inside)
}

/** A bud: a small round flower of one colour. */
const drawBud: Motif['draw'] = (sample, { away, angle, own, soft }, { petals }) => {
  const color = petals[Math.floor(own * 61) % petals.length]
  const edge = 0.8 + 0.2 * Math.cos(angle * 4)
  lay(sample, shadeOf(color, 0.3 * away - 0.1), smoothstep(edge, edge - soft, away))
  lay(sample, shadeOf(color, -0.35), smoothstep(0.3, 0.3 - soft, away))
}

/** From below to above. */
const GARDEN: readonly Motif[] = [
  { spacing: 0.27, share: 0.72, reach: [0.09, 0.15], draw: drawLeaf },
  { spacing: 0.19, share: 0.42, reach: [0.025, 0.045], draw: drawBud },
  { spacing: 0.36, share: 0.7, reach: [0.075, 0.12], draw: drawBlossom },
  { spacing: 0.66, share: 0.74, reach: [0.14, 0.22], draw: drawBlossom },
]

/** Flowers of several sizes and colours with their leaves, thrown down at random, each turned its own way. */
const printGarden = (sample: ClothSample, color: Rgb, [u, v]: readonly [number, number]): void => {
  // What is seen at a slant is drawn as softly as its pixels are few.
  const seen = sample.pixelsPerUnit * Math.max(0.2, sample.normalZ)
  const colors = luma(color) > 150 ? ON_PALE : ON_DEEP
  GARDEN.forEach(({ spacing, share, reach: [least, most], draw }, salt) => {
    const [column, row] = [Math.round(u / spacing), Math.round(v / spacing)]
    // Motifs reach no farther than into the squares beside their own.
    for (let y = row - 1; y <= row; y++) {
      for (let x = column - 1; x <= column; x++) {
        if (hash3(x, y, 10 * salt) > share) continue
        const own = hash3(x, y, 10 * salt + 1)
        const dx = u - (x + 0.2 + 0.6 * hash3(x, y, 10 * salt + 2)) * spacing
        const dy = v - (y + 0.2 + 0.6 * hash3(x, y, 10 * salt + 3)) * spacing
        const reach = least + (most - least) * hash3(x, y, 10 * salt + 4)
        if (dx * dx + dy * dy > reach * reach) continue
        const turn = TAU * hash3(x, y, 10 * salt + 5)
        // Seen a little from the side.
        const [along, across] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
        const leaning = 1 + 0.35 * hash3(x, y, 10 * salt + 6)
        draw(
          sample,
          {
            away: distanceOf(along, leaning * across) / reach,
            angle: Math.atan2(leaning * across, along),
            own,
            soft: Math.max(0.08, 1.2 / (reach * seen)),
          },
          colors,
        )
      }
    }
  })
}

/** Where the picture on a chest is, in head units, and its colours from above to below. */
const EMBLEM = { middle: 2.72, radius: 0.43, letters: 3.3, top: [250, 206, 92] as Rgb, foot: [206, 58, 92] as Rgb }
/** Strokes of the letters below it, as shares of a letter's breadth, its foot and its top. */
const LETTERS = [
  '0 0 .3 1|0 .7 1 1',
  '0 0 .3 1|.7 0 1 1|0 .7 1 1|0 .35 1 .6',
  '0 0 1 .28|.35 0 .65 1',
  '0 0 .3 1|0 0 1 .28|0 .4 .8 .62|0 .72 1 1',
  '0 0 .3 1|.7 0 1 1|0 0 1 .28',
].map((letter) => letter.split('|').map((stroke) => stroke.split(' ').map(Number)))
const LETTER = { width: 0.19, gap: 0.06, height: 0.2 } as const

/** A sun that sets behind bars, over a word, on the chest. */
const printEmblem = (sample: ClothSample, color: Rgb, [u, v]: readonly [number, number]): void => {
  if (sample.isSleeve || sample.z < -0.5) return
  const soft = 1.5 / sample.pixelsPerUnit
  const down = v - EMBLEM.middle
  const ink = secondColor(color)
  const disc = smoothstep(EMBLEM.radius, EMBLEM.radius - soft, distanceOf(u, down))
  const low = Math.max(0, down / EMBLEM.radius)
  const bar = low > 0 ? smoothstep(0.16 + 0.5 * low, 0.16 + 0.5 * low - 6 * soft, (low * 4.6) % 1) : 0
  const share = 0.5 + (0.5 * down) / EMBLEM.radius
  lay(sample, mixRgb(EMBLEM.top, EMBLEM.foot, share), 0.95 * disc * (1 - bar))
  const step = LETTER.width + LETTER.gap
  const place = u / step + LETTERS.length / 2
  const letter = LETTERS[Math.floor(place)]
  if (!letter) return
  const across = ((place - Math.floor(place)) * step) / LETTER.width
  const rise = (v - EMBLEM.letters) / LETTER.height
  const isInked = letter.some(
    ([left, top, right, foot]) => across >= left && across <= right && rise >= top && rise <= foot,
  )
  if (isInked) lay(sample, ink, 0.9)
}

/** Prints a pattern, or what was read from a picture, at (u, v) onto a sample that has the cloth's plain colour. */
export const printPattern = (
  sample: ClothSample,
  { pattern, print, color }: { pattern: Pattern; print?: Print; color: Rgb },
  [u, v]: readonly [number, number],
): void => {
  if (print) return print(sample, u, v)
  if (pattern === 'plain') return
  if (pattern === 'floral') return printGarden(sample, color, [u, v])
  if (pattern === 'graphic') return printEmblem(sample, color, [u, v])
  const share = PRINTS[pattern](u, v)
  if (share <= 0) return
  lay(sample, SECOND_COLORS[pattern]?.(color) ?? secondColor(color), share)
}
