import { resample } from '../../studio/src/music/dsp/resample.ts'
import { RATE } from '../../studio/src/music/dsp/units.ts'
import { pronounceWord } from '../../studio/src/music/lyrics/pronounce-word.ts'
import { sing, type Singer } from '../../studio/src/music/voice/sing.ts'

export const RECOGNISER_RATE = 16_000
const STEPS = [2, 0, 4] as const

/** Words that songs use, with all consonants at all places. */
export const SUNG_WORDS: readonly string[] =
  `neon rivers in the morning light was chasing shadows through night every window had song to play take me higher over
  city we are dancing into sun winter rain upon my window pane stay with until leave candle burning dark turn lights down
  low you will find home inside heart golden dreams never die forever young baby tonight summer love fire moon stars back
  again falling time road long believe world hand cold think want stand lost found step deep black red big stop bed`
    .split(/\s+/)
    .filter((word, index, all) => all.indexOf(word) === index)

export type Delivery = { name: string; singer: Singer; midi: number; syllableSeconds: number }

export const DELIVERIES: readonly Delivery[] = [
  { name: 'low voice', singer: { scale: 1, breath: 0.045, tiltHertz: 2600 }, midi: 47, syllableSeconds: 0.3 },
  { name: 'low voice, fast', singer: { scale: 1, breath: 0.045, tiltHertz: 2600 }, midi: 47, syllableSeconds: 0.18 },
  { name: 'middle voice', singer: { scale: 1.06, breath: 0.045, tiltHertz: 2600 }, midi: 55, syllableSeconds: 0.36 },
  { name: 'high voice', singer: { scale: 1.15, breath: 0.045, tiltHertz: 2600 }, midi: 62, syllableSeconds: 0.3 },
]

/** One word on up to three notes, at the rate of the recogniser. */
export function singWord(word: string, { singer, midi, syllableSeconds }: Delivery): Float32Array {
  let start = 0.25
  const syllables = pronounceWord(word, 'english')
  const notes = syllables.map((syllable, index) => {
    const seconds = syllableSeconds * (index === syllables.length - 1 ? 1.6 : 1)
    const note = { ...syllable, start, end: start + seconds, midi: midi + (STEPS[index % 3] ?? 0) }
    start += seconds
    return note
  })
  return resample(sing(notes, { singer, seconds: start + 0.3, seed: 1 }), RATE, RECOGNISER_RATE)
}
