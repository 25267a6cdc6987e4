import { glossary } from '../../math/word-tables.ts'
import { isVowel, readPhones } from './phones.ts'
import type { Phone } from './phones.ts'
import { CONSONANTS } from './plain-letters.ts'

/** Longest first within what begins alike; an empty sound is a silent letter. */
const RULES = [
  ...glossary(`
  tious SH AX0 S, cious SH AX0 S, tion SH AX0 N, sion ZH AX0 N, cian SH AX0 N, ough OW1, augh AO1, eigh EY1,
  ture CH ER0, sure ZH ER0, igh AY1, tch CH, dge JH, sch S K, ing IH0 NG, all AO1 L, ous AX0 S, ear IH1 R,
  eer IH1 R, air EH1 R, are EH1 R, ore AO1 R, our AW1 ER0, ee IY1, ea IY1, oo UW1, ou AW1, ow OW1, oi OY1, oy OY1,
  oa OW1, ai EY1, ay EY1, au AO1, aw AO1, ie IY1, ei IY1, ey IY0, ew UW1, ue UW1, ui UW1, ar AA1 R, er ER0,
  ir ER1, or AO1 R, ur ER1, th TH, sh SH, ch CH, ph F, wh W, ck K, ng NG, qu K W, kn N, wr R, mb M, gh, ce S EH1,
  ci S IH1, cy S IY0, ge JH EH1, gi JH IH1, x K S, a AE1, e EH1, i IH1, o AA1, u AH1
`),
  ...CONSONANTS,
  ...glossary('w W, y IY0'),
]
const LONG: Readonly<Record<string, string>> = { a: 'EY1', e: 'IY1', i: 'AY1', o: 'OW1', u: 'UW1', y: 'AY1' }
/** A long vowel that a silent e at the end lengthens, as in "flame". */
const SILENT_E = /([aeiouy])([bcdfgklmnprstvz])e(s?)$/

/** Sounds of an English word that no dictionary holds, from its letters a to z. */
export const readEnglishLetters = (word: string): Phone[] => {
  const phones = readPhones(spell(word).join(' '))
  let hasStress = false
  return phones.map((phone) => {
    if (!isVowel(phone) || phone.stress !== 1) return phone
    if (!hasStress) {
      hasStress = true
      return phone
    }
    return { ...phone, stress: 0 }
  })
}

const spell = (word: string): string[] => {
  const silent = SILENT_E.exec(word)
  if (silent && /^[^aeiou]*$/.test(word.slice(0, silent.index).slice(-1))) {
    const consonant = silent[2] === 'c' ? ['S'] : silent[2] === 'g' ? ['JH'] : spellPlainly(silent[2])
    const plural = silent[3] === '' ? [] : ['Z']
    return [...spellPlainly(word.slice(0, silent.index)), LONG[silent[1]], ...consonant, ...plural]
  }
  const sounds = spellPlainly(word)
  return sounds.some((sound) => /\d$/.test(sound)) ? sounds : [...sounds, 'AX0']
}

const spellPlainly = (word: string): string[] => {
  const sounds: string[] = word.startsWith('y') ? ['Y'] : []
  let place = sounds.length
  while (place < word.length) {
    const isLastE = place === word.length - 1 && word[place] === 'e' && sounds.some((sound) => /\d$/.test(sound))
    const rule = RULES.find(([letters]) => word.startsWith(letters, place))
    if (!rule || isLastE) {
      place++
      continue
    }
    const [letters, sound] = rule
    for (const part of sound.split(' ')) if (part !== '' && part !== sounds.at(-1)) sounds.push(part)
    place += letters.length
  }
  return sounds
}
