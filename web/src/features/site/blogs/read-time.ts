import type { Article } from './article.ts'

const wordsPerMinute = 200
const minuteMs = 60_000

/** All words of the sections, headings included. */
export const countWords = ({ header, subHeaderData = [] }: Article): number => {
  const texts = [
    ...header.flatMap(({ title, items }) => [title, ...items.flatMap(({ text }) => text)]),
    ...subHeaderData.flatMap(({ subHeader, items }) => [
      subHeader,
      ...items.flatMap(({ title, text }) => [title, ...text]),
    ]),
  ]
  return texts.join(' ').trim().split(/\s+/).length
}

type ReadTime = {
  words: number
  /** In milliseconds since 1970; without it no visit is counted. */
  firstVisitTime?: number | undefined
  now: number
}

/** Minutes to read the words, rounded up, plus the full minutes since the first visit. */
export const readMinutes = ({ words, firstVisitTime, now }: ReadTime): number => {
  const visitMinutes = firstVisitTime === undefined ? 0 : Math.max(0, Math.floor((now - firstVisitTime) / minuteMs))
  return Math.ceil(words / wordsPerMinute) + visitMinutes
}
