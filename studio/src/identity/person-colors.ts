import { colorDistance, mixColors, shiftColor } from '../image/oklab.ts'
import type { Rgb } from '../image/rgb.ts'

/** Hair colours by name; the lower half is dyed. */
export const HAIR_COLORS = {
  black: [32, 27, 28],
  'dark brown': [58, 38, 28],
  brown: [94, 60, 40],
  'light brown': [134, 94, 62],
  chestnut: [104, 52, 32],
  auburn: [122, 48, 28],
  ginger: [170, 92, 56],
  'strawberry blonde': [206, 142, 96],
  'dark blonde': [160, 124, 82],
  blonde: [204, 170, 120],
  'platinum blonde': [230, 214, 186],
  grey: [142, 142, 146],
  silver: [186, 189, 196],
  white: [226, 225, 222],
  red: [168, 34, 38],
  burgundy: [98, 24, 42],
  pink: [224, 120, 156],
  'hot pink': [222, 44, 122],
  'rose gold': [222, 158, 142],
  orange: [226, 112, 40],
  yellow: [236, 206, 52],
  mint: [150, 216, 186],
  green: [58, 132, 88],
  'dark green': [30, 66, 48],
  teal: [38, 128, 136],
  blue: [54, 92, 176],
  'pale blue': [148, 190, 226],
  'dark blue': [30, 42, 92],
  purple: [112, 66, 148],
  lavender: [184, 164, 212],
} as const satisfies Record<string, Rgb>
export type HairColorName = keyof typeof HAIR_COLORS

export const EYE_COLORS = {
  black: [40, 26, 22],
  'dark brown': [66, 38, 24],
  brown: [98, 58, 32],
  amber: [172, 110, 44],
  hazel: [136, 106, 58],
  green: [88, 128, 82],
  'blue-green': [72, 134, 138],
  blue: [82, 136, 188],
  'light blue': [138, 180, 214],
  grey: [128, 142, 152],
  violet: [118, 100, 168],
  red: [172, 34, 34],
  pink: [214, 132, 150],
  white: [224, 228, 232],
} as const satisfies Record<string, Rgb>
export type EyeColorName = keyof typeof EYE_COLORS

export const LIPSTICK_COLORS = {
  nude: [188, 124, 104],
  pink: [212, 104, 124],
  rose: [190, 84, 96],
  coral: [224, 104, 84],
  peach: [222, 138, 112],
  red: [178, 28, 40],
  berry: [136, 34, 66],
  burgundy: [104, 24, 42],
  plum: [98, 40, 72],
  brown: [126, 70, 56],
  mauve: [180, 96, 110],
  orange: [222, 88, 50],
  black: [38, 24, 28],
  purple: [108, 48, 118],
} as const satisfies Record<string, Rgb>
export type LipstickColorName = keyof typeof LIPSTICK_COLORS

/** The name whose colour comes nearest to another one. */
export const nearestColor = <Name extends string>(table: Readonly<Record<Name, Rgb>>, color: Rgb): Name =>
  (Object.keys(table) as Name[]).reduce((nearest, name) =>
    colorDistance(table[name], color) < colorDistance(table[nearest], color) ? name : nearest,
  )

const SKIN_RAMP: readonly (readonly [tone: number, color: Rgb])[] = [
  [0, [246, 224, 212]],
  [0.2, [237, 205, 187]],
  [0.36, [222, 182, 157]],
  [0.52, [196, 148, 121]],
  [0.66, [158, 112, 88]],
  [0.82, [120, 82, 63]],
  [1, [84, 57, 45]],
]

/**
 * The colour of evenly lit skin.
 * @param tone 0 porcelain to 1 deep, as `shape.skinTone`.
 * @param undertone -1 rosy to 1 golden, as `shape.undertone`.
 */
export const skinColor = (tone: number, undertone: number): Rgb => {
  const clamped = Math.max(0, Math.min(1, tone))
  const above = Math.max(
    1,
    SKIN_RAMP.findIndex(([limit]) => clamped <= limit),
  )
  const [lowTone, low] = SKIN_RAMP[above - 1]
  const [highTone, high] = SKIN_RAMP[above]
  const share = (clamped - lowTone) / (highTone - lowTone)
  const shift = undertone * (1 - 0.45 * clamped)
  return shiftColor(mixColors([low, high], [1 - share, share]), [0, -0.007 * shift, 0.012 * shift])
}

/** Bare lips: the skin's own colour, redder and a little darker. */
export const naturalLipColor = (tone: number, undertone: number): Rgb =>
  shiftColor(skinColor(tone, undertone), [-0.13 + 0.05 * tone, 0.055 - 0.02 * tone, -0.012])
