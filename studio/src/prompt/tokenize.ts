/** A word, a number or a mark of punctuation, lower case and without accents. */
export type Token = { text: string; kind: 'word' | 'number' | 'stop' | 'comma' }

const MAX_CHARACTERS = 20_000
const MAX_TOKENS = 3_000

/** Lower case, accents folded, typographic quotes and dashes plain; safe for any string. */
export const normalizeText = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Hyphens part words; every mark but the comma ends a clause. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  const pattern = /\bw\/o\b|\p{L}+|\d+|[.,;:!?()[\]|&\n]/gu
  for (const [match] of normalizeText(text).matchAll(pattern)) {
    if (tokens.length >= MAX_TOKENS) break
    tokens.push({ text: match, kind: kindOf(match) })
  }
  return tokens
}

const kindOf = (text: string): Token['kind'] => {
  if (/^\d/.test(text)) return 'number'
  if (text === ',' || text === '|') return 'comma'
  if (text === '&' || /^\p{L}|^w\/o$/u.test(text)) return 'word'
  return 'stop'
}
