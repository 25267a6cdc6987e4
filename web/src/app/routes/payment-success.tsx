import type { MetaFunction } from 'react-router'
import { PaymentSuccessScreen } from '../../features/billing/payment/payment-success-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Payment · Visage' }]

export default PaymentSuccessScreen
