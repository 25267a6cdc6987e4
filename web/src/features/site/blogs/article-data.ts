import { articlePath } from '../../../lib/article-slugs.ts'
import { readSiteOrigin } from '../../../lib/site-origin.ts'
import { OPERATOR } from '../operator.ts'
import type { Article } from './article.ts'
import { countWords } from './read-time.ts'

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
