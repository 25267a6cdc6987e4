import anyAscii from 'any-ascii'

/**
 * The scripts of India share one layout: each block of 128 code points has the same sound at the same place
 * (they follow the standard ISCII). Blocks from U+0900 (Devanagari) to U+0D7F (Malayalam).
 */
const WORD = /[\u0900-\u0D7F\u200C\u200D]+/g
const FIRST_CONSONANT = 0x15
const CONSONANTS = 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(
  ' ',
)
const FIRST_VOWEL = 0x05
const VOWELS = 'a aa i ee u oo ri li e e e ai o o o au'.split(' ')
const FIRST_SIGN = 0x3e
const SIGNS = 'aa i ee u oo ri ri e e e ai o o o au'.split(' ')
const FIRST_DOTTED = 0x58
const DOTTED = 'q kh g z r r f y'.split(' ')
const VIRAMA = 0x4d
const NUKTA = 0x3c
const FIRST_DIGIT = 0x66
/** Devanagari, Bengali, Gurmukhi and Gujarati, where an a that is written is often not spoken. */
const LAST_WITH_SILENT_A = 0x0aff
/** Stands for the a that every consonant carries. */
const INHERENT = '@'

/** Hindi, Bengali, Tamil and their sisters in Latin letters, as they are spoken. */
const romaniseIndic = (text: string): string => text.replaceAll(WORD, romaniseWord)

const romaniseWord = (word: string): string => {
  let result = ''
  for (const sign of word.replaceAll(/[\u0921\u0922]\u093C/g, '\u0930')) {
    const code = sign.codePointAt(0) ?? 0
    const place = code % 0x80
    if (code > 0x0d7f || place === NUKTA) continue
    const consonant = CONSONANTS[place - FIRST_CONSONANT] ?? DOTTED[place - FIRST_DOTTED]
    if (consonant) result += consonant + INHERENT
    else if (SIGNS[place - FIRST_SIGN]) result = withoutInherent(result) + SIGNS[place - FIRST_SIGN]
    else if (place === VIRAMA) result = withoutInherent(result)
    else if (VOWELS[place - FIRST_VOWEL]) result += VOWELS[place - FIRST_VOWEL]
    else if (place === 1 || place === 2) result += 'n'
    else if (place >= FIRST_DIGIT && place < FIRST_DIGIT + 10) result += String(place - FIRST_DIGIT)
    else if (place === 0x64 || place === 0x65) result += '. '
  }
  const isSilent = (word.codePointAt(0) ?? 0) <= LAST_WITH_SILENT_A
  return (isSilent ? dropSilent(result) : result).replaceAll(INHERENT, 'a')
}

const withoutInherent = (text: string): string => (text.endsWith(INHERENT) ? text.slice(0, -1) : text)

/** The a at the end of a word and the one between two single consonants are silent (Ohala's rule for Hindi). */
const dropSilent = (word: string): string => {
  const ending = word.replace(/([aeiou@].*[^aeiou@])@$/, '$1')
  return ending.replaceAll(/([aeiou@](?:[kgcjtdpbs]h|chh|[^aeiou@]))@(?=(?:[kgcjtdpbs]h|chh|[^aeiou@])[aeiou@])/g, '$1')
}

const SCRIPTS_WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const IDEOGRAPHS = /\p{Script=Han}/u

type Romanised = {
  text: string
  /** Whether another script than the Latin one was read. */
  isForeign: boolean
  hints: string[]
}

/** Text of any script in plain Latin letters, digits and punctuation; line breaks stay. */
export const romanise = (text: string): Romanised => {
  const hints: string[] = []
  if (SCRIPTS_WITHOUT_VOWELS.test(text)) {
    hints.push(
      'Arabic and Hebrew are written with few vowels. Write the words in Latin letters to have them sung clearly.',
    )
  }
  if (IDEOGRAPHS.test(text)) {
    hints.push('Chinese characters are sung by their Mandarin sound, without tones.')
  }
  const isForeign = /\p{L}/u.test(text.replaceAll(/\p{Script=Latin}/gu, ''))
  const normal = text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ' ')
  const lines = romaniseIndic(normal)
    .split('\n')
    .map((line) => anyAscii(line.replaceAll(/\p{Script=Han}/gu, (sign) => `${sign} `)))
  return { text: lines.join('\n'), isForeign, hints }
}
