import { expect, test } from 'vitest'
import { ARTICLE_SLUGS, prerenderedPaths } from '../../../lib/routing/paths.ts'
import { splitAccent } from './article-body.tsx'
import { countWords, readMinutes } from './article.ts'
import { findArticle, listArticles } from './articles.ts'
import { cutText } from './blogs-page.tsx'

const articles = await listArticles()

// Proves: blogs-ten-articles-ids
test('there are ten articles, with ids 1 to 10 and an address each', () => {
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(articles.map(({ slug }) => slug)).toEqual(ARTICLE_SLUGS)
  expect(new Set(ARTICLE_SLUGS).size).toBe(10)
  expect(ARTICLE_SLUGS[0]).toBe('the-world-of-virtual-influencers-a-complete-overview')
})

// Proves: blogs-team-wrote-date
test('one team wrote all of them, on one date, under one label', () => {
  expect(new Set(articles.map(({ name, datetime, userImage }) => name + datetime + userImage)).size).toBe(1)
  expect(new Set(articles.map(({ watch }) => watch))).toEqual(new Set(['4 min read']))
})

// Proves: blogs-whole-article
test.each(articles.map((article) => [article.slug, article] as const))('%s is a whole article', (slug, article) => {
  expect(countWords(article)).toBeGreaterThanOrEqual(900)
  expect(countWords(article)).toBeLessThanOrEqual(1500)
  expect(article.image).toBe(`/media/blogs/${slug}.webp`)
  expect(article.subText.length).toBeLessThanOrEqual(160)
  for (const { text } of article.header.flatMap(({ items }) => items)) expect(text.length).toBeGreaterThan(0)
})

// Proves: blogs-ends-titles-accents
test.each(articles.map((article) => [article.slug, article] as const))(
  '%s ends its titles in accents',
  (_, article) => {
    const { title, gradianttitle, header, subHeaderData = [] } = article
    const titles = [
      { title, gradianttitle },
      ...header,
      ...subHeaderData.map(({ subHeader, gradianttitle }) => ({ title: subHeader, gradianttitle })),
      ...subHeaderData.flatMap(({ items }) => items),
    ]
    for (const entry of titles) expect(splitAccent(entry.title, entry.gradianttitle).accent).toBe(entry.gradianttitle)
  },
)

test('every article becomes a page at build time', () => {
  for (const slug of ARTICLE_SLUGS) expect(prerenderedPaths).toContain(`/blogsDetails/${slug}`)
})

// Proves: blogs-unknown-address-finds
test('an unknown address finds nothing, not even a name that objects carry', async () => {
  expect(await findArticle('no-such-article')).toBeUndefined()
  expect(await findArticle('constructor')).toBeUndefined()
})

// Proves: blogs-read-time
test.each([
  ['exactly 200 words', { words: 200, now: 0 }, 1],
  ['one word more', { words: 201, now: 0 }, 2],
  ['no visit yet', { words: 1000, now: 9_000_000 }, 5],
  ['59 seconds into the visit', { words: 1000, firstVisitTime: 1000, now: 60_000 }, 5],
  ['two and a half minutes into the visit', { words: 1000, firstVisitTime: 0, now: 150_000 }, 7],
  ['a clock that was set back', { words: 1000, firstVisitTime: 600_000, now: 0 }, 5],
])('read time: %s', (_, visit, minutes) => {
  expect(readMinutes(visit)).toBe(minutes)
})

// Proves: blogs-cuts-longer
test('cuts what is longer, and only that', () => {
  expect(cutText('x'.repeat(45), 45)).toBe('x'.repeat(45))
  expect(cutText('x'.repeat(46), 45)).toBe(`${'x'.repeat(45)}…`)
  expect(cutText('one two three', 8)).toBe('one two…')
})
