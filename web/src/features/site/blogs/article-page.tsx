import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { findSessionValue, setSessionValue } from '../../../lib/session/session.ts'
import { ClosingBand } from '../components/closing-band.tsx'
import { SitePage } from '../components/site-page.tsx'
import { ArticleBody, sectionId } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import classes from './article-page.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { ARTICLE_ALT, countWords, readMinutes } from './article.ts'
import type { Article } from './article.ts'

// Minutes are shown, so twice a minute is often enough.
const updateIntervalMs = 30_000

const readFirstVisitTime = (): number => {
  const stored = Number(findSessionValue('firstVisitTime') ?? Number.NaN)
  if (Number.isFinite(stored)) return stored
  const now = Date.now()
  setSessionValue('firstVisitTime', String(now))
  return now
}

/** Minutes to read the article, together with those already spent on this visit. */
const VisitReadTime = ({ words, className }: { words: number; className: string }) => {
  const [minutes, setMinutes] = useState(() => readMinutes({ words, now: 0 }))

  useEffect(() => {
    const firstVisitTime = readFirstVisitTime()
    const update = () => setMinutes(readMinutes({ words, firstVisitTime, now: Date.now() }))
    update()
    const timer = setInterval(update, updateIntervalMs)
    return () => clearInterval(timer)
  }, [words])

  return <p className={className}>Read time with this visit: {minutes} min</p>
}

const Contents = ({ article }: { article: Article }) => {
  const titles = [
    ...article.header.map(({ title }) => title),
    ...(article.subHeaderData ?? []).map(({ subHeader }) => subHeader),
  ]
  return (
    <div className={classes.aside}>
      <nav aria-label="In this article">
        <ol className={classes.contents}>
          {titles.map((title) => (
            <li key={title}>
              <a href={`#${sectionId(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <VisitReadTime words={countWords(article)} className={classes.readTime ?? ''} />
    </div>
  )
}

export const ArticlePage = ({ article }: { article: Article }) => (
  <SitePage hasNewsletter>
    <article className={classes.article}>
      <ArticleHead key={article.slug} article={article} />
      <ArticlePicture
        image={article.image}
        alt={ARTICLE_ALT}
        sizes="(max-width: 1200px) 96vw, 1152px"
        eager
        className={classes.image}
      />
      <div className={classes.columns}>
        <Contents article={article} />
        <ArticleBody article={article} />
      </div>
      <p className={classes.back}>
        <Link to={PATHS.blogs}>All blogs</Link>
      </p>
    </article>
    <ClosingBand title="Put it to the test on a face of your own." />
  </SitePage>
)
