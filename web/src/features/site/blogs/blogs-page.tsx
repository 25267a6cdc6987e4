import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ArticleSummary } from './article-card.tsx'
import classes from './blogs-page.module.css'

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
