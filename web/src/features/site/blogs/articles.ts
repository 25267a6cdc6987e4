import { ARTICLE_SLUGS } from '../../../lib/routing/paths.ts'
import type { ArticleSlug } from '../../../lib/routing/paths.ts'
import type { Article } from './article.ts'

/** Each article is a file of its own, which the browser fetches when somebody opens it. */
const ARTICLES: Readonly<Record<ArticleSlug, () => Promise<Article>>> = {
  'the-world-of-virtual-influencers-a-complete-overview': async () =>
    (await import('./articles/world-of-virtual-influencers.ts')).WORLD_OF_VIRTUAL_INFLUENCERS,
  'casting-a-face-that-lasts': async () => (await import('./articles/casting-a-face.ts')).CASTING_A_FACE,
  'one-person-in-every-picture-a-guide-to-consistency': async () =>
    (await import('./articles/consistency.ts')).CONSISTENCY,
  'disclosure-and-law-what-to-say-about-ai-content': async () =>
    (await import('./articles/disclosure-and-law.ts')).DISCLOSURE_AND_LAW,
  'names-likeness-and-brand-safety': async () => (await import('./articles/names-and-likeness.ts')).NAMES_AND_LIKENESS,
  'planning-a-month-of-content': async () => (await import('./articles/month-of-content.ts')).MONTH_OF_CONTENT,
  'briefs-and-prompts-that-work': async () => (await import('./articles/briefs-and-prompts.ts')).BRIEFS_AND_PROMPTS,
  'measuring-what-a-virtual-influencer-does': async () => (await import('./articles/measuring.ts')).MEASURING,
  'music-and-motion-when-a-picture-should-move': async () =>
    (await import('./articles/music-and-motion.ts')).MUSIC_AND_MOTION,
  'budgets-and-plans-what-a-virtual-influencer-costs': async () =>
    (await import('./articles/budgets-and-plans.ts')).BUDGETS_AND_PLANS,
}

export const findArticle = async (slug: string): Promise<Article | undefined> => {
  const known = ARTICLE_SLUGS.find((candidate) => candidate === slug)
  return known === undefined ? undefined : ARTICLES[known]()
}

/** All articles in the order of their ids. */
export const listArticles = (): Promise<Article[]> => Promise.all(ARTICLE_SLUGS.map((slug) => ARTICLES[slug]()))
