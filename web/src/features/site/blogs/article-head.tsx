import { useState } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/browser-events.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { AccentTitle } from './article-body.tsx'
import classes from './article-head.module.css'
import type { Article } from './article.ts'

const dateText = (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date)

// The current date, as visitors see it; the page made at build time carries the article's own.
const CurrentDate = ({ written }: { written: string }) => {
  const [openedAt] = useState(() => Date.now())
  const isHydrated = useIsHydrated()
  const date = new Date(isHydrated ? openedAt : `${written}T12:00:00Z`)
  return <time dateTime={date.toISOString().slice(0, 10)}>{dateText(date)}</time>
}

export const ArticleHead = ({ article }: { article: Article }) => (
  <header className={classes.head}>
    <nav aria-label="Breadcrumb">
      <ol className={classes.breadcrumb}>
        <li>
          <Link to={PATHS.blogs}>Blogs</Link>
        </li>
        <li aria-current="page">Blog Details</li>
      </ol>
    </nav>
    <h1 className={classes.title}>
      <AccentTitle title={article.title} accent={article.gradianttitle} />
    </h1>
    <p className={classes.summary}>{article.subText}</p>
    <div className={classes.author}>
      <picture>
        <source type="image/avif" srcSet={article.userImage.replace(/\.webp$/, '.avif')} />
        <img src={article.userImage} alt="" width={48} height={48} className={classes.avatar} />
      </picture>
      <p className={classes.byline}>
        <strong>{article.name}</strong>
        <span className={classes.facts}>
          <CurrentDate written={article.datetime} />
          <span>{article.watch}</span>
        </span>
      </p>
    </div>
  </header>
)
