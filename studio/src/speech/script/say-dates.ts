import { spellLetters } from './say-letters.ts'
import { amount, ordinal } from './say-numbers.ts'
import type { Rule } from './say-numbers.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** A month by its name or the beginning of it. */
const MONTH = MONTHS.map((name) =>
  name === 'september' ? 'sept?(?:ember)?' : `${name.slice(0, 3)}(?:${name.slice(3)})?`,
).join('|')
const monthOf = (name: string): string =>
  MONTHS.find((month) => month.startsWith(name.toLowerCase().slice(0, 3))) ?? name

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const dayOf = (name: string): string => DAYS.find((day) => day.startsWith(name.toLowerCase().slice(0, 3))) ?? name

/** Two digits are a year of this century. */
const yearOf = (year: string): string => amount(year.length === 2 ? `20${year}` : year)

const isDate = (month: string, day: string): boolean =>
  Number(day) > 0 && Number(day) < 32 && Number(month) > 0 && Number(month) < 13

const monthFirst = (year: string, month: string, day: string): string | undefined =>
  isDate(month, day) ? `${MONTHS[Number(month) - 1]} ${ordinal(Number(day))} ${yearOf(year)}` : undefined

const dayFirst = (year: string, month: string, day: string): string | undefined =>
  isDate(month, day) ? `the ${ordinal(Number(day))} of ${MONTHS[Number(month) - 1]} ${yearOf(year)}` : undefined

const HALF = String.raw`[apAP](?:\.[mM]\.?|[mM])(?!\w)`
const CLOCK = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?!:?\d)(?:\s?${HALF})?|(?:1[0-2]|0?[1-9])\s?${HALF}`

/** "7:30 pm", "9 a.m." or the hour alone. */
const sayClock = (time: string): string => {
  const [, hours = '', minutes, half = ''] = /^(\d+)(?::(\d\d))?\s?([apm.]*)$/i.exec(time) ?? []
  const rest = Number(minutes ?? 0)
  const past = rest === 0 ? '' : rest < 10 ? ` oh ${amount(String(rest))}` : ` ${amount(String(rest))}`
  const sharp = minutes !== undefined && rest === 0 && half === '' ? " o'clock" : ''
  return `${amount(String(Number(hours)))}${past}${sharp} ${spellLetters(half.replaceAll('.', ''))}`
}

/** More than one of a word of numbers, such as "ninety". */
const several = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`)

/** Dates, times of day, decades. */
export const DATE_RULES: readonly Rule[] = [
  [/(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, (_, year, __, month, day) => monthFirst(year, month, day)],
  [
    /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?![\d/])/,
    // The month comes first where it can, as the voices are American.
    (_, first, second, year) =>
      Number(first) > 12 ? monthFirst(year, second, first) : monthFirst(year, first, second),
  ],
  [
    /(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?![\d.]\d)|(\d\d)\.(\d\d)\.(\d\d)(?!\.?\d)/,
    // With points between them the day comes first where it can.
    (_, first, second, year, day = first, month = second, short = year) =>
      Number(month) > 12 ? dayFirst(short, day, month) : dayFirst(short, month, day),
  ],
  [
    new RegExp(`(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d)(?:,?\\s(\\d{4})(?!\\d))?`, 'iu'),
    (_, month, day, year) => `${monthOf(month)} ${ordinal(Number(day))}${year ? ` ${amount(year)}` : ''}`,
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\s(${MONTH})(?!\\p{L})(?:\\.?,?\\s(\\d{4})(?!\\d))?`, 'iu'),
    (_, day, month, year) => `the ${ordinal(Number(day))} of ${monthOf(month)}${year ? ` ${amount(year)}` : ''}`,
  ],
  [new RegExp(`(${CLOCK}|\\d{1,2}) ?[-–] ?(${CLOCK})`), (_, from, to) => `${sayClock(from)} to ${sayClock(to)}`],
  [new RegExp(CLOCK), (all) => sayClock(all)],
  [/'?((?:1[1-9]|20)\d0|[2-9]0)'?s/, (_, decade) => several(amount(decade))],
  [/(jan|feb|apr|aug|sept?|oct|nov|dec)\./i, (_, month) => monthOf(month)],
  [/(Mar|Jun|Jul)\.(?=,?\s\d)/, (_, month) => monthOf(month)],
  [
    /(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?[-–](Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?/,
    (_, from, to) => `${dayOf(from)} to ${dayOf(to)}`,
  ],
  [/(Mon|Tues?|Thu(?:rs?)?|Fri)\./, (_, day) => dayOf(day)],
  [/(Wed|Sat|Sun)\.(?=,|\s[\d\p{Ll}])/u, (_, day) => dayOf(day)],
  [
    /(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?(?=,?\s(?:\d{1,2}(?!\d)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))/,
    (_, day) => dayOf(day),
  ],
]
