import { WORN_NAMES, WORN_PLACES, wornThing } from '../../identity/worn.ts'
import type { WornName, WornPlace } from '../../identity/worn.ts'
import type { Rgb } from '../../image/rgb.ts'
import { nothing } from '../effects.ts'
import { changed, modifiers, nouns } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'
import { COLOR_WORDS } from './outfit-words.ts'

const wear = (place: WornPlace, name: WornName | 'none'): Effect => {
  return ({ scene }) => {
    scene.worn = { ...scene.worn, [place]: name }
  }
}

const dye =
  (place: WornPlace, color: Rgb): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.wornColors = { ...scene.wornColors, [place]: color }
  }

const METAL_WORDS = {
  'diamond|platinum|crystal|steel|sparkly': [216, 222, 230],
  'rose gold|copper|bronze': [206, 150, 124],
  'pearl|white gold': [238, 232, 222],
} as const satisfies Record<string, Rgb>

/** Whatever is worn beside clothes, with its colours. */
export const WORN_WORDS: WordList = [
  ...WORN_NAMES.flatMap((name) => {
    const { place, words } = wornThing(name)
    return nouns(place, { [words]: { effect: wear(place, name), absent: wear(place, 'none') } })
  }),
  ...WORN_PLACES.flatMap((place) => changed('kept as it usually is', modifiers(place, { 'short|tall': nothing }))),
  ...WORN_PLACES.flatMap((place) =>
    modifiers(
      place,
      Object.fromEntries(
        Object.entries({ ...COLOR_WORDS, ...METAL_WORDS }).map(([words, color]) => [words, dye(place, color)]),
      ),
    ),
  ),
]
