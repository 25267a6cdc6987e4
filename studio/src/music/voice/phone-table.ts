import { triples } from '../../math/spline.ts'
import type { Consonant, Vowel } from '../lyrics/phones.ts'

/** Frequencies and bandwidths of the first three formants in hertz. */
export type Formants = { hertz: readonly [number, number, number]; widths: readonly [number, number, number] }

type VowelShape = Formants & {
  /** Where a diphthong glides to. */
  glide?: readonly [number, number, number]
}

/** A band of noise: centre and width in hertz, level. */
export type NoiseBand = readonly [number, number, number]

export type ConsonantShape = Formants & {
  manner: 'glide' | 'liquid' | 'nasal' | 'fricative' | 'stop' | 'affricate' | 'breath'
  isVoiced: boolean
  milliseconds: number
  /** Voicing while the tract is narrow, against a vowel's 1. */
  voicing: number
  noise: readonly NoiseBand[]
}

/** Men's values after Klatt 1980 (JASA 67, 971 to 995, table II), with a shorter first formant where sung. */
export const VOWEL_SHAPES: Readonly<Record<Vowel, VowelShape>> = {
  IY: { hertz: [300, 2150, 2960], widths: [50, 150, 300] },
  IH: { hertz: [400, 1850, 2570], widths: [50, 100, 140] },
  EY: { hertz: [480, 1800, 2520], widths: [60, 100, 180], glide: [330, 2120, 2600] },
  EH: { hertz: [540, 1750, 2500], widths: [60, 90, 180] },
  AE: { hertz: [660, 1680, 2430], widths: [70, 120, 250] },
  AA: { hertz: [720, 1180, 2600], widths: [90, 70, 140] },
  AO: { hertz: [600, 930, 2550], widths: [80, 80, 80] },
  AH: { hertz: [620, 1220, 2550], widths: [80, 60, 140] },
  AX: { hertz: [520, 1400, 2500], widths: [70, 80, 140] },
  OW: { hertz: [540, 1020, 2300], widths: [70, 70, 80], glide: [400, 820, 2300] },
  UH: { hertz: [450, 1100, 2350], widths: [70, 90, 80] },
  UW: { hertz: [330, 1000, 2200], widths: [60, 90, 120] },
  ER: { hertz: [460, 1280, 1620], widths: [70, 60, 100] },
  AY: { hertz: [700, 1220, 2550], widths: [90, 70, 180], glide: [390, 1980, 2550] },
  AW: { hertz: [690, 1230, 2550], widths: [80, 70, 130], glide: [420, 900, 2350] },
  OY: { hertz: [550, 900, 2400], widths: [70, 60, 120], glide: [370, 1880, 2450] },
}

type Row = readonly [number, Formants['hertz'], Formants['widths'], number, (readonly NoiseBand[])?]

const shape = (manner: ConsonantShape['manner'], isVoiced: boolean, row: Row): ConsonantShape => {
  const [milliseconds, hertz, widths, voicing, noise = []] = row
  return { manner, isVoiced, milliseconds, hertz, widths, voicing, noise }
}

/** Loci and bandwidths after Klatt 1980, table III; noise in bands instead of a parallel branch. */
export const CONSONANT_SHAPES: Readonly<Record<Consonant, ConsonantShape>> = {
  W: shape('glide', true, [70, [300, 640, 2150], [60, 90, 80], 0.75]),
  Y: shape('glide', true, [65, [270, 2200, 3000], [50, 200, 350], 0.7]),
  R: shape('glide', true, [75, [330, 1120, 1480], [70, 100, 120], 0.75]),
  L: shape('liquid', true, [70, [330, 1080, 2880], [60, 100, 240], 0.62]),
  M: shape('nasal', true, [75, [480, 1200, 2130], [60, 200, 200], 0.5]),
  N: shape('nasal', true, [70, [480, 1440, 2470], [60, 280, 300], 0.5]),
  NG: shape('nasal', true, [80, [480, 2000, 2900], [60, 280, 300], 0.5]),
  F: shape('fricative', false, [105, [340, 1100, 2080], [200, 120, 150], 0, triples('1400 1600 0.12, 7500 5000 0.3')]),
  V: shape('fricative', true, [70, [250, 1100, 2080], [70, 100, 130], 0.38, triples('1400 1600 0.05, 7500 5000 0.1')]),
  TH: shape('fricative', false, [100, [320, 1290, 2540], [200, 90, 200], 0, triples('1500 1500 0.05, 6200 4500 0.26')]),
  DH: shape('fricative', true, [55, [280, 1350, 2540], [70, 90, 170], 0.42, [[6200, 4500, 0.06]]]),
  S: shape('fricative', false, [
    115,
    [320, 1500, 2530],
    [200, 90, 200],
    0,
    triples('4800 900 0.22, 6300 1500 0.55, 8800 2500 0.42'),
  ]),
  Z: shape('fricative', true, [
    85,
    [250, 1500, 2530],
    [70, 80, 180],
    0.32,
    triples('4800 900 0.1, 6300 1500 0.26, 8800 2500 0.2'),
  ]),
  SH: shape('fricative', false, [
    115,
    [300, 1840, 2750],
    [200, 100, 250],
    0,
    triples('2600 400 0.5, 3700 700 0.55, 5200 1500 0.3'),
  ]),
  ZH: shape('fricative', true, [85, [260, 1840, 2750], [70, 90, 230], 0.34, triples('2600 400 0.26, 3700 700 0.28')]),
  HH: shape('breath', false, [65, [500, 1400, 2500], [250, 150, 200], 0]),
  P: shape('stop', false, [95, [350, 1000, 2150], [250, 140, 200], 0, triples('900 900 0.5, 2500 3000 0.12')]),
  B: shape('stop', true, [75, [220, 1000, 2150], [60, 110, 130], 0.14, triples('900 900 0.3, 2500 3000 0.06')]),
  T: shape('stop', false, [95, [350, 1750, 2650], [250, 120, 230], 0, triples('3900 1200 0.6, 6200 2500 0.45')]),
  D: shape('stop', true, [70, [220, 1720, 2650], [60, 100, 170], 0.14, triples('3900 1200 0.34, 5600 2500 0.2')]),
  K: shape('stop', false, [100, [320, 1900, 2700], [250, 160, 280], 0, triples('1900 400 0.8, 4200 1500 0.15')]),
  G: shape('stop', true, [75, [220, 1900, 2700], [60, 150, 260], 0.14, triples('1900 400 0.5, 4200 1500 0.08')]),
  CH: shape('affricate', false, [
    125,
    [300, 1800, 2800],
    [200, 90, 280],
    0,
    triples('2700 450 0.5, 3800 800 0.55, 5400 1800 0.25'),
  ]),
  JH: shape('affricate', true, [
    95,
    [240, 1800, 2800],
    [60, 80, 260],
    0.16,
    triples('2700 450 0.3, 3800 800 0.35, 5400 1800 0.12'),
  ]),
}
