import { PLANS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import { expect, test } from 'vitest'
import { findChoiceOf, findPlanId } from './plan-offers.ts'
import type { PlanOffers } from './plan-offers.ts'

const limits = { faceGeneration: 1, imageGeneration: 1, videoGeneration: 1 }
const offerOf = (id: PlanKey) => ({
  ...PLANS[id],
  id,
  planId: `plan_${id}`,
  otherplanId: `P-${id}`,
  limits,
  features: [],
})

const offers: PlanOffers = {
  plans: [offerOf('basic'), offerOf('advanced')],
  is_sandbox: true,
}

// Proves: offers-india-ids-id
test('India has ids of its own, and each id leads back to its plan', () => {
  expect(findPlanId(offers, { plan: 'advanced', currency: 'INR' })).toBe('plan_advanced')
  expect(findPlanId(offers, { plan: 'advanced', currency: 'USD' })).toBe('P-advanced')
  expect(findPlanId(offers, { plan: 'premium', currency: 'USD' })).toBeUndefined()
  expect(findChoiceOf(offers, 'plan_basic')).toEqual({ plan: 'basic', currency: 'INR' })
  expect(findChoiceOf(offers, 'P-basic')).toEqual({ plan: 'basic', currency: 'USD' })
  expect(findChoiceOf(offers, 'P-OTHER')).toBeUndefined()
})
