import { describe, expect, test } from 'vitest'
import { describePaypalSubscription, parseAmount } from './describe-paypal-subscription.ts'
import { paypalSubscription, paypalTransactions } from './paypal-shapes.ts'

describe('amounts', () => {
  test.each([
    ['12.99', 'USD', 1299],
    ['10.0', 'EUR', 1000],
    ['10', 'USD', 1000],
    ['0.07', 'USD', 7],
    ['-4.35', 'USD', -435],
    ['1234567.89', 'USD', 123_456_789],
    ['500', 'JPY', 500],
    ['500.00', 'JPY', 500],
    ['1.234', 'KWD', 1234],
  ])('%s %s is %i', (value, currency, amount) => {
    expect(parseAmount(value, currency)).toBe(amount)
  })

  test.each(['', 'ten', '1,000.00', '1.005', '.5', '1e3', '99999999999999999999'])('%s is none', (value) => {
    expect(() => parseAmount(value, 'USD')).toThrow('cannot be read in USD')
  })
})

const payment = (time: string, status = 'COMPLETED', value = '12.99') => ({
  id: `${time}-${status}`,
  status,
  time,
  amount_with_breakdown: { gross_amount: { currency_code: 'USD', value } },
})

const told = {
  id: 'I-1',
  status: 'ACTIVE',
  plan_id: 'P-1',
  custom_id: 'ours',
  start_time: '2026-01-31T13:52:00Z',
  create_time: '2026-01-31T13:50:00Z',
  subscriber: { email_address: 'pat@example.com' },
  billing_info: {
    outstanding_balance: { currency_code: 'USD', value: '0.0' },
    failed_payments_count: 0,
    next_billing_time: '2026-02-28T10:00:00Z',
  },
}

const describeTold = (changes: object, transactions: object[] = []) =>
  describePaypalSubscription(paypalSubscription.parse({ ...told, ...changes }), {
    ...paypalTransactions.parse({ transactions }),
    now: new Date('2026-06-01T00:00:00Z'),
  })

const periods = (transactions: object[]) =>
  describeTold({}, transactions).payments.map(({ periodStart, periodEnd }) =>
    [periodStart, periodEnd].map((at) => at.toISOString().slice(0, 10)),
  )

describe('the months that are paid', () => {
  test('follow the start, although PayPal charges at an hour of its own', () => {
    const all = ['2026-03-31T10:00:12Z', '2026-02-28T10:00:31Z', '2026-01-31T13:52:04Z'].map((time) => payment(time))
    expect(periods(all)).toEqual([
      ['2026-01-31', '2026-02-28'],
      ['2026-02-28', '2026-03-31'],
      ['2026-03-31', '2026-04-30'],
    ])
  })

  test('are those that were due when a payment came late', () => {
    expect(periods([payment('2026-01-31T13:52:04Z'), payment('2026-03-06T10:00:00Z')])).toEqual([
      ['2026-01-31', '2026-02-28'],
      ['2026-02-28', '2026-03-31'],
    ])
  })

  test('are two for two payments in one month, and leave out months without any', () => {
    const all = ['2026-01-31T13:52:04Z', '2026-02-03T10:00:00Z', '2026-05-31T10:00:00Z'].map((time) => payment(time))
    expect(periods(all).map(([start]) => start)).toEqual(['2026-01-31', '2026-02-28', '2026-05-31'])
  })

  test('do not change when all is read again later', () => {
    const all = [payment('2026-01-31T13:52:04Z'), payment('2026-02-28T10:00:31Z')]
    expect(periods(all).slice(0, 1)).toEqual(periods(all.slice(0, 1)))
  })

  test('are not those of payments that have not come', () => {
    const all = ['PENDING', 'DECLINED', 'FAILED'].map((status) => payment('2026-01-31T13:52:04Z', status))
    expect(periods(all)).toEqual([])
  })
})

const owing = (value: string, count: number) => ({
  billing_info: { outstanding_balance: { currency_code: 'USD', value }, failed_payments_count: count },
})

describe('the state', () => {
  test.each([
    ['active', {}],
    ['active', { billing_info: undefined }],
    ['past_due', owing('12.99', 0)],
    ['past_due', owing('0.0', 1)],
    ['pending', { status: 'APPROVAL_PENDING' }],
    ['pending', { status: 'APPROVED' }],
    ['halted', { status: 'SUSPENDED' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['ended', { status: 'EXPIRED' }],
  ])('is %s for %j', (state, changes) => {
    expect(describeTold(changes).state).toBe(state)
  })
})
