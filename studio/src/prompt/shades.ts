import { mixRgb } from '../image/rgb.ts'
import type { Rgb } from '../image/rgb.ts'
import { all } from './effects.ts'
import type { Effect, Reading, Sense } from './sense.ts'

/** How strong a colour becomes, how bright, and how much white is in it. */
type Shade = readonly [saturation: number, brightness: number, white: number]

const SHADES: Readonly<Record<string, Shade>> = {
  bright: [1.3, 1.12, 0],
  vivid: [1.35, 1.05, 0],
  neon: [1.7, 1.25, 0],
  deep: [1.15, 0.68, 0],
  rich: [1.2, 0.8, 0],
  dark: [1, 0.58, 0],
  light: [1, 1, 0.45],
  pale: [0.9, 1, 0.6],
  soft: [0.85, 1, 0.3],
  pastel: [0.9, 1.05, 0.5],
  muted: [0.5, 0.95, 0],
  dusty: [0.55, 0.95, 0.12],
}

const WHITE: Rgb = [250, 249, 247]

const shadeRgb = (color: Rgb, [saturation, brightness, white]: Shade): Rgb => {
  const luma = 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  const [red, green, blue] = color.map((value) =>
    Math.max(0, Math.min(255, Math.round((luma + (value - luma) * saturation) * brightness))),
  )
  return mixRgb([red, green, blue], WHITE, white)
}

const isRgb = (value: unknown): value is Rgb =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number')

type Tree = Record<string, unknown>

/** Writes what an effect wrote elsewhere, every colour of it in a shade. */
const writeShaded = (into: Tree, from: Tree, shade: Shade): void => {
  for (const [key, value] of Object.entries(from))
    if (isRgb(value)) into[key] = shadeRgb(value, shade)
    else if (value && typeof value === 'object' && !Array.isArray(value))
      writeShaded((into[key] ??= {}) as Tree, value as Tree, shade)
    else into[key] = value
}

const inShade =
  (color: Effect, shade: Shade, before?: Effect): Effect =>
  (reading, strength) => {
    before?.(reading, strength)
    const written: Reading = { person: {}, scene: {} }
    color(written, strength)
    writeShaded(reading.person, written.person, shade)
    writeShaded(reading.scene, written.scene, shade)
  }

/** What a colour of many words says of things that have no such colour of their own: "hunter green" eyes are green. */
export const findPlainColor = (
  phrase: string,
  listSenses: (word: string) => readonly Sense[] | undefined,
): readonly Sense[] => {
  const colors = listSenses(phrase.slice(phrase.lastIndexOf(' ') + 1)) ?? []
  const isColor = colors.some((sense) => sense.role === 'modifier' && sense.feature === 'shoes')
  return isColor ? colors.filter((sense) => sense.role === 'modifier' && sense.feature !== 'person') : []
}

/**
 * What "bright blue" means: all that its second word does, its colours in the shade that the first one says.
 * @param listSenses What one word means.
 */
export const findShaded = (
  phrase: string,
  listSenses: (word: string) => readonly Sense[] | undefined,
): readonly Sense[] | undefined => {
  const [first, second, ...others] = phrase.split(' ')
  if (!second || others.length > 0 || !Object.hasOwn(SHADES, first)) return undefined
  const colors = listSenses(second)
  if (!colors?.some((sense) => sense.role === 'modifier' && sense.feature === 'shoes')) return undefined
  return colors.map((sense): Sense => {
    if (sense.role !== 'modifier') return sense
    const { feature } = sense
    const before = listSenses(first)?.find((other) => other.role === 'modifier' && other.feature === feature)
    const own = before?.role === 'modifier' ? before.effect : undefined
    // Lamps have colours of their own.
    const lamp = own ? all(own, sense.effect) : sense.effect
    return { ...sense, means: phrase, effect: feature === 'light' ? lamp : inShade(sense.effect, SHADES[first], own) }
  })
}
