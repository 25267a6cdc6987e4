import type { MetaFunction } from 'react-router'
import { TermsPage } from '../../../features/site/legal/terms-page.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Terms & Conditions',
    description:
      'Age, plans, refunds, ownership, remixing, rate limits, takedowns and disputes: what you and Visage agree on, in sections A to L.',
    path: PATHS.terms,
  })

export default TermsPage
