import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { ComingSoonPage } from '../../../features/site/pages/directory-pages.tsx'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Coming soon',
    description: 'This part of Visage is being developed. Leave your address and hear when it opens.',
    path: PATHS.comingSoon,
    isIndexed: false,
  })

export default ComingSoonPage
