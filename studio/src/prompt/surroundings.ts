import type { Item } from './match-phrases.ts'
import type { Verdict } from './read-prompt.ts'
import type { Outcome } from './tell-hints.ts'

const isPlace = ({ senses }: Item): boolean =>
  senses.some((sense) => sense.role === 'noun' && sense.feature === 'backdrop')

/** Whether the place that a prompt names has what is asked, or is so. */
export const isThere = ({ item, noun, strength, isCarrier }: Verdict, { reading, scene }: Outcome): boolean => {
  const { surroundings } = reading
  if (surroundings?.backdrop !== scene.backdrop || strength < 0 || isCarrier) return false
  return noun ? isPlace(noun) && surroundings.like.has(item.phrase) : surroundings.seen.has(item.phrase)
}
