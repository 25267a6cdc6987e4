import { SMALL_NUMBERS, TENS } from '../../math/word-tables.ts'

const GREAT = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
] as const
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
  [/@/g, ' at '],
  [/[$]\s?([\d.,]+)/g, '$1 dollars '],
]

/** Replaces numbers and a few signs by English words: years in pairs, ordinals, decimals, long numbers digit by digit. */
export const spellNumbers = (text: string): string => {
  const words = SIGNS.reduce((result, [sign, word]) => result.replaceAll(sign, word), text)
  return words
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d+)(st|nd|rd|th)\b/gi, (_, digits: string) => ` ${ordinal(digits)} `)
    .replaceAll(/(\d+)\.(\d+)/g, (_, whole: string, part: string) => ` ${cardinal(whole)} point ${digitByDigit(part)} `)
    .replaceAll(/\d+/g, (digits) => ` ${isYear(digits) ? year(digits) : cardinal(digits)} `)
}

const isYear = (digits: string): boolean => /^(1[1-9]|20)\d\d$/.test(digits) && !/^(20)?0\d\d$|^200\d$/.test(digits)

const year = (digits: string): string => {
  const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (rest === 0) return `${below1000(century)} hundred`
  return `${below1000(century)} ${rest < 10 ? 'oh ' : ''}${below1000(rest)}`
}

const cardinal = (digits: string): string => {
  const value = Number(digits)
  if (digits.length > 12 || (digits.startsWith('0') && digits.length > 1)) return digitByDigit(digits)
  return spell(value)
}

const digitByDigit = (digits: string): string => Array.from(digits, (digit) => SMALL_NUMBERS[Number(digit)]).join(' ')

const spell = (value: number): string => {
  for (const [size, name] of GREAT) {
    if (value < size) continue
    const rest = value % size
    return `${spell(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${spell(rest)}`}`
  }
  return below1000(value)
}

const below1000 = (value: number): string => {
  if (value < 20) return SMALL_NUMBERS[value]
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` ${SMALL_NUMBERS[value % 10]}`}`
  const rest = value % 100
  return `${SMALL_NUMBERS[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${below1000(rest)}`}`
}

const ordinal = (digits: string): string => {
  const words = cardinal(digits).split(' ')
  const last = words.pop() ?? ''
  const turned = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, turned].join(' ')
}
