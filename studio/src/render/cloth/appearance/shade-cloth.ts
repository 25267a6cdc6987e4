import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { smoothstep } from '../../../math/scalar.ts'
import type { Pattern } from '../../../scene/outfits/outfit.ts'
import type { Material } from '../../raster/mesh.ts'
import { bendNormal, FABRICS, TRIM, TRIM_REST_Z } from './fabrics.ts'
import type { ClothSample, FoldMap, Print, Seams, Stuff } from './fabrics.ts'

/** Share of the second colour, 0 to 1, at (u, v) on the cloth in head units. */
type Figure = (u: number, v: number) => number

const band = (position: number, period: number, width: number): number => {
  const share = position / period - Math.floor(position / period)
  return smoothstep(0, 0.04, share) * smoothstep(width + 0.04, width, share)
}

const DOT_SPACING = 0.2
const FLOWER_SPACING = 0.34

const dots: Figure = (u, v) => {
  const row = Math.floor(v / DOT_SPACING)
  const shifted = u + (row % 2 === 0 ? 0 : DOT_SPACING / 2)
  const dx = shifted - (Math.floor(shifted / DOT_SPACING) + 0.5) * DOT_SPACING
  const dy = v - (row + 0.5) * DOT_SPACING
  return smoothstep(0.05, 0.04, Math.hypot(dx, dy))
}

/** Five-petalled blossoms of varied size, scattered. */
const floral: Figure = (u, v) => {
  const column = Math.floor(u / FLOWER_SPACING)
  const row = Math.floor(v / FLOWER_SPACING)
  const centerX = (column + 0.3 + 0.4 * hash3(column, row, 1)) * FLOWER_SPACING
  const centerY = (row + 0.3 + 0.4 * hash3(column, row, 2)) * FLOWER_SPACING
  const [dx, dy] = [u - centerX, v - centerY]
  const angle = Math.atan2(dy, dx) + hash3(column, row, 3) * 6
  const reach = (0.065 + 0.045 * hash3(column, row, 4)) * (0.75 + 0.25 * Math.cos(angle * 5))
  const distance = Math.hypot(dx, dy)
  const stem = angle - 0.6
  const [alongLeaf, acrossLeaf] = [distance * Math.cos(stem) - 0.115, distance * Math.sin(stem)]
  const leaf = 0.4 * smoothstep(1.1, 0.9, Math.hypot(alongLeaf / 0.05, acrossLeaf / 0.02))
  return distance < 0.018 ? 0.2 : Math.max(leaf, smoothstep(reach, reach * 0.86, distance))
}

const PRINTS: Record<Exclude<Pattern, 'plain'>, Figure> = {
  stripes: (_u, v) => band(v, 0.24, 0.4),
  checks: (u, v) => 0.5 * band(u, 0.36, 0.42) + 0.5 * band(v, 0.36, 0.42),
  dots,
  floral,
}

const WHITE: Rgb = [246, 243, 236]
const INK: Rgb = [30, 32, 40]

/** Light figures on dark cloth, dark ones on light cloth. */
const secondColor = (color: Rgb): Rgb =>
  0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] > 165 ? mixRgb(color, INK, 0.72) : mixRgb(color, WHITE, 0.82)

/** Prints the look's pattern at (u, v) onto a sample that has the cloth's plain colour. */
const printPattern = (
  sample: ClothSample,
  { pattern, print, color }: ClothAppearance,
  [u, v]: readonly [number, number],
): void => {
  if (print) return print(sample, u, v)
  if (pattern === 'plain') return
  const share = PRINTS[pattern](u, v)
  if (share <= 0) return
  const [red, green, blue] = secondColor(color)
  sample.red += (red - sample.red) * share
  sample.green += (green - sample.green) * share
  sample.blue += (blue - sample.blue) * share
}

const tone = (sample: ClothSample, factor: number): void => {
  sample.red *= factor
  sample.green *= factor
  sample.blue *= factor
}

