import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { DirectoryPage } from '../../../features/site/pages/directory-pages.tsx'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Menu',
    description: 'Every page of Visage at a glance.',
    path: PATHS.menu,
    isIndexed: false,
  })

export default DirectoryPage
