import type { MetaFunction } from 'react-router'
import { PrivacyPage } from '../../../features/site/legal/privacy-page.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What Visage knows about you, what for, for how long, and how to take it back.',
    path: PATHS.privacy,
  })

export default PrivacyPage
