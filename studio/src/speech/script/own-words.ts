import { splitName } from './spell-out.ts'

/** How somebody wants a word said, in plain English letters: { word: 'Nykaa', spoken: 'nigh kah' }. */
export type LexiconEntry = { word: string; spoken: string }

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word as a pattern, with either apostrophe; its opening and closing signs are no part of it. */
const patternOf = (word: string): string =>
  escapeRegExp(word)
    .replaceAll(/['\u2019]/g, "['\u2019]")
    .replaceAll(/\s+/g, String.raw`\s+`)

const bareWord = (word: string): string =>
  word.trim().replaceAll(/^["'([¿¡_-]+(?=.)|(?<=[\p{L}\p{M}\p{N}])["')\].,;:?!…]+$/gu, '')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((each) => each.toLowerCase().replaceAll('\u2019', "'").replaceAll(/\s+/g, ' '))
  return a === b
}

/** Finds the words of a lexicon as whole words, however they are written, the longest first. */
export const createOwnWords = <Entry extends { word: string }>(entries: readonly Entry[]) => {
  const known = entries
    .map((entry) => ({ entry, word: bareWord(entry.word) }))
    .filter(({ word }) => word !== '')
    .toSorted((a, b) => b.word.length - a.word.length)
  const whole = `(?<![\\p{L}\\p{M}\\p{N}])(?:${known.map(({ word }) => patternOf(word)).join('|')})(?![\\p{L}\\p{M}\\p{N}])`
  const entryOf = (found: string): Entry | undefined => known.find(({ word }) => isSame(word, found))?.entry
  const replace = (text: string, say: (entry: Entry) => string): string =>
    known.length === 0
      ? text
      : text.replaceAll(new RegExp(whole, 'giu'), (found) => {
          const entry = entryOf(found)
          return entry ? say(entry) : found
        })
  return {
    replace,
    /** The entry that stands at this place of a text, with its length. */
    at: (text: string, index: number): { entry: Entry; length: number } | undefined => {
      if (known.length === 0) return undefined
      const pattern = new RegExp(whole, 'iuy')
      pattern.lastIndex = index
      const found = pattern.exec(text)?.[0]
      const entry = found === undefined ? undefined : entryOf(found)
      return found !== undefined && entry ? { entry, length: found.length } : undefined
    },
  }
}

const ACCOUNT = /(?<![\p{L}\p{M}\p{N}])[#@]\p{L}(?:[\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_])?/gu

/** A script with somebody's own words as they sound, for a voice that knows nothing of a lexicon. */
export const sayOwnWords = (script: string, lexicon: readonly LexiconEntry[]): string => {
  const own = createOwnWords(lexicon)
  const say = (text: string): string => own.replace(text, ({ spoken }) => spoken)
  let said = ''
  let from = 0
  for (const { 0: account, index } of script.matchAll(ACCOUNT)) {
    const apart = account.slice(0, 1) + splitName(account.slice(1))
    const name = say(apart)
    said += say(script.slice(from, index)) + (name === apart ? account : name)
    from = index + account.length
  }
  return said + say(script.slice(from))
}
