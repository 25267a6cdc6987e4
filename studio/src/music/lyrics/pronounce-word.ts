import { pronunciationOf } from '../../english.ts'
import { glossary } from '../../math/word-tables.ts'
import { readEnglishLetters } from './english-letters.ts'
import { readPhones, syllabify } from './phones.ts'
import type { Syllable } from './phones.ts'
import { readPlainLetters } from './plain-letters.ts'

/** Words that are sung lightly although they have one syllable. */
const LIGHT = new Set(
  (
    'a an the of to in on and or but is are was be it its i you he she we they my your our me at for with as that this ' +
    'from by so if do does can will am not when than then there been has have had his her their us'
  ).split(' '),
)
const LIGHT_STRESS = 0.3
/** Words that the dictionary spells in an unusual way for a song. */
const SUNG: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  a AH0, the DH AH0, ooh UW1, oh OW1, ah AA1, yeah Y AE1 AH0, na N AA1, la L AA1, mmm M AH1 M
`),
)

export const isEnglishWord = (word: string): boolean => findEntry(word) !== undefined

/** Syllables of a word of letters and apostrophes; words that are not English are read letter by letter. */
export const pronounceWord = (word: string, language: 'english' | 'other'): Syllable[] => {
  const letters = word.replaceAll(/[^a-z]/g, '')
  if (letters === '') return []
  if (language === 'other') return syllabify(word, readPlainLetters(letters))
  const entry = findEntry(word)
  const syllables = syllabify(word, entry ? readPhones(entry) : readEnglishLetters(letters))
  return LIGHT.has(word) ? syllables.map((syllable) => ({ ...syllable, stress: LIGHT_STRESS })) : syllables
}

const findEntry = (word: string): string | undefined => {
  const singing = word.endsWith("in'") ? lookUp(`${word.slice(0, -1)}g`)?.replace(/NG$/, 'N') : undefined
  return lookUp(word) ?? singing ?? lookUp(word.replaceAll("'", ''))
}

const lookUp = (spelling: string): string | undefined =>
  Object.hasOwn(SUNG, spelling) ? SUNG[spelling] : pronunciationOf(spelling)
