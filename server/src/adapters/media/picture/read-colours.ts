import type { Colour } from '@visage/contract'
import { oklchFromRgb } from '@visage/studio/person'
import { inTime, sharp } from './sharp.ts'

const side = 48
const maxColours = 4
/** Shares of a picture in which a colour is plain to see; greys are behind nearly everything. */
const plainShare = { hue: 0.08, grey: 0.22 } as const

/** Where each hue ends, in degrees from 0. */
const HUES: readonly (readonly [end: number, colour: Colour])[] = [
  [12, 'pink'],
  [42, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [278, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
]

const GREYS: readonly (readonly [end: number, colour: Colour])[] = [
  [0.32, 'black'],
  [0.86, 'grey'],
  [Infinity, 'white'],
]

const greyOf = (lightness: number): Colour => GREYS.find(([end]) => lightness < end)?.[1] ?? 'white'

const nameOf = (red: number, green: number, blue: number): Colour => {
  const { lightness, chroma, hue: radians } = oklchFromRgb([red, green, blue])
  const hue = (radians < 0 ? radians + 2 * Math.PI : radians) * (180 / Math.PI)
  // What is very dark or hardly coloured is taken for a grey.
  if (chroma < 0.04 || lightness < 0.2 || (lightness > 0.93 && chroma < 0.06)) return greyOf(lightness)
  const named = HUES.find(([end]) => hue < end)?.[1] ?? 'pink'
  const isSkinOrWood = (named === 'red' || named === 'orange' || named === 'yellow') && chroma < 0.115
  if (isSkinOrWood) return lightness < 0.72 ? 'brown' : greyOf(lightness)
  if (named === 'orange' && lightness < 0.6) return 'brown'
  if (named === 'red' && lightness > 0.72) return 'pink'
  return named
}

const greys: ReadonlySet<Colour> = new Set(['black', 'grey', 'white'])

/** The colours that are plain to see in a picture, those that take most of it first; up to four. */
export const readColours = async (picture: Uint8Array): Promise<Colour[]> => {
  const { data, info } = await inTime(() =>
    sharp(picture)
      .resize({ width: side, height: side, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const counts = new Map<Colour, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = nameOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const all = info.width * info.height
  return [...counts]
    .filter(([colour, count]) => count / all >= (greys.has(colour) ? plainShare.grey : plainShare.hue))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxColours)
    .map(([colour]) => colour)
}
