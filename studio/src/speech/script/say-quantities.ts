import { glossary } from '../../math/word-tables.ts'
import { amount, count, NUMBER, plainNumber } from './say-numbers.ts'
import type { Rule } from './say-numbers.ts'

type Currency = {
  one: string
  many: string
  part: string
  /** Whether three digits after a point are thousands there. */
  isContinental: boolean
}

/** Signs and codes, "one/many/hundredth", and whether a point stands between thousands. */
const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  (
    [
      ['$', 'dollar/dollars/cents'],
      ['US$ USD', 'you ess dollar/you ess dollars/cents'],
      ['A$ AU$ AUD', 'australian dollar/australian dollars/cents'],
      ['C$ CA$ CAD', 'canadian dollar/canadian dollars/cents'],
      ['HK$ HKD', 'hong kong dollar/hong kong dollars/cents'],
      ['NZ$ NZD', 'new zealand dollar/new zealand dollars/cents'],
      ['S$ SGD', 'singapore dollar/singapore dollars/cents'],
      ['NT$ TWD', 'taiwan dollar/taiwan dollars/cents'],
      ['R$ BRL', 'real/reals/centavos', true],
      ['MX$ MXN', 'mexican peso/mexican pesos/centavos'],
      ['€ EUR', 'euro/euros/cents', true],
      ['£ GBP', 'pound/pounds/pence'],
      ['₹ Rs. Rs INR', 'rupee/rupees/paise'],
      ['PKR', 'pakistani rupee/pakistani rupees/paise'],
      ['¥ JPY', 'yen/yen/sen'],
      ['CN¥ CNY RMB', 'yuan/yuan/fen'],
      ['₩ KRW', 'won/won/jeon'],
      ['₺ TL TRY', 'lira/lira/kurus', true],
      ['₽ RUB', 'rouble/roubles/kopeks', true],
      ['₴ UAH', 'hryvnia/hryvnias/kopeks', true],
      ['₿ BTC', 'bitcoin/bitcoins/'],
      ['฿ THB', 'baht/baht/satang'],
      ['₫ VND', 'dong/dong/', true],
      ['₱ PHP', 'peso/pesos/centavos'],
      ['₪ ILS', 'shekel/shekels/agorot'],
      ['₦ NGN', 'naira/naira/kobo'],
      ['₵ GHS', 'cedi/cedis/pesewas'],
      ['₸ KZT', 'tenge/tenge/'],
      ['৳ BDT', 'taka/taka/paisa'],
      ['zł PLN', 'zloty/zlotys/groszy', true],
      ['kr SEK NOK DKK', 'krona/kronor/ore', true],
      ['Kč CZK', 'koruna/korunas/hellers', true],
      ['CHF', 'swiss franc/swiss francs/centimes'],
      ['Rp IDR', 'rupiah/rupiah/sen', true],
      ['RM MYR', 'ringgit/ringgit/sen'],
      ['ZAR', 'rand/rand/cents'],
      ['AED', 'dirham/dirhams/fils'],
      ['SAR', 'riyal/riyals/halalas'],
    ] as const
  ).flatMap(([signs, names, isContinental = false]) => {
    const [one, many, part] = names.split('/')
    return signs.split(' ').map((sign) => [sign.toLowerCase(), { one, many, part, isContinental }] as const)
  }),
)
/** Also words in small letters, so that they are money in capitals alone. */
const CAPITAL_CODES = new Set(['try', 'rm'])

/** Names of each unit, then what one is called; what many are, where that has no s more. */
const UNITS: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  glossary(`
  km kilometer, m meter, cm centimeter, mm millimeter, m2 square meter, km2 square kilometer,
  cm2 square centimeter, m3 cubic meter, kg kilogram, mg milligram, g gram, l liter, ml milliliter, cl centiliter,
  dl deciliter, mi mile, mph mile an hour/miles an hour, km/h|kmh|kph kilometer an hour/kilometers an hour,
  m/s meter a second/meters a second, ft foot/feet, yd|yds yard, lb|lbs pound, oz ounce, ″ inch/inches,
  kb kilobyte, mb megabyte, gb gigabyte, tb terabyte, mbps megabit a second/megabits a second, mp megapixel,
  px pixel, fps frame a second/frames a second, hz hertz/hertz, khz kilohertz/kilohertz, mhz megahertz/megahertz,
  ghz gigahertz/gigahertz, w watt, kw kilowatt, kwh kilowatt hour, v volt, mah milliamp hour, cal calorie,
  kcal kilocalorie, h|hr|hrs hour, min|mins minute, s|sec|secs second, ms millisecond, yr|yrs year,
  tbsp tablespoon, tsp teaspoon, pcs piece, x time, °c degree celsius/degrees celsius,
  °f degree fahrenheit/degrees fahrenheit, ° degree, ¢ cent, % percent/percent, ‰ per mille/per mille
`).flatMap(([names, meaning]) => {
    const [one, many = `${one}s`] = meaning.split('/')
    return names.split('|').map((name) => [name, [one, many]] as const)
  }),
)

const SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', b: 'billion', bn: 'billion' }
const PERIODS: Readonly<Record<string, string>> = Object.fromEntries(
  glossary('d day, h hour, hr hour, min minute, mo month, s second, sec second, wk week, y year, yr year'),
)

