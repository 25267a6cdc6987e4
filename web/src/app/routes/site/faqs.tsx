import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { FAQS, FaqsPage } from '../../../features/site/pages/faqs-page.tsx'
import { questionsData } from '../../../features/site/structured-data.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'FAQs',
    description:
      'What Visage is, how to create a virtual influencer, what you can make with a face, the free trial, plans, and who helps you.',
    path: PATHS.faqs,
    structuredData: [questionsData(FAQS)],
  })

export default FaqsPage
