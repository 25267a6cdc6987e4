import { createLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { matchAsTyped } from './match-phrases.ts'
import type { Sense } from './sense.ts'
import { FURTHER_WORDS } from './words/further-words.ts'
import { PORTRAIT_WORDS } from './words/portrait-words.ts'

const isModifier = ({ role }: Sense): boolean => role === 'modifier'

/** A colour in a shade is made anew by each lexicon. */
const isAlike = (a: Sense, b: Sense): boolean =>
  a === b ||
  (a.role === 'modifier' &&
    b.role === 'modifier' &&
    a.feature === b.feature &&
    a.means === b.means &&
    a.means.includes(' '))

/** Forms of a word that a reader may take for it. */
const inflect = (word: string): string[] =>
  ['s', 'er', 'est', 'ish'].flatMap((ending) =>
    [word, word.slice(0, -1), `${word}${word.at(-1)}`, `${word.slice(0, -1)}i`].map((stem) => `${stem}${ending}`),
  )

/**
 * Phrases that portraits' words alone read wrongly without missing a word: "hot chocolate" is an adjective and a colour,
 * and a drink. No other prompt without unknown words reads otherwise by all words.
 */
export const listTelltales = (): string[] => {
  const portrait = createLexicon(PORTRAIT_WORDS)
  const whole = createLexicon([...PORTRAIT_WORDS, ...FURTHER_WORDS])
  const beginnings = new Set(
    portrait
      .listPhrases()
      .flatMap((phrase) => phrase.split(' ').map((_, at, words) => words.slice(0, at + 1).join(' '))),
  )
  const isRead = (text: string): boolean => matchAsTyped(text, portrait).every(({ kind }) => kind !== 'unknown')
  /** Whether it can stand in a text of known words: what follows may go on with its last ones. */
  const isHidden = (phrase: string): boolean => {
    const words = phrase.split(' ')
    return (
      isRead(phrase) ||
      words.some((_, at) => at > 0 && isRead(words.slice(0, at).join(' ')) && beginnings.has(words.slice(at).join(' ')))
    )
  }
  const named = new Set(PORTRAIT_WORDS.flatMap(([, sense]) => (sense.role === 'noun' ? [sense.feature] : [])))
  // One adjective more is none while nothing is named that it could belong to.
  const isIdle = (sense: Sense): boolean => sense.role === 'modifier' && !sense.byDefault && !named.has(sense.feature)
  const isSame = (phrase: string): boolean => {
    const [before, after]: ReturnType<Lexicon['findSenses']>[] = [portrait, whole].map((lexicon) =>
      lexicon.findSenses(phrase),
    )
    if (!before || !after) return before === after
    const added = after.senses.slice(before.senses.length)
    const isKept =
      before.strength === after.strength &&
      before.senses.every((sense) => after.senses.some((other) => isAlike(sense, other)))
    return isKept && (added.length === 0 || (before.senses.some(isModifier) && added.every(isIdle)))
  }
  const further = whole.listPhrases()
  const forms = further.filter((phrase) => !phrase.includes(' ') && !portrait.findSenses(phrase)).flatMap(inflect)
  return [...new Set([...further, ...forms])].filter((phrase) => !isSame(phrase) && isHidden(phrase)).toSorted()
}
