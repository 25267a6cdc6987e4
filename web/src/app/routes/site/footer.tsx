import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { FooterPage } from '../../../features/site/pages/directory-pages.tsx'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Find us',
    description: 'The address, channels and pages of Visage.',
    path: PATHS.footer,
    isIndexed: false,
  })

export default FooterPage
