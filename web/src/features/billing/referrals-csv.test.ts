import { expect, test } from 'vitest'
import { referralsCsv } from './referrals-csv.ts'

test('writes a head and a line for each payment', () => {
  const payments = [
    {
      paid_at: '2026-03-04T12:00:00.000Z',
      plan: 'basic' as const,
      currency: 'INR',
      amount: 99_900,
      commission: 24_975,
    },
    { paid_at: '2026-03-05T12:00:00.000Z', plan: 'premium' as const, currency: 'USD', amount: 3999, commission: 1000 },
  ]
  expect(referralsCsv(payments)).toBe(
    'paid_at,plan,currency,amount,commission\r\n' +
      '2026-03-04T12:00:00.000Z,Basic,INR,999.00,249.75\r\n' +
      '2026-03-05T12:00:00.000Z,Premium,USD,39.99,10.00\r\n',
  )
  expect(referralsCsv([])).toBe('paid_at,plan,currency,amount,commission\r\n')
})