/** What happens so many times in them, also without a unit. */
const TIMES = new Set(['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'year'])

const escapeSign = (sign: string): string => sign.replaceAll(/[$.]/g, String.raw`\$&`)
const inAnyCase = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
const oneOf = (names: Iterable<string>): string =>
  [...names]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (CAPITAL_CODES.has(name) ? name.toUpperCase() : inAnyCase(escapeSign(name))))
    .join('|')

const SIGN = oneOf(CURRENCIES.keys())
const UNIT = oneOf(UNITS.keys())
/** "5m" are millions and "5 m" meters. */
const SCALE = `[kKmMbB](?!\\p{L}|/s)| ?(?:[kK]|${oneOf(['bn', 'thousand', 'million', 'billion', 'trillion', 'lakh', 'crore'])})(?!\\p{L})`
/** Beside money one space before three digits is enough for thousands. */
const SUM = `(?:[1-9]\\d{0,2} \\d{3}(?![ .,]?\\d)(?= ?(?:${SIGN})(?!\\p{L}))|${NUMBER})`
const QUANTITY = `(?:(${SIGN}) ?)?(${SUM})(${SCALE})?(?: ?(${SIGN}|${UNIT})(?![\\p{L}\\p{N}]))?`

type Quantity = { number: string; scale: string; currency: Currency | undefined; unit: string }

const quantityOf = (before = '', written = '', scale = '', after = ''): Quantity => {
  const unit = (before || after).toLowerCase()
  const currency = CURRENCIES.get(unit)
  return { number: plainNumber(written, currency?.isContinental), scale: scale.trim().toLowerCase(), currency, unit }
}

const scaleWords = (scale: string): string => (scale === '' ? '' : ` ${SCALES[scale] ?? scale}`)

const money = (number: string, scale: string, { one, many, part }: Currency): string => {
  const [whole, cents = ''] = number.split('.')
  if (scale !== '' || cents.length > 2 || (cents !== '' && part === ''))
    return `${count(number)}${scaleWords(scale)} ${many}`
  const rest = Number(cents.padEnd(2, '0'))
  const hundredths = rest > 0 ? `${amount(String(rest))} ${part}` : ''
  if (Number(whole) === 0 && hundredths !== '') return hundredths
  return `${count(whole)} ${Number(whole) === 1 ? one : many}${hundredths === '' ? '' : ` and ${hundredths}`}`
}

const sayQuantity = ({ number, scale, currency, unit }: Quantity): string => {
  if (currency) return money(number, scale, currency)
  const [one, many] = UNITS.get(unit) ?? ['', '']
  return `${count(number)}${scaleWords(scale)} ${number === '1' && scale === '' ? one : many}`.trim()
}

const article = (word: string): string => (/^(?:[aeio]|hour)/.test(word) ? 'an' : 'a')

const perWords = (per: string | undefined): string => {
  if (per === undefined) return ''
  const word = PERIODS[per.toLowerCase()] ?? UNITS.get(per.toLowerCase())?.[0] ?? per.toLowerCase()
  return ` ${article(word)} ${word}`
}

/** "20 to 30 dollars": the unit is said once where both have the same, or one of them has none. */
const sayRange = (from: Quantity, to: Quantity): string => {
  const unit = to.unit || from.unit
  const currency = to.currency ?? from.currency
  const isSame = from.unit === '' || to.unit === '' || from.unit === to.unit
  const last = isSame ? { ...to, unit, currency } : to
  const hasParts = currency && /\./.test(from.number + to.number)
  if (!isSame || hasParts) return `${sayQuantity(isSame ? { ...from, unit, currency } : from)} to ${sayQuantity(last)}`
  const scale = from.scale === to.scale ? '' : scaleWords(from.scale)
  return `${count(from.number)}${scale} to ${sayQuantity(last)}`
}

/** What a sign of money is called that stands alone; undefined for one without a name. */
export const nameOfSign = (sign: string): string | undefined => CURRENCIES.get(sign)?.one

/** Sums, units and shares, with what they are for ("a month") and from where to where they go. */
export const QUANTITY_RULES: readonly Rule[] = [
  [
    new RegExp(`(${NUMBER}) ?[x×] ?(${NUMBER})(?: ?[x×] ?(${NUMBER}))?(?: ?(${UNIT})(?![\\p{L}\\p{N}]))?`, 'u'),
    (_, ...[wide, high, deep, unit = '']) =>
      `${[wide, high, deep]
        .filter((side) => side !== undefined)
        .map((side) => count(plainNumber(side)))
        .join(' by ')} ${UNITS.get(unit.toLowerCase())?.[1] ?? ''}`,
  ],
  [/[2-6]G/, (all) => `${amount(all.slice(0, 1))} gee`],
  [/[48][kK]/, (all) => `${amount(all.slice(0, 1))} kay`],
  [
    new RegExp(`${QUANTITY}(?: ?[-–] ?${QUANTITY}(?![-–]\\d))?(?: ?/ ?(\\p{L}+))?(?:\\.(?= \\p{Ll}))?`, 'u'),
    (_, ...[before, number, scale, after, before2, number2, scale2, after2, per]) => {
      const from = quantityOf(before, number, scale, after)
      const to = quantityOf(before2, number2, scale2, after2)
      const isBare = [from, to].every(({ unit, scale: size }) => unit === '' && size === '')
      if (isBare && (number2 !== undefined || !TIMES.has(per?.toLowerCase()))) return undefined
      return (number2 ? sayRange(from, to) : sayQuantity(from)) + perWords(per)
    },
  ],
  [
    /(\d)'(\d{1,2})(?:"|'')?/,
    (_, feet, inches) => `${amount(feet)} ${feet === '1' ? 'foot' : 'feet'} ${amount(inches)}`,
  ],
  [
    /(480|720|1080|1440|2160)p/,
    (_, lines) =>
      `${{ 1080: 'ten eighty', 2160: 'twenty one sixty', 1440: 'fourteen forty' }[lines] ?? amount(lines)} pee`,
  ],
]
