import type { MetaFunction } from 'react-router'
import { restingScripts } from '../../../early/early-acts.ts'
import { HomePage } from '../../../features/site/home/home-page.tsx'
import { HOME_QUESTIONS } from '../../../features/site/home/questions.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { organisationData, questionsData } from '../../../features/site/structured-data.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () => [
  ...pageMeta({
    title: 'AI virtual influencers',
    description:
      'A photo studio for people who do not exist yet. Blend three names or describe a face, and build your own virtual influencer. 7-day free trial.',
    path: PATHS.home,
    structuredData: [organisationData(), questionsData(HOME_QUESTIONS)],
  }),
  restingScripts,
]

export default HomePage
