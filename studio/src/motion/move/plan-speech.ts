import { createRepeatableDraw } from '../../identity/repeatable-draw.ts'
import type { Motion } from '../motion.ts'

const SYLLABLES_PER_SECOND = 4.6
/** One syllable in so many is a pause between words. */
const PAUSE_CHANCE = 0.16

type Syllable = { middle: number; width: number; opening: number }

const syllablesOf = ({ acts, durationSeconds, seed }: Motion): Syllable[] => {
  const draw = createRepeatableDraw(seed)
  return acts
    .filter(({ channel }) => channel === 'talk')
    .flatMap(({ amount, from, to }, act) => {
      const start = from * durationSeconds
      const seconds = (to - from) * durationSeconds
      const count = Math.max(1, Math.floor(seconds * SYLLABLES_PER_SECOND))
      return Array.from({ length: count }, (_, index): Syllable => {
        const key = `speech/${act}/${index}`
        const isPause = draw.chance(`${key}/pause`, PAUSE_CHANCE)
        return {
          middle: start + ((index + draw.between(`${key}/at`, 0.4, 0.6)) / count) * seconds,
          width: (seconds / count) * draw.between(`${key}/width`, 0.48, 0.58),
          opening: isPause ? 0 : Math.max(0, amount) * draw.between(`${key}/opening`, 0.35, 1),
        }
      })
    })
}

/** How far the mouth is open to speak at a moment (share of the clip), 0 to 1: syllables of unequal length and height. */
export const planSpeech = (motion: Motion): ((share: number) => number) => {
  const syllables = syllablesOf(motion)
  return (share) => {
    const seconds = share * motion.durationSeconds
    let opening = 0
    for (const syllable of syllables) {
      const offset = (seconds - syllable.middle) / syllable.width
      if (Math.abs(offset) < 1) opening = Math.max(opening, syllable.opening * Math.cos((offset * Math.PI) / 2) ** 2)
    }
    return opening
  }
}
