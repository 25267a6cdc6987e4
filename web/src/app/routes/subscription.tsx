import type { MetaFunction } from 'react-router'
import { SubscriptionScreen } from '../../features/billing/subscription/subscription-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Subscription · Visage' }]

export default SubscriptionScreen
