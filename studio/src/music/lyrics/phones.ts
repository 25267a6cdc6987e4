/** Vowels and consonants of the ARPAbet, without stress; AX is the unstressed one of "about". */
export const VOWELS = [
  'AA',
  'AE',
  'AH',
  'AO',
  'AW',
  'AX',
  'AY',
  'EH',
  'ER',
  'EY',
  'IH',
  'IY',
  'OW',
  'OY',
  'UH',
  'UW',
] as const
export const CONSONANTS = [
  'B',
  'CH',
  'D',
  'DH',
  'F',
  'G',
  'HH',
  'JH',
  'K',
  'L',
  'M',
  'N',
  'NG',
  'P',
  'R',
  'S',
  'SH',
  'T',
  'TH',
  'V',
  'W',
  'Y',
  'Z',
  'ZH',
] as const

export type Vowel = (typeof VOWELS)[number]
export type Consonant = (typeof CONSONANTS)[number]

/** A phone with the stress of a vowel: 0 none, 1 main, 2 second. */
export type Phone = { name: Vowel; stress: 0 | 1 | 2 } | { name: Consonant; stress?: undefined }

const isVowelName = (name: string): name is Vowel => VOWELS.some((vowel) => vowel === name)
const isConsonantName = (name: string): name is Consonant => CONSONANTS.some((consonant) => consonant === name)

export const isVowel = (phone: Phone): phone is Extract<Phone, { name: Vowel }> => isVowelName(phone.name)

/** "K AE1 T" as phones. @throws RangeError for anything else. */
export const readPhones = (text: string): Phone[] =>
  text.split(' ').map((part): Phone => {
    const [name, mark] = [part.replace(/\d$/, ''), part.at(-1)]
    if (isConsonantName(name)) return { name }
    if (!isVowelName(name)) throw new RangeError(`"${part}" is no phone.`)
    const stress = mark === '1' ? 1 : mark === '2' ? 2 : 0
    return { name: name === 'AH' && stress === 0 ? 'AX' : name, stress }
  })

/** One vowel with the consonants that are sung with it. */
export type Syllable = {
  word: string
  onset: readonly Consonant[]
  vowel: Vowel
  coda: readonly Consonant[]
  /** How much it wants a strong beat, 0 to 1. */
  stress: number
  /** Its place in the word, from 0. */
  index: number
}

/** Clusters that may begin an English syllable. */
const ONSETS = new Set(
  (
    'P R|P L|P Y|B R|B L|B Y|T R|T W|D R|D W|K R|K L|K W|K Y|G R|G L|G W|F R|F L|F Y|TH R|S P|S T|S K|S M|S N|S L|S W|' +
    'SH R|V Y|M Y|HH Y|N Y|S P R|S T R|S K R|S P L|S K W'
  ).split('|'),
)

/** Splits a word so that each syllable begins with as many consonants as may begin one. */
export const syllabify = (word: string, phones: readonly Phone[]): Syllable[] => {
  const vowels = phones.flatMap((phone, place) => (isVowel(phone) ? [{ phone, place }] : []))
  let start = 0
  return vowels.map(({ phone, place }, index) => {
    const next = vowels[index + 1]
    const between = phones
      .slice(place + 1, next?.place ?? phones.length)
      .flatMap((each) => (isVowel(each) ? [] : [each.name]))
    const kept = next ? codaLength(between) : between.length
    const onset = phones.slice(start, place).flatMap((each) => (isVowel(each) ? [] : [each.name]))
    start = place + 1 + kept
    const stress = phone.stress === 1 || vowels.length === 1 ? 1 : phone.stress === 2 ? 0.6 : 0
    return { word, onset, vowel: phone.name, coda: between.slice(0, kept), stress, index }
  })
}

const codaLength = (between: readonly Consonant[]): number => {
  for (let length = 0; length < between.length; length++) {
    const rest = between.slice(length)
    if ((rest.length === 1 && rest[0] !== 'NG') || ONSETS.has(rest.join(' '))) return length
  }
  return between.length
}
