import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from 'react-router'
import { articlePath } from '../../../lib/routing/paths.ts'
import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { ArticlePicture } from './article-picture.tsx'
import type { Article } from './article.ts'
import classes from './blogs-page.module.css'

const ellipsis = '…'

/** The text in at most `most` characters, and an ellipsis where some are missing. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}${ellipsis}`

const mostTitleCharacters = 45
const mostSummaryCharacters = 120

/** What the list shows of an article. */
type ArticleSummary = Pick<Article, 'id' | 'slug' | 'title' | 'subText' | 'image'>

const ArticleCard = ({ article, isFirst }: { article: ArticleSummary; isFirst: boolean }) => (
  <article className={classes.card} data-first={isFirst || undefined}>
    <ArticlePicture
      image={article.image}
      alt=""
      sizes="(max-width: 700px) 92vw, 560px"
      eager={isFirst}
      className={classes.image}
    />
    <div className={classes.words}>
      <h2 className={classes.title}>{cutText(article.title, mostTitleCharacters)}</h2>
      <p className={classes.summary}>{cutText(article.subText, mostSummaryCharacters)}</p>
      <Link to={articlePath(article.slug)} className={classes.open} aria-label={`Read ${article.title}`}>
        <IconArrowRight size={22} aria-hidden="true" />
      </Link>
    </div>
  </article>
)

export const BlogsPage = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <SitePage hasNewsletter>
    <PageIntro
      title="Blogs"
      lead="Casting, prompts, planning, law and money: what we have learned about making people who do not exist, and about being honest with those who do."
    />
    <div className={classes.cards}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} isFirst={index === 0} />
      ))}
    </div>
    <ClosingBand title="Enough read. Cast somebody." />
  </SitePage>
)
