import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { AFFILIATE_QUESTIONS, AffiliatePage } from '../../../features/site/pages/affiliate-page.tsx'
import { questionsData } from '../../../features/site/structured-data.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Affiliate programme',
    description:
      'Recommend Visage and earn 25% of each referred payment, without limit. People who sign up through your link start with 50 extra credits.',
    path: PATHS.affiliate,
    structuredData: [questionsData(AFFILIATE_QUESTIONS)],
  })

export default AffiliatePage
