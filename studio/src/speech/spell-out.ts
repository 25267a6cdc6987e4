import { SMALL_NUMBERS } from '../math/number-words.ts'
import { spellNumbers } from '../music/lyrics/spell-numbers.ts'

/** English names of letters, as the synthesiser says them. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ay bee see dee ee eff gee aitch eye jay kay el em en oh pee cue ar ess tee you vee double-you ex why zee'
    .split(' ')
    .map((name, index) => [String.fromCodePoint(97 + index), name.replace('-', ' ')]),
)

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MONTH = MONTHS.map((name) => (name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name)).join('|')

const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string, part: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '₹': ['rupee', 'rupees', 'paise'],
  '¥': ['yen', 'yen', 'sen'],
  usd: ['U S dollar', 'U S dollars', 'cents'],
  eur: ['euro', 'euros', 'cents'],
  gbp: ['pound', 'pounds', 'pence'],
  inr: ['rupee', 'rupees', 'paise'],
  'rs.': ['rupee', 'rupees', 'paise'],
  rs: ['rupee', 'rupees', 'paise'],
}
const SIGN = '[$€£₹¥]|usd|eur|gbp|inr|rs\\.?'
const SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', bn: 'billion' }
const SCALE = 'k|m|bn|thousand|million|billion|trillion|lakh|crore'

/** What stands for a word, with its full stop or without. */
const SHORT: Readonly<Record<string, string>> = {
  'dr.': 'doctor',
  'mr.': 'mister',
  'mrs.': 'missus',
  'ms.': 'miz',
  'prof.': 'professor',
  'jr.': 'junior',
  'sr.': 'senior',
  'vs.': 'versus',
  vs: 'versus',
  'etc.': 'et cetera',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'approx.': 'approximately',
  'inc.': 'incorporated',
  'ltd.': 'limited',
  'co.': 'company',
  'dept.': 'department',
  'mins.': 'minutes',
  'hrs.': 'hours',
  'w/': 'with',
  'w/o': 'without',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '@': 'at',
  '#': 'number',
  '/': 'or',
}
const UNITS: Readonly<Record<string, string>> = {
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  kg: 'kilograms',
  mg: 'milligrams',
  g: 'grams',
  ml: 'milliliters',
  l: 'liters',
  mph: 'miles an hour',
  'km/h': 'kilometers an hour',
  gb: 'gigabytes',
  mb: 'megabytes',
  tb: 'terabytes',
  hz: 'hertz',
  hrs: 'hours',
  h: 'hours',
  mins: 'minutes',
  min: 'minutes',
  sec: 'seconds',
  s: 'seconds',
  ft: 'feet',
  lbs: 'pounds',
  oz: 'ounces',
  x: 'times',
  px: 'pixels',
  '°c': 'degrees celsius',
  '°f': 'degrees fahrenheit',
  '°': 'degrees',
  '″': 'inches',
}
/** As they are written, also after a whole number. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
}
const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** Short words that are written in capitals for weight, and not read letter by letter. */
const LOUD = new Set(
  (
    'a i an am as at be by do go he if in is it me my no of oh ok on or so to up us we all and any are bad big but buy ' +
    'can did for fun get go got had has her him his hot how its let lot may men new non not now off old one our out own ' +
    'put red run say see she shy sit six ten the too top try two use was way who why win wow yes yet you hey ' +
    'ago air ask bag bed bet bit boy bye car cat cry cup cut dad day dog dry ear eat egg end eye fan far fat few fit fix fly ' +
    'gap god guy gym hat hip hit hug ice job joy key kid lip low mad map mix mom mum nah nor oil pay pen per pet pie pop ' +
    'raw rub row sad sea set sex sir ski sky son sun tea tie tip toe toy ugh war wet won yay yum'
  ).split(' '),
)

const amount = (digits: string): string => spellNumbers(digits.replaceAll(',', '')).trim()
/** Never as a year: what is counted. */
const count = (digits: string): string => {
  const plain = digits.replaceAll(',', '')
  const [whole, part] = plain.split('.')
  if (!/^(1[1-9]|20)\d\d$/.test(whole)) return amount(plain)
  const [thousands, rest] = [Number(whole.slice(0, 1)), whole.slice(1).replace(/^0+/, '')]
  const words = `${SMALL_NUMBERS[thousands]} thousand${rest === '' ? '' : ` ${amount(rest)}`}`
  return part ? `${words} point ${Array.from(part, (digit) => SMALL_NUMBERS[Number(digit)]).join(' ')}` : words
}
const ordinal = (day: string): string => spellNumbers(`${Number(day)}${ordinalEnding(Number(day))}`).trim()
const ordinalEnding = (day: number): string =>
  day > 10 && day < 20 ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[day % 10] ?? 'th')
