/** The articles' addresses, in the order of their ids. */
export const ARTICLE_SLUGS = [
  'the-world-of-virtual-influencers-a-complete-overview',
  'casting-a-face-that-lasts',
  'one-person-in-every-picture-a-guide-to-consistency',
  'disclosure-and-law-what-to-say-about-ai-content',
  'names-likeness-and-brand-safety',
  'planning-a-month-of-content',
  'briefs-and-prompts-that-work',
  'measuring-what-a-virtual-influencer-does',
  'music-and-motion-when-a-picture-should-move',
  'budgets-and-plans-what-a-virtual-influencer-costs',
] as const

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number]

export const articlePath = (slug: string) => `/blogsDetails/${slug}`
