import type { ArticleSlug } from '../../../lib/article-slugs.ts'

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
