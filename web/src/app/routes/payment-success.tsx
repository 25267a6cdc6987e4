import type { MetaFunction } from 'react-router'
import { PaymentSuccessScreen } from '../../features/billing/components/payment-success-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Payment · Visage' }]

export default PaymentSuccessScreen
