import { ARTICLE_SLUGS } from '../../../lib/routing/paths.ts'
import { BY_PRODUCT_TEAM } from './article.ts'
import type { Article, ArticleItem, ArticleSection, ArticleSubSection } from './article.ts'

/** Each article is a file of its own, which the browser fetches when somebody opens it. */
const FILES = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' })

/** A heading whose end is set in the accent colour. */
const readTitle = (line: string) => {
  const [, plain = '', gradianttitle = ''] = /^#+ (.*?)_(.+)_$/.exec(line) ?? []
  if (gradianttitle === '') throw new Error(`"${line}" has no accent at its end: write "# So _it goes_".`)
  return { title: plain + gradianttitle, gradianttitle }
}

/** Bullets, and the paragraphs that are indented below them. */
const readItems = (blocks: readonly string[]): ArticleItem[] => {
  const items: string[][] = []
  for (const block of blocks)
    if (block.startsWith('- ')) items.push([block.slice(2)])
    else items.at(-1)?.push(block.trim())
  return items.map((text) => ({ text }))
}

/** The parts of a text that begin with a line of so many signs, each as its first block and the others. */
const splitAt = (mark: string, blocks: readonly string[]): { head: string; rest: string[] }[] => {
  const parts: { head: string; rest: string[] }[] = []
  for (const block of blocks)
    if (block.startsWith(mark)) parts.push({ head: block, rest: [] })
    else parts.at(-1)?.rest.push(block)
  return parts
}

/** Reads an article: its title, a summary, sections of bullets, and sections whose bullets have headings of their own. */
const readArticle = (slug: (typeof ARTICLE_SLUGS)[number], markdown: string): Article => {
  const [heading = '', subText = '', ...blocks] = markdown.trimEnd().split('\n\n')
  const header: ArticleSection[] = []
  const subHeaderData: ArticleSubSection[] = []
  for (const { head, rest } of splitAt('## ', blocks)) {
    const { title, gradianttitle } = readTitle(head)
    const parts = splitAt('### ', rest)
    const items = parts.map((part) => ({ ...readTitle(part.head), text: part.rest }))
    if (items.length > 0) subHeaderData.push({ subHeader: title, gradianttitle, items })
    else header.push({ title, gradianttitle, items: readItems(rest) })
  }
  return {
    ...BY_PRODUCT_TEAM,
    ...readTitle(heading),
    id: ARTICLE_SLUGS.indexOf(slug) + 1,
    slug,
    subText,
    image: `/media/blogs/${slug}.webp`,
    header,
    subHeaderData,
  }
}

export const findArticle = async (slug: string): Promise<Article | undefined> => {
  const known = ARTICLE_SLUGS.find((candidate) => candidate === slug)
  const markdown = known && (await FILES[`./articles/${known}.md`]?.())
  return known && markdown ? readArticle(known, markdown) : undefined
}

/** All articles in the order of their ids. */
export const listArticles = async (): Promise<Article[]> => {
  const articles = await Promise.all(ARTICLE_SLUGS.map(findArticle))
  return articles.filter((article) => article !== undefined)
}
