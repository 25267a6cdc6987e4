import type { MetaFunction } from 'react-router'
import { CareersPage } from '../../../features/site/careers/careers-page.tsx'
import { jobsData } from '../../../features/site/careers/jobs.ts'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Careers',
    description:
      'Seven open positions at Visage, in Bengaluru and remote in India: engineering, design, writing, marketing and support.',
    path: PATHS.careers,
    structuredData: jobsData(),
  })

export default CareersPage
