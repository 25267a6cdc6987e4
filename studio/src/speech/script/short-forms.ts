import { glossary } from '../../math/word-tables.ts'
import { isCommon, spellLetters } from './say-letters.ts'
import { amount, ordinal } from './say-numbers.ts'
import type { Rule } from './say-numbers.ts'

/** What stands for a word wherever it is written. */
const ALWAYS: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  a.k.a. also known as, approx. approximately, ave. avenue, avg. average, b/c because, bldg. building,
  blvd. boulevard, c/o care of, capt. captain, cf. compare, co. company, corp. corporation, dept. department,
  dr doctor, dr. doctor, e.g. for example, esq. esquire, etc. et cetera, excl. excluding, gov. governor,
  govt. government, hrs. hours, hwy. highway, i.e. that is, inc. incorporated, incl. including,
  intl. international, jr. junior, lt. lieutenant, ltd. limited, mins. minutes, misc. miscellaneous, mr mister,
  mr. mister, mrs missus, mrs. missus, ms. miz, mx. mix, ph.d. pee aitch dee, phd pee aitch dee, prof. professor,
  qty. quantity, rd. road, sgt. sergeant, sr. senior, st saint, st. street, tel. telephone, univ. university,
  vs versus, vs. versus, w/ with, w/o without, wwi world war one, wwii world war two, yrs. years
`),
)
/** Also the ends of sentences, so that they stand for another word before a number alone. */
const BEFORE_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  apt. apartment, art. article, ca. circa, ch. chapter, ep. episode, est. established, ext. extension,
  fig. figure, max. maximum, min. minimum, no. number, nos. numbers, nr. number, p. page, pp. pages, pt. part,
  sec. section, vol. volume
`),
)
/** The same before a name, which has a capital. */
const BEFORE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  Col. colonel, Feat. featuring, Ft. featuring, Gen. general, Hon. honorable, Mt. mount, Rep. representative,
  Rev. reverend, Sen. senator, St. saint, feat. featuring, ft. featuring
`),
)

const oneOf = (forms: Readonly<Record<string, string>>): string =>
  Object.keys(forms)
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', String.raw`\.`))
    .join('|')

export const SHORT_FORM_RULES: readonly Rule[] = [
  [
    new RegExp(`(?:${oneOf(BEFORE_NUMBERS)})(?=\\s?\\d|\\s[ivx]+(?!\\p{L}))`, 'iu'),
    (all) => BEFORE_NUMBERS[all.toLowerCase()],
  ],
  [new RegExp(`(?:${oneOf(BEFORE_NAMES)})(?=\\s?[\\p{Lu}@])`, 'u'), (all) => BEFORE_NAMES[all]],
  [new RegExp(oneOf(ALWAYS), 'i'), (all) => ALWAYS[all.toLowerCase()]],
  [/([A-Z]{1,3})&([A-Z]{1,3})/, (_, one, other) => `${spellLetters(one)} and ${spellLetters(other)}`],
  [/(?:[a-z]\.){2,}(?:[a-z](?!\p{L}))?/iu, (all) => spellLetters(all.replaceAll('.', ''))],
]

const ROMAN = /^(?=[IVXL])X{0,3}(?:IX|IV|V?I{0,3}|L(?:X{0,3})(?:IX|IV|V?I{0,3}))$/
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }
const romanValue = (numeral: string): number =>
  Array.from(numeral, (digit) => ROMAN_DIGITS[digit]).reduce(
    (sum, value, index, all) => sum + (value < (all[index + 1] ?? 0) ? -value : value),
    0,
  )

/** What is counted by numerals, so that one letter can be one. */
const COUNTED = new Set(
  'act article book chapter ep episode figure level part phase round season section stage type vol volume war bowl'.split(
    ' ',
  ),
)
/** Of kings, queens and popes, who are the eighth, not eight. */
const REGNAL = new Set(
  (
    'alexander benedict carl catherine charles christian edward elizabeth francis frederick george gregory gustav haakon ' +
    'harald henry innocent ivan james john leo leopold louis margaret mary napoleon nicholas paul peter philip pius ' +
    'ptolemy ramses richard robert victor wilhelm william'
  ).split(' '),
)

/** Often written with a capital before letters that are no numeral. */
const BEFORE_LETTERS = new Set('this that your her their what when then size these those'.split(' '))

/** A Roman numeral after a name or what is counted; never the word "I", and nothing after other words. */
export const sayRoman = (word: string, before: string): string | undefined => {
  if (word === 'I' || word === 'L' || !ROMAN.test(word)) return undefined
  const name = before.toLowerCase().replace(/\.$/, '')
  if (COUNTED.has(name)) return amount(String(romanValue(word)))
  if (REGNAL.has(name)) return `the ${ordinal(romanValue(word))}`
  // "XL" is a size, and "V" and "X" are letters.
  const isNumeral = word.length > 1 && word !== 'XL' && /^\p{Lu}\p{Ll}+$/u.test(before) && !BEFORE_LETTERS.has(name)
  return isNumeral && !isCommon(name) ? amount(String(romanValue(word))) : undefined
}
