import type { MetaFunction } from 'react-router'
import { FaqsPage } from '../../features/site/faqs/faqs-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { FAQS } from '../../features/site/faqs/faqs-questions.tsx'
import { questionsData } from '../../features/site/structured-data.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'FAQs',
    description:
      'What Visage is, how to create a virtual influencer, what you can make with a face, the free trial, plans, and who helps you.',
    path: PATHS.faqs,
    structuredData: [questionsData(FAQS)],
  })

export default FaqsPage
