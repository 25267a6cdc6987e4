import { closeMask } from '../cut-out/mask.ts'
import { GarmentNotFoundError } from '../errors.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { luma } from '../faces/skin-likeness.ts'
import { blur } from '../image/blur.ts'
import type { Picture, RenderOptions } from '../image/picture.ts'
import type { Rgb } from '../image/rgb.ts'
import { clamp, median } from '../math/scalar.ts'
import { openPrint } from '../render/cloth/appearance/fabrics.ts'
import type { WornGarment } from '../scene/outfits/worn-garment.ts'
import { findWearer, findWorn } from './find-worn.ts'
import type { FoundGarment, Wearer } from './find-worn.ts'
import { readMatte } from './worn-matte.ts'
import type { Matte } from './worn-matte.ts'

/** Light that dark cloth reflects whatever its dye, of 255: keeps noise of black cloth from shining. */
const FLOOR = 14
const DARKEST = 0.22
const BRIGHTEST = 1.7
/** Values of a pattern's own colours, and how often they are found anew. */
const TONES = 3
const ROUNDS = 10
/** Tones farther apart than this share of the brighter one are a pattern's own. */
const PATTERN_GAP = 0.55
/** A tone that fills less than this is no part of a pattern but shade. */
const LEAST_TONE = 0.16
const FOLD_RADIUS_SHARE = 0.012

/**
 * How much brighter or darker than usual the cloth is at each pixel: folds and shade without the dye, 1 where it is as
 * usual. Of patterned cloth each tone is compared with itself, and what is left is smoothed.
 */
const readShading = (picture: Picture, { alpha, cloth }: Matte): Float32Array => {
  const { width, height, data } = picture
  const light = Float32Array.from(alpha, (share, at) => {
    const seen = luma(data[at * 4], data[at * 4 + 1], data[at * 4 + 2])
    // Where something else shines through, the cloth beside it tells.
    return share > 0.98 ? seen : luma(cloth[at * 3], cloth[at * 3 + 1], cloth[at * 3 + 2])
  })
  const tones = findTones(light, alpha)
  const shading = light.map((value, at) => {
    if (alpha[at] <= 0) return 1
    const tone = tones.reduce((near, other) => (Math.abs(other - value) < Math.abs(near - value) ? other : near))
    return clamp((value + FLOOR) / (tone + FLOOR), DARKEST, BRIGHTEST)
  })
  if (tones.length === 1) return shading
  return blur({ width, height, values: shading }, Math.max(2, Math.round(width * FOLD_RADIUS_SHARE)), 2).values
}

/** The lightness that cloth usually has; several where it is patterned. */
const findTones = (light: Float32Array, alpha: Float32Array): number[] => {
  const step = Math.max(1, Math.floor(light.length / 60_000))
  const values = light.filter((_, at) => at % step === 0 && alpha[at] > 0.98).sort()
  const whole = [median(values)]
  let tones = Array.from(
    { length: TONES },
    (_, index) => values[Math.floor(((index + 0.5) / TONES) * values.length)] ?? 0,
  )
  let groups: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = tones.map(() => [])
    for (const value of values) {
      const gaps = tones.map((tone) => Math.abs(tone - value))
      groups[gaps.indexOf(Math.min(...gaps))].push(value)
    }
    tones = groups.map((group, index) => (group.length > 0 ? median(group) : tones[index]))
  }
  const kept = tones.filter((_, index) => groups[index].length > LEAST_TONE * values.length)
  const isPattern = kept.length > 1 && isStepped(values, kept)
  return isPattern ? kept : whole
}

/** A pattern leaves a gap between its tones that shade, which is everywhere between, does not. */
const isStepped = (values: Float32Array, tones: readonly number[]): boolean => {
  const [low, high] = [Math.min(...tones), Math.max(...tones)]
  if (high - low < PATTERN_GAP * high) return false
  const between = values.filter((value) => value > low + 0.35 * (high - low) && value < low + 0.65 * (high - low))
  return between.length < 0.18 * values.length
}

/** Cloth above this lightness, of 255, is brightened less. */
const BRIGHT = 232
const BRIGHT_SLOPE = 0.35

/** Notches narrower than twice this, in pixels of the small mask, are mended. */
const NOTCH = 1
/** With more of its colours around, or less of an outline, cloth would be laid where there is none. */
const MOST_ALIKE = 0.1
const MOST_BLURRED = 0.13

