import { expect, test } from 'vitest'
import { decimalMoney, formatMoney } from './money.ts'

test.each([
  [1299, 'USD', '$12.99', '12.99'],
  [99_900, 'INR', '₹999.00', '999.00'],
  [500, 'JPY', '¥500', '500.00'],
  [0, 'USD', '$0.00', '0.00'],
])('%i of %s is %s', (amount, currency, written, decimal) => {
  expect(formatMoney(amount, currency)).toBe(written)
  expect(decimalMoney(amount, currency)).toBe(decimal)
})