const monthOf = (name: string): string =>
  MONTHS.find((month) => month.startsWith(name.toLowerCase().slice(0, 3))) ?? name

export const spellLetters = (letters: string): string =>
  Array.from(letters.toLowerCase(), (letter) => LETTERS[letter] ?? amount(letter)).join(' ')

const money = (sign: string, digits: string, scale?: string): string => {
  const [one, many, part] = CURRENCIES[sign.toLowerCase()] ?? CURRENCIES.$
  if (scale) return `${count(digits)} ${SCALES[scale.toLowerCase()] ?? scale.toLowerCase()} ${many}`
  const [whole, cents = ''] = digits.replaceAll(',', '').split('.')
  const name = Number(whole) === 1 ? one : many
  const rest = Number(cents.padEnd(2, '0').slice(0, 2))
  return `${count(whole)} ${name}${rest > 0 ? ` and ${amount(String(rest))} ${part}` : ''}`
}

const clock = (hours: string, minutes: string, half = ''): string => {
  const rest = Number(minutes)
  const past = rest === 0 ? '' : rest < 10 ? ` oh ${amount(String(rest))}` : ` ${amount(String(rest))}`
  const sharp = rest === 0 && half === '' ? " o'clock" : ''
  return `${amount(String(Number(hours)))}${past}${sharp}${half === '' ? '' : ` ${spellLetters(half.replaceAll('.', ''))}`}`
}

const isDay = (day: string, month: string): boolean => Number(day) > 0 && Number(day) < 32 && Number(month) < 13

const webWords = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, 'double you double you double you dot ')
    .replaceAll('.', ' dot ')
    .replaceAll('/', ' slash ')
    .replaceAll('@', ' at ')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/\d+/g, (digits) => ` ${count(digits)} `)

const splitName = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]+/g, ' ')
    .replaceAll(/\d+/g, (digits) => ` ${amount(digits)} `)