/** Shares of the height of what is worn, and how far its colours may be apart there, in OKLab. */
const UPPER_PART = [0.15, 0.5] as const
const LOWER_PART = [0.88, 0.98] as const
const ONE_CLOTH = 0.12

type DressRequest = { target: Picture; garment: WornGarment }

/**
 * Gives what somebody wears in a picture another garment's cloth. Its cut, its folds and the light on it stay those of the
 * picture; colour and pattern are the garment's. All that is not cloth keeps its bytes.
 * @param onStage Called in order with shares from 0 to 1; may throw to stop.
 * @throws GarmentNotFoundError when no such garment can be made out clearly on somebody.
 */
export const dressPicture = (
  models: FaceModels,
  { target, garment }: DressRequest,
  onStage?: RenderOptions['onStage'],
): Picture => {
  onStage?.('Looking for what is worn', 0)
  const wearer = findWearer(models, target, garment.category)
  if (!wearer) throw new GarmentNotFoundError('Nobody in this picture shows what is worn.')
  const worn = findWorn(wearer, garment.category)
  if (worn.alike > MOST_ALIKE || worn.blurred > MOST_BLURRED)
    throw new GarmentNotFoundError('What is worn does not stand out clearly from what is around it.')
  if (garment.category === 'one-pieces' && !isOfOneCloth(worn))
    throw new GarmentNotFoundError('A dress cannot take the place of two garments in this picture.')
  onStage?.('Reading folds and light', 0.5)
  const matte = readMatte(worn.picture, closeMask(worn.mask, NOTCH))
  const shading = readShading(worn.picture, matte)
  onStage?.('Laying the cloth', 0.75)
  const dressed = { ...target, data: target.data.slice() }
  layCloth(dressed, { wearer, matte, shading, colorAt: clothOn(worn, garment) })
  onStage?.('Done', 1)
  return dressed
}

/** Whether what is worn looks the same above the waist and at its lower end. */
const isOfOneCloth = ({ lab: { values }, mask, measures: { top, height } }: FoundGarment): boolean => {
  const colorOf = ([from, to]: readonly [number, number]): number[] => {
    const rows = [top + from * height, top + to * height].map((row) => Math.round(row) * mask.width)
    const cloth = Array.from({ length: rows[1] - rows[0] }, (_, index) => rows[0] + index).filter(
      (at) => mask.inside[at],
    )
    return [0, 1, 2].map((axis) => median(cloth.map((at) => values[at * 3 + axis])))
  }
  const [upper, lower] = [UPPER_PART, LOWER_PART].map(colorOf)
  return Math.hypot(...upper.map((value, axis) => value - lower[axis])) < ONE_CLOTH
}

/** The cloth's colour at a pixel of the wearer's part of the picture. */
type ClothColor = (x: number, y: number) => Rgb

/** Spreads a garment's cloth over a body: a print keeps its size against the width across. */
const clothOn = ({ picture, lab, measures }: FoundGarment, { color, print }: WornGarment): ClothColor => {
  if (!print) return () => color
  const scale = picture.width / lab.width
  const across = 2 * measures.halfWidth * scale
  const paint = openPrint(print, 1)
  const sample = { red: 0, green: 0, blue: 0 }
  return (x, y) => {
    paint(sample, (x - measures.axis * scale) / across, (y - measures.top * scale) / across)
    return [sample.red, sample.green, sample.blue]
  }
}

type Laying = {
  wearer: Wearer
  matte: ReturnType<typeof readMatte>
  shading: Float32Array
  colorAt: ClothColor
}

const layCloth = (target: Picture, { wearer, matte, shading, colorAt }: Laying): void => {
  const { left, top, picture } = wearer
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const at = y * picture.width + x
      const share = matte.alpha[at]
      if (share <= 0.002) continue
      const color = colorAt(x, y)
      const to = ((y + top) * target.width + x + left) * 4
      for (let channel = 0; channel < 3; channel++) {
        const cloth = soften(color[channel] * shading[at])
        // What is seen beside the cloth in a mixed pixel is what remains of it without the old cloth.
        const beside =
          share > 0.98
            ? 0
            : clamp(target.data[to + channel] - share * matte.cloth[at * 3 + channel], 0, (1 - share) * 255)
        target.data[to + channel] = share > 0.98 ? cloth : beside + share * cloth
      }
    }
}

const soften = (value: number): number => (value > BRIGHT ? BRIGHT + (value - BRIGHT) * BRIGHT_SLOPE : value)
