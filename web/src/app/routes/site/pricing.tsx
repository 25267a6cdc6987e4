import type { MetaFunction } from 'react-router'
import { PricingPlanCards } from '../../../features/billing/plans/pricing-plan-cards.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PRICING_QUESTIONS, PricingPage } from '../../../features/site/pricing/pricing-page.tsx'
import { questionsData } from '../../../features/site/structured-data.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Pricing',
    description:
      'Basic from $12.99 (₹999 in India) a month, Advanced, Premium and Enterprise, all at 50% off for a limited time. 7-day free trial without a card.',
    path: PATHS.pricing,
    structuredData: [questionsData(PRICING_QUESTIONS)],
  })

const Pricing = () => <PricingPage Cards={PricingPlanCards} />
export default Pricing
