import type { MetaFunction } from 'react-router'
import { PricingSection } from '../../features/billing/components/pricing-section.tsx'
import { SitePage } from '../../features/site/components/site-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Pricing · Visage' },
  { name: 'description', content: 'Basic, Advanced, Premium and Enterprise, with a free trial of 7 days.' },
]

const Pricing = () => (
  <SitePage>
    <PricingSection />
  </SitePage>
)

export default Pricing
