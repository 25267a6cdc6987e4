import { PLAN_KEYS } from '@visage/contract'
import type { contract, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'

/** The ids that the plans have at the payment providers. */
export const listPlans = ({ payments }: Context): OutputOf<typeof contract.billing.listPlans> => ({
  plans: PLAN_KEYS.map((plan) => ({
    plan,
    plan_id: payments.razorpay.planIds[plan],
    other_plan_id: payments.paypal.planIds[plan],
  })),
  is_sandbox: payments.isSandbox,
})
