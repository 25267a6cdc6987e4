import { glossary } from '../../math/word-tables.ts'
import { readPhones } from './phones.ts'
import type { Phone } from './phones.ts'

/** Letters that sound the same in English words and in words spelled as they are spoken. */
export const CONSONANTS = glossary(`
  b B, c K, d D, f F, g G, h HH, j JH, k K, l L, m M, n N, p P, q K, r R, s S, t T, v V, z Z
`)

/**
 * Sounds of Latin letters where each has one, as in romanised Hindi, Spanish, Japanese or Russian.
 * A vowel with two sounds separates open from closed syllables by a bar.
 */
const SOUNDS = [
  ...glossary(`
  shch SH CH, tch CH, sch SH, chh CH, aa AA1, ee IY1, ii IY1, oo UW1, uu UW1, ai EY1, ei EY1, au AW1, ou OW1,
  oi OY1, ay EY1, kh K, gh G, ch CH, jh JH, th T, dh D, ph F, bh B, sh SH, zh ZH, ts T S, ll L, ny N Y, ng NG,
  qu K, ce S EY1, ci S IY1, a AA1|AH1, e EY1|EH1, i IY1|IH1, o OW1, u UW1|UH1
`),
  ...CONSONANTS,
  ...glossary('w V, x K S, y Y'),
]
const IS_LETTER_VOWEL = /[aeiou]/

/** Sounds of a word in Latin letters a to z that is not English. */
export const readPlainLetters = (word: string): Phone[] => {
  const sounds: string[] = []
  let place = 0
  while (place < word.length) {
    const rule = SOUNDS.find(([letters]) => word.startsWith(letters, place))
    if (!rule) {
      place++
      continue
    }
    const [letters, sound] = rule
    place += letters.length
    const [open, closed = open] = sound.split('|')
    for (const part of (isClosed(word, place) ? closed : open).split(' ')) if (part !== sounds.at(-1)) sounds.push(part)
  }
  if (!sounds.some((sound) => /\d$/.test(sound))) sounds.push('AX0')
  return readPhones(sounds.join(' '))
}

/** Whether what follows a vowel is a consonant that ends its syllable. */
const isClosed = (word: string, next: number): boolean => {
  const [first, second] = [word[next], word[next + 1]]
  if (first === undefined || IS_LETTER_VOWEL.test(first)) return false
  return second === undefined || (!IS_LETTER_VOWEL.test(second) && second !== 'h' && second !== 'y' && second !== 'r')
}
