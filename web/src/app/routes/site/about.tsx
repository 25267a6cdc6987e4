import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { AboutPage } from '../../../features/site/pages/about-page.tsx'
import { organisationData } from '../../../features/site/structured-data.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'About Us',
    description: 'Why Visage exists, what we value (Innovation, Integrity, Collaboration) and what you can hold us to.',
    path: PATHS.about,
    structuredData: [organisationData()],
  })

export default AboutPage
