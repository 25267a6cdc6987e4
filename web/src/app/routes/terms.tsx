import type { MetaFunction } from 'react-router'
import { TermsPage } from '../pages/terms-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Terms and Conditions · Visage' },
  { name: 'description', content: 'Age, ownership, plans, refunds and takedowns: what you and Visage agree on.' },
]

export default TermsPage
