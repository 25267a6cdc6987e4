/** A word, a number or a mark of punctuation, lower case and without accents, with the place where it was typed. */
export type Token = { text: string; kind: 'word' | 'number' | 'stop' | 'comma'; from: number; to: number }

const MAX_CHARACTERS = 20_000
const MAX_TOKENS = 3_000
const TAG = /<[^<>]{0,500}>/g

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")

/** "16:9" and "f/1.8" are one word. Hyphens part words; every mark but the comma ends a clause. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  // Blanks of a tag's length keep every place where it was.
  const plain = text.slice(0, MAX_CHARACTERS).replaceAll(TAG, (tag) => ' '.repeat(tag.length))
  const pattern =
    /\bw\/o\b|\bf(?:\/\d{1,2}(?:\.\d{1,2})?|\d{1,2}\.\d{1,2})\b|\b(?:16|9|4|5|3|2|1):(?:16|9|5|4|3|2|1)\b|[\p{L}\p{M}]+|\p{Nd}+|[.,;:!?()[\]|&]/giu
  for (const { 0: match, index } of plain.matchAll(pattern)) {
    if (tokens.length >= MAX_TOKENS) break
    const folded = fold(match)
    if (folded) tokens.push({ text: folded, kind: kindOf(folded), from: index, to: index + match.length })
  }
  return tokens
}

const kindOf = (text: string): Token['kind'] => {
  if (/^\d+$/.test(text)) return 'number'
  if (text === ',' || text === '|') return 'comma'
  if (text === '&' || /^\p{L}|^w\/o$|:\d/u.test(text)) return 'word'
  return 'stop'
}

export const isWord = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'number'
