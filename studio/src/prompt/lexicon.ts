import { englishWords, isEnglish } from '../english.ts'
import { findPlainColor, findShaded } from './shades.ts'
import type { Sense, WordList } from './sense.ts'

/** The phrases that a reader knows, with what each may mean. */
export type Lexicon = {
  longestPhraseWords: number
  /** The senses of a phrase with how strongly its form says it: "bigger" stresses "big", "reddish" weakens "red". */
  findSenses: (phrase: string) => { senses: readonly Sense[]; strength: number } | undefined
  /** Whether reading a word needs to know if it is an English one. */
  mayBeSlip: (word: string) => boolean
  /** Words of five letters or more that are one slip of the finger away from one that is no English word. */
  listCorrections: (word: string) => string[]
  listPhrases: () => string[]
  /** English words that could be taken for slips: all that reading needs of a dictionary. */
  listLookalikes: () => string[]
}

const LEAST_CORRECTED = 5
const ENDINGS = /(ing|ed|ly)$/

/** "Smilling" may be "smiling", not "smile": an ending says of what kind a word is. */
const endAlike = (word: string, other: string): boolean => ENDINGS.exec(word)?.[0] === ENDINGS.exec(other)?.[0]

/** Who slips still begins and ends a word rightly. */
const endsOf = (word: string): string => `${word.at(0)}${word.at(-1)}`

const OWNERS = ['her', 'his', 'their', 'my', 'the', '']
const OWNED = / (her|his) (?=\S)/
const TWINNED = / (her|his|around) /

/** "Hand on his hip" is known from "hand on her hip", and "round the waist" from "around her waist". */
const listTwins = (phrase: string): string[] => {
  const owned = OWNED.test(phrase) ? OWNERS.map((owner) => phrase.replace(OWNED, owner ? ` ${owner} ` : ' ')) : [phrase]
  return owned.flatMap((twin) => (twin.includes(' around ') ? [twin, twin.replace(' around ', ' round ')] : [twin]))
}

const indexWords = (words: WordList) => {
  const known = new Map<string, Sense[]>()
  for (const [written, sense] of words) {
    // Texts are cut between digits and letters.
    const phrase = written.replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    const senses = known.get(phrase)
    if (senses) senses.push(sense)
    else known.set(phrase, [sense])
  }
  // Twins that are added meanwhile are none that have others.
  for (const [phrase, senses] of known)
    if (TWINNED.test(phrase)) for (const twin of listTwins(phrase)) if (!known.has(twin)) known.set(twin, senses)
  const parts = [...known.keys()].map((phrase) => phrase.split(' '))
  const single = new Set(parts.flat())
  const long = [...single].filter((word) => word.length >= LEAST_CORRECTED).sort()
  const longestPhraseWords = Math.max(...parts.map(({ length }) => length))
  return { known, single, longByEnds: Map.groupBy(long, endsOf), longestPhraseWords }
}

export const createLexicon = (words: WordList): Lexicon => {
  let made: ReturnType<typeof indexWords> | undefined
  // When first asked: a server starts without it.
  const index = () => (made ??= indexWords(words))
  const findSenses: Lexicon['findSenses'] = (phrase) => {
    const { known } = index()
    const exact = known.get(phrase) ?? []
    const said = new Set(exact.map((sense) => 'feature' in sense && sense.feature))
    const listSenses = (word: string) => known.get(word)
    const isSaidOfThings = phrase.includes(' ') && exact.length > 0 && exact.every(({ role }) => role === 'modifier')
    const shaded = findShaded(phrase, listSenses) ?? (isSaidOfThings ? findPlainColor(phrase, listSenses) : [])
    const all = [...exact, ...shaded.filter((sense) => !('feature' in sense && said.has(sense.feature)))]
    if (all.length > 0) return { senses: all, strength: 1 }
    if (phrase.includes(' ')) return undefined
    for (const [stem, strength] of listStems(phrase)) {
      const senses = known
        .get(stem)
        ?.filter((sense) => strength === 1 || sense.role === 'modifier' || sense.role === 'trait')
      if (senses && senses.length > 0) return { senses, strength }
    }
    return undefined
  }
  const listSlipped = (word: string): string[] => {
    const { single, longByEnds } = index()
    if (word.length < LEAST_CORRECTED || single.has(word)) return []
    const found = longByEnds.get(endsOf(word))?.filter((other) => endAlike(word, other) && isOneSlipAway(word, other))
    const cut = word.length > LEAST_CORRECTED && single.has(`${word}e`) ? [`${word}e`] : []
    const slipped = [...(found ?? []), ...cut]
    return slipped.length > 0 && !findSenses(word) ? slipped : []
  }
  return {
    get longestPhraseWords() {
      return index().longestPhraseWords
    },
    findSenses,
    mayBeSlip: (word) => listSlipped(word).length > 0,
    listCorrections: (word) => {
      const slipped = listSlipped(word)
      return slipped.length > 0 && isEnglish(word) ? [] : slipped
    },
    listPhrases: () => [...index().known.keys()],
    listLookalikes: () => englishWords().filter((word) => listSlipped(word).length > 0),
  }
}

/** The words that a word may be a form of, with how strongly its form says them. */
export const listStems = (word: string): [stem: string, strength: number][] => {
  const stems: [string, number][] = []
  const cut = (ending: string, strength: number) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return
    const stem = word.slice(0, -ending.length)
    stems.push([stem, strength], [`${stem}e`, strength])
    if (stem.at(-1) === stem.at(-2)) stems.push([stem.slice(0, -1), strength])
    if (stem.endsWith('i')) stems.push([`${stem.slice(0, -1)}y`, strength])
  }
  if (word.endsWith('s') && word.length > 4) stems.push([word.slice(0, -1), 1])
  if (word.endsWith('es') && word.length > 5) stems.push([word.slice(0, -2), 1])
  cut('er', 1.2)
  cut('est', 1.35)
  cut('ish', 0.65)
  return stems
}

const isOneSlipAway = (word: string, candidate: string): boolean => {
  if (Math.abs(word.length - candidate.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === candidate[start]) start++
  const restOf = (text: string, skipped: number) => text.slice(start + skipped)
  if (word.length === candidate.length) {
    const swapped = word[start] === candidate[start + 1] && word[start + 1] === candidate[start]
    return restOf(word, 1) === restOf(candidate, 1) || (swapped && restOf(word, 2) === restOf(candidate, 2))
  }
  return word.length > candidate.length
    ? restOf(word, 1) === restOf(candidate, 0)
    : restOf(word, 0) === restOf(candidate, 1)
}
