import { pronounceWord } from '../../music/lyrics/pronounce-word.ts'
import type { Phrase, ScriptWord } from '../script/read-script.ts'
import { isForeign } from '../script/read-words.ts'
import type { TimedPhone, TimeSpan, Tone } from '../speech.ts'

/** What is said higher, louder or longer than its phrase, each as a factor. */
export type Lift = TimeSpan & { pitch: number; gain: number; stretch: number }

/** What a phrase's own movement of the pitch becomes; a rise goes from one factor of its middle pitch to another. */
export type Melody = { lifts: readonly Lift[]; rise?: TimeSpan & { from: number; to: number } }

/** How a phrase takes part in a question: whether it rises at its end, and which word of it asks. */
export type Asking = { isRising: boolean; word: number | null }

const STRESSED: Record<Tone, Omit<Lift, keyof TimeSpan>> = {
  calm: { pitch: 1.18, gain: 1.75, stretch: 1.15 },
  lively: { pitch: 1.26, gain: 1.85, stretch: 1.15 },
}
const ASKED: Record<Tone, Omit<Lift, keyof TimeSpan>> = {
  calm: { pitch: 1.16, gain: 1.12, stretch: 1 },
  lively: { pitch: 1.22, gain: 1.15, stretch: 1 },
}
const RISES: Record<Tone, { from: number; to: number }> = {
  calm: { from: 0.94, to: 1.4 },
  lively: { from: 0.94, to: 1.55 },
}

const QUESTION = /\?[!?"')\]]*$/
const ASKS = /^(?:who|whom|whose|what|when|where|which|why|how)(?:'\w+)?$/
const DECIDES =
  /^(?:(?:do|does|did|is|are|am|was|were|have|has|had|can|could|will|would|shall|should|may|might|must)(?:n't)?|can't|won't|ain't)$/
/** What may stand before the word that a question begins with. */
const OPENS = new Set(
  'and but so or well okay ok hey oh now then yes no please to in at for from by with of on about since until'.split(
    ' ',
  ),
)

/** What follows an "or" that offers nothing to choose from: "or not?", "or something?". */
const OFFERS_NOTHING = new Set('not no so something anything someone anyone what else'.split(' '))

type Place = { phrase: number; word: number; said: string }

/** Parts of a sentence between its pauses. */
const clausesOf = (phrases: readonly Phrase[], first: number, last: number): Place[][] => {
  const clauses: Place[][] = [[]]
  for (let phrase = first; phrase <= last; phrase++) {
    for (const [word, { spoken, pause }] of phrases[phrase].words.entries()) {
      clauses.at(-1)?.push(...spoken.map((said) => ({ phrase, word, said })))
      if (pause > 0) clauses.push([])
    }
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Whether one of two things is to be chosen, as in "tea or coffee?": such a question falls at its end. */
const offersChoice = (clauses: readonly Place[][]): boolean => {
  const words = clauses.flat().map(({ said }) => said)
  const or = words.lastIndexOf('or')
  const next = words[or + 1]
  return or > 0 && next !== undefined && !OFFERS_NOTHING.has(next) && !DECIDES.test(next)
}

const beginningOf = (clause: readonly Place[]): Place | undefined => clause.find(({ said }) => !OPENS.has(said))

/** What each phrase of a script has to do with a question: one with a w-word or a choice falls, one to be said yes or no to rises. */
export const findQuestions = (phrases: readonly Phrase[]): Asking[] => {
  const asking = phrases.map((): Asking => ({ isRising: false, word: null }))
  let first = 0
  for (const [last, { words, ending }] of phrases.entries()) {
    if (ending === ',') continue
    if (QUESTION.test(words.at(-1)?.text ?? '')) {
      const clauses = clausesOf(phrases, first, last)
      const beginnings = clauses.flatMap((clause) => beginningOf(clause) ?? [])
      const decides = DECIDES.test(beginnings.at(-1)?.said ?? '')
      const asked = decides ? undefined : beginnings.findLast(({ said }) => ASKS.test(said))
      if (asked) asking[asked.phrase].word = asked.word
      else asking[last].isRising = !offersChoice(clauses)
    }
    first = last + 1
  }
  return asking
}

const isVowel = ({ phone }: TimedPhone): boolean => /^[aeiou]/.test(phone)
const isVoiced = ({ phone }: TimedPhone): boolean => !/^(?:pau|p|t|k|f|th|s|sh|ch|hh)$/.test(phone)

const within = (phones: readonly TimedPhone[], span: TimeSpan): TimedPhone[] =>
  phones.filter(({ start, end }) => start >= span.start - 1e-6 && end <= span.end + 1e-6)

/** The vowel of a word that carries its accent; none in words that are said lightly. */
const accentOf = ({ spoken }: ScriptWord, phones: readonly TimedPhone[]): TimedPhone | undefined => {
  const syllables = spoken.flatMap((word) => pronounceWord(word, isForeign(word) ? 'other' : 'english'))
  const accented = syllables.findLastIndex(({ stress }) => stress > 0.7)
  const vowels = phones.filter(isVowel)
  if (accented < 0) return undefined
  // Counted from the end, as what running speech swallows stands mostly before.
  return vowels.at(accented - syllables.length) ?? vowels[0]
}

type SaidPhrase = {
  words: readonly ScriptWord[]
  phones: readonly TimedPhone[]
  spans: readonly TimeSpan[]
  asking: Asking
  tone: Tone
}

const riseOf = ({ words, phones, spans, tone }: SaidPhrase): Melody['rise'] => {
  const accents = words.map((word, index) => accentOf(word, within(phones, spans[index])))
  const accent = accents.findLast((vowel) => vowel !== undefined) ?? phones.findLast(isVowel)
  const last = phones.findLast(isVoiced)
  return accent && last && { start: accent.start, end: last.end, ...RISES[tone] }
}

/** What question marks, asterisks and capitals do to the pitch, weight and length of a phrase that was said without. */
export const melodyOf = (phrase: SaidPhrase): Melody => {
  const { words, spans, asking, tone } = phrase
  const lifts = words.flatMap(({ isStressed }, index) => {
    if (isStressed) return [{ ...spans[index], ...STRESSED[tone] }]
    return index === asking.word ? [{ ...spans[index], ...ASKED[tone] }] : []
  })
  const rise = asking.isRising ? riseOf(phrase) : undefined
  return { lifts, ...(rise && { rise }) }
}
