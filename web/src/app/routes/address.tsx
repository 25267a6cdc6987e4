import type { MetaFunction } from 'react-router'
import { AddressScreen } from '../../features/billing/checkout/address-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Billing address · Visage' }]

export default AddressScreen
