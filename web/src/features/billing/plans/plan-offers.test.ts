import { expect, test } from 'vitest'
import { findChoiceOf, findPlanId } from './plan-offers.ts'

const offers = {
  plans: [
    { plan: 'basic' as const, plan_id: 'plan_basic', other_plan_id: 'P-BASIC' },
    { plan: 'advanced' as const, plan_id: 'plan_advanced', other_plan_id: 'P-ADVANCED' },
  ],
  is_sandbox: true,
}

// Proves: offers-india-ids-id
test('India has ids of its own, and each id leads back to its plan', () => {
  expect(findPlanId(offers, { plan: 'advanced', currency: 'INR' })).toBe('plan_advanced')
  expect(findPlanId(offers, { plan: 'advanced', currency: 'USD' })).toBe('P-ADVANCED')
  expect(findPlanId(offers, { plan: 'premium', currency: 'USD' })).toBeUndefined()
  expect(findChoiceOf(offers, 'plan_basic')).toEqual({ plan: 'basic', currency: 'INR' })
  expect(findChoiceOf(offers, 'P-BASIC')).toEqual({ plan: 'basic', currency: 'USD' })
  expect(findChoiceOf(offers, 'P-OTHER')).toBeUndefined()
})
