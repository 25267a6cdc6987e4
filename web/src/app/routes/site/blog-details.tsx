import { data, isRouteErrorResponse } from 'react-router'
import { ArticlePage } from '../../../features/site/blogs/article-page.tsx'
import { ARTICLE_ALT, articleData } from '../../../features/site/blogs/article.ts'
import { findArticle } from '../../../features/site/blogs/articles.ts'
import { missingMeta, pageMeta } from '../../../features/site/page-meta.ts'
import { articlePath } from '../../../lib/routing/paths.ts'
import { FailedPage, NotFoundPage } from '../../pages/error-pages.tsx'
import type { Route } from './+types/blog-details'

const readArticle = async (slug: string) => {
  const article = await findArticle(slug)
  if (article === undefined) throw data(null, { status: 404 })
  return article
}

// At build time for the page itself, in the browser when a link leads here.
export const loader = ({ params }: Route.LoaderArgs) => readArticle(params.slug)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readArticle(params.slug)

export const meta: Route.MetaFunction = ({ loaderData: article }) =>
  article === undefined
    ? missingMeta
    : pageMeta({
        title: article.title,
        description: article.subText,
        path: articlePath(article.slug),
        image: {
          // Not every network shows WebP; the same picture lies beside it as JPEG.
          path: article.image.replace(/\.webp$/, '.jpg'),
          alt: ARTICLE_ALT,
          width: 1200,
          height: 675,
        },
        kind: 'article',
        structuredData: [articleData(article)],
      })

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailedPage error={error} />

const BlogDetailsRoute = ({ loaderData }: Route.ComponentProps) => <ArticlePage article={loaderData} />
export default BlogDetailsRoute
