import { listArticles } from '../../../features/site/blogs/articles.ts'
import { BlogsPage } from '../../../features/site/blogs/blogs-page.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import type { Route } from './+types/blogs'

const listSummaries = async () =>
  (await listArticles()).map(({ id, slug, title, subText, image }) => ({ id, slug, title, subText, image }))

// At build time for the page itself, in the browser when a link leads here.
export const loader = listSummaries
export const clientLoader = listSummaries

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Blogs',
    description:
      'Ten articles on virtual influencers: casting, consistency, disclosure and law, planning, prompts, measuring, motion and budgets.',
    path: PATHS.blogs,
  })

const BlogsRoute = ({ loaderData }: Route.ComponentProps) => <BlogsPage articles={loaderData} />
export default BlogsRoute
