import type { MetaFunction } from 'react-router'
import { CareersPage } from '../../features/site/careers/careers-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { jobsData } from '../../features/site/careers/jobs-data.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Careers',
    description:
      'Seven open positions at Visage, in Bengaluru and remote in India: engineering, design, writing, marketing and support.',
    path: PATHS.careers,
    structuredData: jobsData(),
  })

export default CareersPage
