import type { MetaFunction } from 'react-router'
import { DirectoryPage } from '../../features/site/directory/directory-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Menu',
    description: 'Every page of Visage at a glance.',
    path: PATHS.menu,
    isIndexed: false,
  })

export default DirectoryPage
