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

export const isVowelName = (name: string): name is Vowel => VOWELS.some((vowel) => vowel === name)
const isConsonantName = (name: string): name is Consonant => CONSONANTS.some((consonant) => consonant === name)

export const isVowel = (phone: Phone): phone is Extract<Phone, { name: Vowel }> => isVowelName(phone.name)

/** "K AE1 T" as phones. @throws RangeError for anything else. */
export function readPhones(text: string): Phone[] {
  return text.split(' ').map((part): Phone => {
    const [name, mark] = [part.replace(/\d$/, ''), part.at(-1)]
    if (isConsonantName(name)) return { name }
    if (!isVowelName(name)) throw new RangeError(`"${part}" is no phone.`)
    const stress = mark === '1' ? 1 : mark === '2' ? 2 : 0
    return { name: name === 'AH' && stress === 0 ? 'AX' : name, stress }
  })
}
