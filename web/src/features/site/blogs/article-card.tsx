import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from 'react-router'
import { articlePath } from '../../../lib/article-slugs.ts'
import type { Article } from './article.ts'
import classes from './article-card.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { cutText } from './cut-text.ts'

const mostTitleCharacters = 45
const mostSummaryCharacters = 120

/** What the list shows of an article. */
export type ArticleSummary = Pick<Article, 'id' | 'slug' | 'title' | 'subText' | 'image'>

type ArticleCardProps = { article: ArticleSummary; isFirst: boolean }

export const ArticleCard = ({ article, isFirst }: ArticleCardProps) => (
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
