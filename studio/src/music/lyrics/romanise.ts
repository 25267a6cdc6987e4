import anyAscii from 'any-ascii'
import { romaniseIndic } from './romanise-indic.ts'

const SCRIPTS_WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const IDEOGRAPHS = /\p{Script=Han}/u

export type Romanised = {
  text: string
  /** Whether another script than the Latin one was read. */
  isForeign: boolean
  hints: string[]
}

/** Text of any script in plain Latin letters, digits and punctuation; line breaks stay. */
export function romanise(text: string): Romanised {
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
