/** Terms and what they stand for, written as "term meaning, term meaning"; a term is one word, and may mean nothing. */
export const glossary = (text: string): (readonly [term: string, meaning: string])[] =>
  text
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [term, ...meaning] = entry.split(' ')
      return [term, meaning.join(' ')]
    })
