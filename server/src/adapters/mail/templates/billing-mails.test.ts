import { describe, expect, test } from 'vitest'
import { renderPaymentFailedMail, renderPlanCancelledMail, renderReceiptMail } from './billing-mails.ts'

const to = 'ada@example.com'
const pricingUrl = 'https://visage.example/pricing'

test('a receipt tells everything in both bodies, a line each', async () => {
  const { subject, html, text } = await renderReceiptMail({
    to,
    plan: 'Advanced',
    amount: '$24.99',
    method: 'PAYPAL through PayPal',
    paidAt: new Date('2026-03-01T09:05:30Z'),
    periodStart: new Date('2026-03-01T09:05:30Z'),
    periodEnd: new Date('2026-04-01T09:05:30Z'),
    paymentId: '8AC12345',
    subscriptionId: 'I-12345',
    billedTo: ['Ada <Byron>', '1 Main Street'],
    paymentsUrl: 'https://visage.example/profile',
  })
  expect(subject).toBe('Your Visage receipt: $24.99')
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Amount: $24.99',
      'Plan: Advanced, monthly',
      'Period: March 1, 2026 to April 1, 2026',
      'Paid on: March 1, 2026 at 09:05 UTC',
      'Paid by: PAYPAL through PayPal',
      'Payment: 8AC12345',
      'Subscription: I-12345',
      'Billed to: Ada <Byron>, 1 Main Street',
    ]),
  )
  expect(html).toContain('Ada &lt;Byron&gt;')
})

describe('a payment that failed', () => {
  test('names the end of the grace, where there is one', async () => {
    const shared = { to, plan: 'Basic', provider: 'PayPal', pricingUrl }
    const graceEndsAt = new Date('2026-03-04T09:00:00Z')
    expect((await renderPaymentFailedMail({ ...shared, graceEndsAt })).text).toContain('usable until March 4, 2026.')
    expect((await renderPaymentFailedMail({ ...shared, graceEndsAt: null })).text).not.toContain('usable until')
  })
})

describe('a plan that is cancelled', () => {
  test('says until when it is paid, or that it has ended', async () => {
    const paidUntil = new Date('2026-03-04T09:00:00Z')
    const cancelled = await renderPlanCancelledMail({ to, plan: 'Basic', paidUntil, pricingUrl })
    expect(cancelled.subject).toBe('Your Visage plan is cancelled')
    expect(cancelled.text).toContain('usable until March 4, 2026.')
    const ended = await renderPlanCancelledMail({ to, plan: 'Basic', paidUntil: null, pricingUrl })
    expect(ended.subject).toBe('Your Visage plan has ended')
    expect(ended.text).toContain('has ended and will not be charged again.')
  })
})
