import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import { ClosingBand } from '../components/closing-band.tsx'
import { SitePage } from '../components/site-page.tsx'
import type { Article } from './article.ts'
import { ArticleBody, sectionId } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticlePicture } from './article-picture.tsx'
import classes from './article-page.module.css'
import { countWords } from './read-time.ts'
import { VisitReadTime } from './visit-read-time.tsx'

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
        alt="Portraits of fictional people, made with Visage"
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
