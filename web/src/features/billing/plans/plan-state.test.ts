import { NO_PLAN } from '@visage/contract'
import type { CurrentPlan, Usage } from '@visage/contract'
import { expect, test } from 'vitest'
import { cancellationText, currentPlanKey, openPlanKey, paidPlanOf, renewingPlanKey, summaryOf } from './plan-state.ts'

const active: CurrentPlan = { ...NO_PLAN, plan: 'advanced', state: 'active', renews_at: '2026-03-04T12:00:00.000Z' }
const leaving: CurrentPlan = { ...active, state: 'cancelled', cancels_at_period_end: true }
const late: CurrentPlan = { ...active, state: 'past_due', grace_ends_at: '2026-03-09T12:00:00.000Z' }
const trial: Usage['trial'] = { active: true, ends_at: '2026-01-08T12:00:00.000Z', days_left: 5 }

test('a plan is open while it is paid, late, or runs out, and can be chosen again once it is late or runs out', () => {
  expect([NO_PLAN, active, late, leaving, { ...active, state: 'ended' as const }].map(openPlanKey)).toEqual([
    null,
    'advanced',
    'advanced',
    'advanced',
    null,
  ])
  expect([NO_PLAN, active, late, leaving].map(renewingPlanKey)).toEqual([null, 'advanced', 'advanced', null])
  expect([NO_PLAN, active, late, leaving].map(currentPlanKey)).toEqual([null, 'advanced', null, null])
  expect([NO_PLAN, active, leaving].map(paidPlanOf)).toEqual([
    null,
    { name: 'Advanced', endsByItself: false },
    { name: 'Advanced', endsByItself: true },
  ])
})

test.each([
  [active, null, 'Advanced', 'Active', 'Renews on 4 March 2026.'],
  [active, trial, 'Advanced', 'Active', 'comes on top until 8 January 2026.'],
  [leaving, null, 'Advanced', 'Cancelled', 'Paid until 4 March 2026.'],
  [late, null, 'Advanced', 'Payment due', 'stays open until 9 March 2026'],
  [NO_PLAN, trial, 'Free trial', '5 days left', 'until 8 January 2026'],
  [NO_PLAN, { ...trial, days_left: 1 }, 'Free trial', '1 day left', 'nothing is charged'],
  [NO_PLAN, { ...trial, days_left: 0 }, 'Free trial', 'Ends today', 'nothing is charged'],
  [NO_PLAN, { ...trial, active: false }, 'No open plan', 'Trial over', 'Choose a plan'],
  [{ ...active, state: 'ended' as const }, null, 'No open plan', 'Nothing open', 'Your last plan has ended.'],
])('case %#: %o', (plan, open, title, badge, text) => {
  expect(summaryOf(plan, open)).toMatchObject({ title, badge })
  expect(summaryOf(plan, open).text).toContain(text)
})

test('giving up a plan keeps what is paid, and ends what is owed', () => {
  expect(cancellationText(active)).toContain('stays open until 4 March 2026.')
  expect(cancellationText(late)).toBe('It ends now, and what is owed is not charged any more.')
})
