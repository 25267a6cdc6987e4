const HOMOGLYPHS: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th',
} // prettier-ignore

const SIGNS: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '€': 'e' }
const ONE = /[1!|]/g

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()

/** Letters of other scripts stand for Latin ones only in a word that has Latin ones too. */
const latin = (word: string): string =>
  /[a-z]/.test(word) ? word.replaceAll(/[^\da-z]/g, (letter) => HOMOGLYPHS[letter] ?? letter) : word

const plain = (piece: string): string => piece.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The ways in which letters may be meant by figures and signs, and by letters that are held down. */
const readingsOf = (piece: string): string[] => {
  const word = latin(piece)
  if (!/\p{L}/u.test(word)) return [plain(word)]
  const signed = word.replaceAll(/[03457@$€]/g, (sign) => SIGNS[sign] ?? sign)
  const spelled = [plain(word), plain(signed.replaceAll(ONE, 'i')), plain(signed.replaceAll(ONE, 'l'))]
  const held = spelled.flatMap((text) => [
    text,
    text.replaceAll(/(.)\1{2,}/gu, '$1$1'),
    text.replaceAll(/(.)\1{2,}/gu, '$1'),
  ])
  return [...new Set(held)].filter((text) => text !== '')
}

/** A word of a text in all its readings, the plainest first. */
export type Word = readonly string[]

/** `s.e.x` is one word, `well-known` is two. */
const splitChunk = (chunk: string): string[] => {
  const pieces = chunk
    .split(/[^\p{L}\p{N}@$€!|]+|(?<=\p{L})!+$/u)
    .filter((piece) => piece !== undefined && piece !== '')
  return pieces.length > 2 && pieces.every((piece) => piece.length === 1) ? [pieces.join('')] : pieces
}

const leastSpelled = 3

/** Letters that stand alone one after the other are one word: `s e x`. */
const joinSpelled = (pieces: readonly string[]): string[] => {
  const words: string[] = []
  let spelled: string[] = []
  const close = () => {
    const word = spelled.join('')
    if (spelled.length < leastSpelled) words.push(...spelled)
    // `a` and `I` may be words of their own before one that is spelled.
    else words.push(...(/^[ai]/.test(word) ? [word, word.slice(1)] : [word]))
    spelled = []
  }
  for (const piece of pieces) {
    if (piece.length === 1) {
      spelled.push(piece)
      continue
    }
    close()
    words.push(piece)
  }
  close()
  return words
}

/**
 * The words of a text as the policy compares them: without case, accents and invisible signs, with figures, signs and
 * look-alike letters read as the letters that they may stand for. Words are compared whole, so Essex holds nothing.
 */
export const readWords = (text: string): Word[] =>
  joinSpelled(fold(text).split(/\s+/).flatMap(splitChunk))
    .map(readingsOf)
    .filter((word) => word.length > 0)