/** Ribs that run across the piece. */
const ribs = (sample: ClothSample, along: number, perUnit: number): void => {
  const phase = along * perUnit * Math.PI * 2
  const slope = Math.cos(phase) * 0.26
  bendNormal(sample, slope * sample.normalZ, slope * sample.normalX)
  tone(sample, 0.9 + 0.09 * Math.sin(phase))
}

/** A row of stitches near the edge of a collar or lapel. */
const topstitch = (sample: ClothSample, across: number, along: number): void => {
  const offset = Math.abs(across - 0.86)
  if (offset > 0.05) return
  tone(sample, 1 - 0.16 * Math.exp(-((offset / 0.018) ** 2)))
  const dash = along * 17
  if (offset < 0.012 && dash - Math.floor(dash) < 0.6) tone(sample, 1.12)
}

/** Colours a sewn-on piece: x is the length along it, y the share across it. */
const shadeTrim = (sample: ClothSample, trim: number, fabric: Stuff): void => {
  const { x: along, y: across } = sample
  if (trim === TRIM.rib) {
    ribs(sample, along, fabric === FABRICS.stockinette ? 20 : 34)
    tone(sample, 0.95 + 0.05 * smoothstep(0, 0.5, across) - 0.14 * Math.exp(-((across / 0.1) ** 2)))
    return
  }
  if (trim === TRIM.turtleneck) {
    ribs(sample, along, 17)
    tone(sample, 1 - 0.16 * Math.exp(-(((across - 0.08) / 0.06) ** 2)))
    return
  }
  if (trim === TRIM.cord) {
    tone(sample, 0.86 + 0.2 * valueNoise(along * 90, across * 8, 3))
    return
  }
  if (trim === TRIM.scarf) {
    // A band of gold thread along both edges.
    const edge = Math.min(across, 1 - across)
    if (edge < 0.055) {
      sample.red = 212 - 40 * Math.sin(along * 60) ** 2
      sample.green = 172 - 40 * Math.sin(along * 60) ** 2
      sample.blue = 92
      sample.gloss = 0.4
    }
    return
  }
  fabric.weave(sample, along, across * 0.35)
  if (trim === TRIM.collar) topstitch(sample, across, along)
  if (trim === TRIM.lapel) tone(sample, 1.05 - 0.3 * smoothstep(0.9, 1, across))
}

export type ClothShader = (sample: ClothSample) => void

/** How the cloth of one layer looks: weave, colour, printed or woven pattern, seams, folds. */
export type ClothAppearance = {
  fabric: Stuff
  color: Rgb
  pattern: Pattern
  print?: Print
  seams?: Seams
  folds?: FoldMap
}

export type ClothAppearances = ReadonlyMap<Material, ClothAppearance>

/** About the width of a collar's cloth in head units. */
const COLLAR_WIDTH = 0.6

const BRASS: Rgb = [196, 160, 98]
const STEEL: Rgb = [188, 190, 196]

const paint = (sample: ClothSample, color: Rgb): void => {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
}

/** Paints every cloth of an outfit: colour, pattern, weave, seams and how it takes the light. */
export const createClothShader = (looks: ClothAppearances): ClothShader => {
  const isDenim = [...looks.values()].some(({ fabric }) => fabric === FABRICS.denim)
  const metal = isDenim ? BRASS : STEEL
  return (sample) => {
    const look = looks.get(sample.material)
    if (!look) {
      paint(sample, metal)
      sample.sheen = 0
      sample.gloss = 0.9
      return
    }
    const trim = sample.z >= TRIM_REST_Z - 0.5 ? Math.round(sample.z - TRIM_REST_Z) : undefined
    paint(sample, look.color)
    sample.sheen = look.fabric.sheen
    sample.gloss = look.fabric.gloss
    if (trim === undefined) {
      printPattern(sample, look, [sample.x, sample.y])
      look.fabric.weave(sample, sample.x, sample.y - 0.55 * sample.z)
      look.seams?.(sample)
    } else {
      if (trim === TRIM.collar) printPattern(sample, look, [sample.x, sample.y * COLLAR_WIDTH])
      if (trim === TRIM.cord) paint(sample, scaleRgb(look.color, 1.12))
      shadeTrim(sample, trim, look.fabric)
    }
  }
}
