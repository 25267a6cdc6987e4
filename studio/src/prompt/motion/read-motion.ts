import { createLexicon } from '../lexicon.ts'
import { matchPhrases } from '../match-phrases.ts'
import type { Item } from '../match-phrases.ts'
import type { MotionCommand, Direction, MotionWord, Pace, Sense } from '../sense.ts'
import { placeStress } from '../stress.ts'
import { tokenize } from '../tokenize.ts'
import { MOTION_WORDS } from './motion-words.ts'

/** One movement that a prompt asks for, or forbids where `strength` is below 0. */
export type RequestedMotion = {
  deed: MotionCommand
  strength: number
  /** Movements of one step begin together, steps follow each other. */
  step: number
  pace?: Pace
  direction?: Direction
  times?: number
}

type TellingPhrase = Pick<Sense, 'fate' | 'how'> & {
  phrase: string
  isKnown: boolean
  /** It is done with hands. */
  needsHands: boolean
}

type MotionReading = {
  requests: RequestedMotion[]
  /** Phrases once each, in their order: movements, and what is not known here and may name people or places. */
  phrases: TellingPhrase[]
}

const LEXICON = createLexicon(MOTION_WORDS)

type Entry = MotionWord | { kind: 'break' }

/** Reads what a prompt says about movement. Any string is safe. */
export const readMotion = (prompt: string): MotionReading => {
  const items = matchPhrases(tokenize(prompt), LEXICON)
  const requests: RequestedMotion[] = []
  let step = 0
  let pending: Pick<RequestedMotion, 'pace' | 'direction' | 'times'> = {}
  let open: RequestedMotion | undefined
  const qualify = (quality: Pick<RequestedMotion, 'pace' | 'direction' | 'times'>): void => {
    if (open) Object.assign(open, quality)
    else pending = { ...pending, ...quality }
  }
  for (const entry of listEntries(items)) {
    if (entry.kind === 'break' || entry.kind === 'none') open = undefined
    else if (entry.kind === 'pace') qualify({ pace: entry.pace })
    else if (entry.kind === 'direction') qualify({ direction: entry.direction })
    else if (entry.kind === 'count') qualify({ times: entry.times })
    else if (entry.kind === 'step') {
      if (entry.starts === 'next' || entry.starts === 'last') step += requests.length > 0 ? 1 : 0
      open = undefined
    } else {
      const before = open && continues(open, entry.deed) ? open : undefined
      if (before) before.deed = entry.deed
      else {
        open = { deed: entry.deed, strength: entry.strength, step, ...pending }
        requests.push(open)
        pending = {}
      }
    }
  }
  // A direction alone, such as the "in" of "in the rain", asks for nothing.
  const telling = items.filter(
    (item) => item.kind === 'unknown' || marksOf(item).some(({ kind }) => kind !== 'direction'),
  )
  const phrases = new Map(telling.map((item) => [item.phrase, tellingPhrase(item)]))
  return { requests, phrases: [...phrases.values()] }
}

/** "Turns slowly to the camera": the verb was read before what it is about. */
const continues = (open: RequestedMotion, deed: MotionCommand): boolean =>
  deed.does === 'face-camera' && open.deed.does === 'move' && open.deed.channel === 'turn'

const marksOf = ({ senses, strength }: Item, stress = 1): MotionWord[] => {
  const marks: MotionWord[] = []
  for (const sense of senses)
    if (sense.role === 'trait') sense.effect({ person: {}, scene: {}, marks }, strength * stress)
  return marks
}

const tellingPhrase = (item: Item): TellingPhrase => {
  const { fate, how } = item.senses.find((sense) => sense.fate) ?? {}
  const needsHands = marksOf(item).some(
    (mark) =>
      mark.kind === 'deed' &&
      (mark.deed.does === 'wave' || (mark.deed.does === 'move' && mark.deed.channel === 'gesture')),
  )
  return { phrase: item.phrase, isKnown: item.kind === 'known', needsHands, fate, how }
}

const listEntries = (items: readonly Item[]): Entry[] => {
  const stress = placeStress(items)
  const entries: Entry[] = []
  for (const item of items) {
    if (
      item.kind === 'comma' ||
      item.kind === 'stop' ||
      item.senses.some(({ role }) => role === 'joiner' || role === 'break')
    )
      entries.push({ kind: 'break' })
    entries.push(...marksOf(item, stress.get(item)))
  }
  return entries
}
