import { SMALL_NUMBERS } from '../../math/word-tables.ts'
import { spellNumbers } from '../../music/lyrics/spell-numbers.ts'

/** What is said for a piece of text, from its match and groups; nothing where it is to be read otherwise. */
export type Rule = readonly [pattern: RegExp, say: (...parts: string[]) => string | undefined]

/**
 * A number as it is written in English, in India (1,50,000), on the Continent (1.299,50 and 9,99), in Switzerland or with
 * spaces between thousands. Nothing but a sign, a unit or the end of a word follows it.
 */
export const NUMBER = String.raw`(?:${[
  String.raw`[1-9]\d{0,2}(?: \d{3}){2,}(?:,\d{1,2})?`,
  String.raw`[1-9]\d{0,2} \d(?:00|50)(?:,\d{1,2})?`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`,
  String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?`,
  String.raw`\d{1,3}(?:'\d{3})+(?:\.\d+)?`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}`,
  String.raw`\d+,\d{1,2}`,
  String.raw`\d*\.\d+|\d+`,
].join('|')})(?![.,:]?\d)`

/** The same number in digits with a point before its fraction. */
export const plainNumber = (written: string, isContinental = false): string => {
  const tight = written.replaceAll(/[ ']/g, '')
  const isDotted = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(tight)
  if (isDotted && (isContinental || /,|\..*\./.test(tight))) return tight.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(tight) ? tight.replace(',', '.') : tight.replaceAll(',', '').replace(/^\./, '0.')
}

/** A number that may be a year, in its plain digits. */
export const amount = (digits: string): string => spellNumbers(digits).trim()

/** Never as a year: what is counted. */
export const count = (digits: string): string => {
  const [whole, part] = digits.split('.')
  if (!/^(1[1-9]|20)\d\d$/.test(whole)) return amount(digits)
  const [thousands, rest] = [Number(whole.slice(0, 1)), whole.slice(1).replace(/^0+/, '')]
  const words = `${SMALL_NUMBERS[thousands]} thousand${rest === '' ? '' : ` ${amount(rest)}`}`
  return part ? `${words} point ${digitByDigit(part)}` : words
}

/** Each digit of a text, and nothing else of it. */
export const digitByDigit = (text: string): string =>
  Array.from(text.replaceAll(/\D/g, ''), (digit) => SMALL_NUMBERS[Number(digit)]).join(' ')

const ordinalEnding = (number: number): string =>
  number > 10 && number < 20 ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[number % 10] ?? 'th')

/** 1 to 99 as "first" to "ninety ninth". */
export const ordinal = (number: number): string => amount(`${number}${ordinalEnding(number)}`)

/** As they are written, also after a whole number. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
}

/** A telephone number in three equal groups looks like a number of millions; that one ends in zeros. */
const isTelephone = (written: string): boolean => /^\d{3} \d{3} (?!000)\d{3}$/.test(written)

/** Whether digits stand for themselves, as in 007. */
const isCode = (digits: string): boolean => /^0\d/.test(digits)

const bare = (written: string): string =>
  /[ ,']/.test(written) ? count(plainNumber(written)) : amount(plainNumber(written))

/** Numbers without a unit, after all else that has digits. */
export const NUMBER_RULES: readonly Rule[] = [
  [/24\/7/, () => 'twenty four seven'],
  [
    new RegExp(`(?:(\\d+) )?(${Object.keys(FRACTIONS).join('|')})(?![\\d/])`),
    (_, whole, part) => `${whole ? `${amount(whole)} and ` : ''}${FRACTIONS[part]}`,
  ],
  [
    new RegExp(`[1-9]\\d{0,2}(?: \\d{3}){2,}(?:,\\d{1,2})?(?! ?\\d)`),
    (all) => (isTelephone(all) ? digitByDigit(all) : count(plainNumber(all))),
  ],
  [
    /\+?\d{1,4}(?:[ -]\(?\d{2,5}\)?){2,5}(?!\d)|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\+?\d{8,}/,
    (all) => `${all.startsWith('+') ? 'plus ' : ''}${digitByDigit(all)}`,
  ],
  [/\d+(?:[-–]\d+){2,}/, (all) => all.split(/[-–]/).map(amount).join(' ')],
  [
    new RegExp(`(${NUMBER}) ?[-–] ?(${NUMBER})(?![-–/]\\d)`),
    (all, from, to) => (isCode(from) || isCode(to) ? digitByDigit(all) : `${bare(from)} to ${bare(to)}`),
  ],
  [/\d+(?:st|nd|rd|th)/i, (all) => amount(all.toLowerCase())],
  [new RegExp(NUMBER), (all) => bare(all)],
  [/\d+(?:,\d+){2,}(?![.,]?\d)/, (all) => all.split(',').map(amount).join(' ')],
]
