import { articlePath } from '../../../lib/routing/paths.ts'
import type { ArticleSlug } from '../../../lib/routing/paths.ts'
import { readSiteOrigin } from '../../../lib/routing/site-origin.ts'
import { OPERATOR } from '../operator.tsx'

/** What is seen in the picture of every article. */
export const ARTICLE_ALT = 'Portraits of fictional people, made with Visage'

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

/** An article for search engines. */
export const articleData = (article: Article): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.subText,
  image: `${readSiteOrigin()}${article.image}`,
  datePublished: article.datetime,
  inLanguage: 'en',
  wordCount: countWords(article),
  author: { '@type': 'Organization', name: article.name, url: `${readSiteOrigin()}/about` },
  publisher: { '@type': 'Organization', name: OPERATOR.name, logo: `${readSiteOrigin()}/favicon.svg` },
  mainEntityOfPage: `${readSiteOrigin()}${articlePath(article.slug)}`,
})

/** One bullet, in paragraphs. */
export type ArticleItem = { readonly text: readonly string[] }

export type ArticleSection = {
  readonly title: string
  /** The end of the title, which is set in the accent colour. */
  readonly gradianttitle: string
  readonly items: readonly ArticleItem[]
}

/** A part whose bullets have headings of their own. */
export type ArticleSubSection = {
  readonly subHeader: string
  /** The end of the heading, which is set in the accent colour. */
  readonly gradianttitle: string
  readonly items: readonly {
    readonly title: string
    readonly gradianttitle: string
    readonly text: readonly string[]
  }[]
}

export type Article = {
  readonly id: number
  readonly slug: ArticleSlug
  readonly title: string
  /** The end of the title, which is set in the accent colour. */
  readonly gradianttitle: string
  /** The summary. */
  readonly subText: string
  readonly image: string
  readonly userImage: string
  /** The author. */
  readonly name: string
  /** An ISO date. */
  readonly datetime: string
  /** The read-time label of the head. */
  readonly watch: string
  readonly header: readonly ArticleSection[]
  readonly subHeaderData?: readonly ArticleSubSection[]
}

/** All articles are written by the product team and carry one date. */
export const BY_PRODUCT_TEAM = {
  userImage: '/media/blogs/product-team.webp',
  name: 'Visage Product Team',
  datetime: '2026-11-20',
  watch: '4 min read',
} as const satisfies Partial<Article>
