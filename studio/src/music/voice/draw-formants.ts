import type { ControlTracks } from './control-tracks.ts'
import { CONTROL_RATE } from './control-tracks.ts'
import { CONSONANT_SHAPES, VOWEL_SHAPES } from './phone-table.ts'
import type { TimedConsonant, TimedPhone, TimedVowel } from './time-phones.ts'

type Triple = readonly [number, number, number]

/** Tract shape at one moment; between two of them everything moves along a cosine. */
type KeyShape = { time: number; hertz: Triple; widths: Triple; nasality: number }

const NEUTRAL: Triple = [500, 1500, 2500]

/** Draws formants, bandwidths and nasality of a line of phones. */
export const drawFormants = (tracks: ControlTracks, phones: readonly TimedPhone[]): void => {
  const keys = phones
    .flatMap((phone, index) =>
      phone.kind === 'vowel'
        ? shapesOfVowel(phone, phones[index + 1], phones[index - 1])
        : shapesOfConsonant(phone, vowelNear(phones, index)),
    )
    .toSorted((a, b) => a.time - b.time)
  if (keys.length === 0) return
  let place = 0
  for (let frame = 0; frame < tracks.frames; frame++) {
    const time = frame / CONTROL_RATE
    while (place < keys.length - 1 && keys[place + 1].time <= time) place++
    const [from, to] = [keys[place], keys[Math.min(place + 1, keys.length - 1)]]
    const span = to.time - from.time
    const share = span > 0 ? Math.max(0, Math.min(1, (time - from.time) / span)) : 0
    const weight = 0.5 - 0.5 * Math.cos(Math.PI * share)
    for (let formant = 0; formant < 3; formant++) {
      tracks.formants[formant][frame] = from.hertz[formant] + (to.hertz[formant] - from.hertz[formant]) * weight
      tracks.widths[formant][frame] = from.widths[formant] + (to.widths[formant] - from.widths[formant]) * weight
    }
    tracks.nasality[frame] = from.nasality + (to.nasality - from.nasality) * weight
  }
}

const isNasal = (phone: TimedPhone | undefined): boolean =>
  phone?.kind === 'consonant' && CONSONANT_SHAPES[phone.name].manner === 'nasal'

/** A vowel opens the nose before a nasal that ends its syllable, and a little after one that begins it. */
const BEFORE_NASAL = 0.4
const AFTER_NASAL = 0.15

const shapesOfVowel = (vowel: TimedVowel, next: TimedPhone | undefined, before: TimedPhone | undefined): KeyShape[] => {
  const { hertz, widths, glide } = VOWEL_SHAPES[vowel.name]
  const length = vowel.end - vowel.start
  const edge = Math.min(0.055, length * 0.33)
  const opening = isNasal(before) ? AFTER_NASAL : 0
  const closing = isNasal(next) && next?.note === vowel.note ? BEFORE_NASAL : 0
  const first: KeyShape = { time: vowel.start + edge, hertz, widths, nasality: opening }
  if (!glide) {
    const end = Math.max(first.time + 0.004, vowel.end - edge)
    const shapes = [first, { ...first, time: end, nasality: closing }]
    return length > 0.2 ? [first, { ...first, time: end - 0.08, nasality: 0 }, ...shapes.slice(1)] : shapes
  }
  const move = Math.min(0.16, length * 0.42)
  const end = vowel.end - edge * 0.6
  return [
    first,
    { ...first, time: Math.max(first.time + 0.005, end - move), nasality: 0 },
    { ...first, time: end, hertz: glide, nasality: closing },
  ]
}

/** The vowel that a consonant belongs to, or the one after it. */
const vowelNear = (phones: readonly TimedPhone[], index: number): TimedVowel | undefined => {
  const own = phones[index]
  const find = (step: number): TimedVowel | undefined => {
    for (let place = index + step; place >= 0 && place < phones.length; place += step) {
      const phone = phones[place]
      if (phone.kind === 'vowel') return Math.abs(phone.start - own.start) < 0.6 ? phone : undefined
    }
    return undefined
  }
  return own.kind === 'consonant' && own.isCoda ? (find(-1) ?? find(1)) : (find(1) ?? find(-1))
}

const shapesOfConsonant = (consonant: TimedConsonant, vowel: TimedVowel | undefined): KeyShape[] => {
  const { manner, widths } = CONSONANT_SHAPES[consonant.name]
  const length = consonant.end - consonant.start
  const hertz = tractOf(consonant, vowel)
  const nasality = manner === 'nasal' ? 1 : 0
  return [
    { time: consonant.start + Math.min(0.02, length * 0.25), hertz, widths, nasality },
    { time: consonant.end - Math.min(0.012, length * 0.2), hertz, widths, nasality },
  ]
}

const IS_VELAR = new Set(['K', 'G', 'NG'])

/** A consonant's formants, drawn toward those of its vowel (coarticulation). */
const tractOf = (consonant: TimedConsonant, vowel: TimedVowel | undefined): Triple => {
  const { manner, hertz } = CONSONANT_SHAPES[consonant.name]
  const near = vowel ? nearEnd(vowel, consonant.isCoda) : NEUTRAL
  const [first, second, third] = hertz
  if (IS_VELAR.has(consonant.name)) {
    const pinch = velarPinch(near[1])
    return [first, pinch, Math.max(2050, Math.min(2800, pinch + 450))]
  }
  if (manner === 'breath') return [Math.max(350, near[0]), near[1], near[2]]
  if (consonant.name === 'L' && consonant.isCoda) return [420, 860, 2600]
  if (manner === 'glide' || manner === 'liquid') return [first, 0.9 * second + 0.1 * near[1], third]
  return [first, 0.68 * second + 0.32 * near[1], third]
}

/** Second formant of K, G and NG next to a vowel: just above the vowel's own. */
export const velarPinch = (vowelSecond: number): number => Math.max(1000, vowelSecond * 1.04 + 120)

/** Formants of a vowel at its beginning, or at its end for what follows it. */
const nearEnd = (vowel: TimedVowel, isAfter: boolean): Triple => {
  const { hertz, glide } = VOWEL_SHAPES[vowel.name]
  return isAfter && glide ? glide : hertz
}

/** Second formant of the vowel that a consonant leans on. */
export const leaningSecond = (phones: readonly TimedPhone[], index: number): number => {
  const own = phones[index]
  const vowel = vowelNear(phones, index)
  return vowel ? nearEnd(vowel, own.kind === 'consonant' && own.isCoda)[1] : NEUTRAL[1]
}
