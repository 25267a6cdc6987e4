import type { MetaFunction } from 'react-router'
import { FooterPage } from '../../features/site/directory/footer-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Find us',
    description: 'The address, channels and pages of Visage.',
    path: PATHS.footer,
    isIndexed: false,
  })

export default FooterPage
