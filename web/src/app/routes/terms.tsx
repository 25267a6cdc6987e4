import type { MetaFunction } from 'react-router'
import { TermsPage } from '../../features/site/terms/terms-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Terms & Conditions',
    description:
      'Age, plans, refunds, ownership, remixing, rate limits, takedowns and disputes: what you and Visage agree on, in sections A to L.',
    path: PATHS.terms,
  })

export default TermsPage