/** Patterns of what is written otherwise than it is said, the longest first, each with its words. */
const RULES: readonly (readonly [pattern: RegExp, say: (...parts: string[]) => string])[] = [
  [/https?:\/\/[^\s,;]+[\w/]|www\.[\w.-]+\w(?:\/[\w/.-]*\w)?/, (all) => webWords(all)],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, (all) => webWords(all)],
  [/[a-z][\w-]*\.(?:com|org|net|io|ai|in|co|app|dev)(?:\/[\w/.-]*\w)?/, (all) => webWords(all)],
  [/#\p{L}[\p{L}\w]*/u, (all) => `hashtag ${splitName(all.slice(1))}`],
  [/@\p{L}[\p{L}\w.]*\w/u, (all) => `at ${splitName(all.slice(1))}`],
  [
    new RegExp(`(${SIGN})\\s?(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(${SCALE}))?\\b`),
    (_, sign, digits, scale) => money(sign, digits, scale),
  ],
  [
    new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(${SCALE}))?\\s?([€£₹]|usd\\b|eur\\b|gbp\\b|inr\\b)`),
    (_, digits, scale, sign) => money(sign, digits, scale),
  ],
  [
    /(\d{4})-(\d\d)-(\d\d)\b/,
    (all, year, month, day) =>
      isDay(day, month) ? `${MONTHS[Number(month) - 1]} ${ordinal(day)} ${amount(year)}` : amount(all),
  ],
  [
    /(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
    // The month comes first where it can, as the voices are American.
    (all, first, second, year) => {
      const [month, day] = Number(first) > 12 ? [second, first] : [first, second]
      return isDay(day, month)
        ? `${MONTHS[Number(month) - 1]} ${ordinal(day)} ${amount(year)}`
        : amount(all.replaceAll('/', ' '))
    },
  ],
  [
    new RegExp(`(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)(?:,?\\s(\\d{4})\\b)?`),
    (_, month, day, year) => `${monthOf(month)} ${ordinal(day)}${year ? ` ${amount(year)}` : ''}`,
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\s(${MONTH})\\b\\.?(?:,?\\s(\\d{4})\\b)?`),
    (_, day, month, year) => `the ${ordinal(day)} of ${monthOf(month)}${year ? ` ${amount(year)}` : ''}`,
  ],
  [/([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap]\.?m\b\.?))?/, (_, hours, minutes, half) => clock(hours, minutes, half)],
  [/(1[0-2]|0?[1-9])\s?([ap]\.?m)\b\.?/, (_, hours, half) => clock(hours, '00', half)],
  [/([48])K\b/, (_, digit) => `${amount(digit)} kay`],
  [/24\/7/, () => 'twenty four seven'],
  [
    new RegExp(`(?:(\\d+)\\s)?(${Object.keys(FRACTIONS).join('|')})(?!\\d)`),
    (_, whole, part) => `${whole ? `${amount(whole)} and ` : ''}${FRACTIONS[part]}`,
  ],
  [
    /\+?\d[\d]{0,3}(?:[ -]\(?\d{2,5}\)?){2,4}|\d{8,15}/,
    (all) => Array.from(all.replaceAll(/\D/g, ''), (digit) => SMALL_NUMBERS[Number(digit)]).join(' '),
  ],
  [/(\d+)\s?[-–]\s?(\d+)(%?)/, (_, from, to, sign) => `${amount(from)} to ${amount(to)}${sign ? ' percent' : ''}`],
  [/(\d[\d,]*(?:\.\d+)?)\s?%/, (_, digits) => `${count(digits)} percent`],
  [/(\d+)(?:st|nd|rd|th)\b/, (all) => spellNumbers(all).trim()],
  [
    /((?:19|20)\d0)s\b/,
    (_, decade) =>
      amount(decade)
        .replace(/y$/, 'ies')
        .replace(/hundred$/, 'hundreds'),
  ],
  [
    new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s?(${SCALE})\\b`),
    (_, digits, scale) => `${count(digits)} ${SCALES[scale.toLowerCase()] ?? scale.toLowerCase()}`,
  ],
  [
    new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s?(${UNIT})(?![\\p{L}\\d])`, 'u'),
    (_, digits, unit) => `${count(digits)} ${UNITS[unit.toLowerCase()]}`,
  ],
  [/\d{1,3}(?:,\d{2,3})+(?:\.\d+)?/, (all) => count(all)],
  [/\d+(?:\.\d+)?/, (all) => amount(all)],
  [/no\.(?=\s?\d)/, () => 'number'],
  // A saint is named; a street ends what is.
  [/st\.(?=(?:\s(\p{L}))?)/u, (_, next) => (next && next === next.toUpperCase() ? 'saint' : 'street')],
  [/(?:\p{L}\.){2,}/u, (all) => SHORT[all.toLowerCase()] ?? spellLetters(all.replaceAll('.', ''))],
  [
    new RegExp(
      Object.keys(SHORT)
        .toSorted((a, b) => b.length - a.length)
        .map((short) => (/^\w+$/.test(short) ? `\\b${short}\\b` : short.replaceAll(/[.+/]/g, '\\$&')))
        .join('|'),
    ),
    (all) => SHORT[all.toLowerCase()],
  ],
]

const COMPILED = RULES.map(([{ source }, say]) => ({ pattern: new RegExp(`^(?:${source})`, 'iu'), say }))

/** What is written otherwise than it is said, at the beginning of a text: its length and its words. */
export const spellOut = (text: string): { length: number; words: string } | undefined => {
  for (const { pattern, say } of COMPILED) {
    const found = pattern.exec(text)
    if (!found) continue
    return { length: found[0].length, words: say(...found).toLowerCase() }
  }
  return undefined
}

const VOWEL = /[aeiouy]/i

/** Whether a word in capitals is read by its letters: "FBI" and "AI" are, "NASA" and "NOW" are not. */
export const isInitialism = (word: string): boolean => {
  if (!/^[A-Z]{2,5}(?:'?s)?$/.test(word)) return false
  const letters = word.replace(/'?s$/, '')
  if (LOUD.has(letters.toLowerCase())) return false
  return letters.length <= 3 || !VOWEL.test(letters) || /[^AEIOUY]{4}/.test(letters)
}
