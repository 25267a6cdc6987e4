/** Zero to nineteen, each at its own place. */
export const SMALL_NUMBERS: readonly string[] = [
  ...'zero one two three four five six seven eight nine'.split(' '),
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
]

/** Twenty to ninety at 2 to 9. */
export const TENS: readonly string[] = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]

/** Terms and what they stand for, written as "term meaning, term meaning"; a term is one word, and may mean nothing. */
export const glossary = (text: string): (readonly [term: string, meaning: string])[] =>
  text
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [term, ...meaning] = entry.split(' ')
      return [term, meaning.join(' ')]
    })
