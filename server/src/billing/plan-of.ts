import { PLAN_KEYS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import type { PaymentProvider } from '../payments/payment-provider.ts'

/** The plan that has this id at a provider. */
export const planOf = ({ planIds }: Pick<PaymentProvider, 'planIds'>, planId: string): PlanKey | undefined =>
  PLAN_KEYS.find((plan) => planIds[plan] === planId)
