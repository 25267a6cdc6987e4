import type { TimedPhone, TimeSpan } from '../speech.ts'

/** The phones that a word has when it is said alone. */
export type WordPhones = readonly string[]

const GAP = 1
/** Vowels turn into other vowels in running speech, and voiced sounds into voiceless ones; rarely one into the other. */
const isVowel = (phone: string): boolean => /^[aeiou]/.test(phone)
const differenceOf = (a: string, b: string): number => (a === b ? 0 : isVowel(a) === isVowel(b) ? 0.6 : 1.6)

/**
 * When each word is said, from the phones that were said and those of every word alone: the cheapest alignment of both
 * (Needleman and Wunsch 1970), as words lose and change sounds beside others.
 */
export const timeWords = (said: readonly TimedPhone[], words: readonly WordPhones[]): TimeSpan[] => {
  const phones = said.filter(({ phone }) => phone !== 'pau')
  const wanted = words.flatMap((word, index) => word.map((phone) => ({ phone, index })))
  const columns = wanted.length + 1
  const costs = new Float64Array((phones.length + 1) * columns)
  for (let row = 0; row <= phones.length; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      if (row === 0 || column === 0) costs[at] = GAP * (row + column)
      else
        costs[at] = Math.min(
          costs[at - columns - 1] + differenceOf(phones[row - 1].phone, wanted[column - 1].phone),
          costs[at - columns] + GAP,
          costs[at - 1] + GAP,
        )
    }
  }
  const spans: (TimeSpan | undefined)[] = words.map(() => undefined)
  const take = (index: number, { start, end }: TimeSpan): void => {
    const span = spans[index]
    spans[index] = span ? { start: Math.min(span.start, start), end: Math.max(span.end, end) } : { start, end }
  }
  for (let [row, column] = [phones.length, wanted.length]; row > 0;) {
    const at = row * columns + column
    if (column > 0 && costs[at] === costs[at - 1] + GAP) {
      column--
      continue
    }
    row--
    const isMatch =
      column > 0 && costs[at] === costs[at - columns - 1] + differenceOf(phones[row].phone, wanted[column - 1].phone)
    // A sound that no word has belongs to the one before it.
    if (wanted.length > 0) take(wanted[Math.max(0, column - 1)].index, phones[row])
    if (isMatch) column--
  }
  let last = phones[0]?.start ?? 0
  return spans.map((span) => {
    const known = span ?? { start: last, end: last }
    last = known.end
    return known
  })
}
