import type { Receipt } from '@visage/contract'
import { expect, test } from 'vitest'
import { paidText, planText, receiptRows } from './receipt-rows.ts'

const lastPayment = { amount: { value: '1999.00', currency_code: 'INR' }, time: '2026-03-04T12:00:00.000Z' }
const receipt: Receipt = {
  id: 'sub_1',
  plan_id: 'plan_advanced',
  plan: 'advanced',
  state: 'active',
  start_time: '2026-03-04T12:00:00.000Z',
  create_time: '2026-03-04T11:58:00.000Z',
  billing_info: { last_payment: lastPayment, next_billing_time: null },
  subscriber: { name: 'Tara Vell', email_address: null, tenant: 'UPI' },
  user_email: 'tara@example.com',
}

test('says what was paid and for which plan', () => {
  expect(paidText(lastPayment)).toBe('1999.00 INR')
  expect(planText(receipt)).toBe('Advanced, ₹1,999 per month')
  const elsewhere = { ...lastPayment, amount: { value: '24.99', currency_code: 'USD' } }
  expect(planText({ ...receipt, billing_info: { last_payment: elsewhere, next_billing_time: null } })).toBe(
    'Advanced, $24.99 per month',
  )
  expect(planText({ ...receipt, billing_info: { last_payment: null, next_billing_time: null } })).toBe('Advanced')
})

// Proves: receipt-particular-provider-silent
test('has every particular, and says where the provider is silent', () => {
  const rows = Object.fromEntries(receiptRows({ ...receipt, start_time: null }).map(({ term, value }) => [term, value]))
  expect(rows).toMatchObject({
    'Subscription ID': 'sub_1',
    'Plan ID': 'plan_advanced',
    'Start time': 'Not yet',
    'Customer name': 'Tara Vell',
    'Payment provider e-mail': 'Not told by the provider',
    'User e-mail': 'tara@example.com',
    'Payment method': 'UPI',
  })
  expect(rows['Create time']).toMatch(/^4 March 2026/)
})
