import { expect, test } from 'vitest'
import { formatMoney, formatPrice } from './money.ts'

test.each([
  [99_900, 'INR', '₹999', '₹999.00'],
  [199_900, 'INR', '₹1,999', '₹1,999.00'],
  [12_345_650, 'INR', '₹1,23,456.50', '₹1,23,456.50'],
  [1299, 'USD', '$12.99', '$12.99'],
  [2000, 'USD', '$20', '$20.00'],
  [-1299, 'USD', '-$12.99', '-$12.99'],
  [500, 'JPY', '¥500', '¥500'],
])('%i of %s reads %s on a tag and %s on a receipt', (amount, currency, tag, receipt) => {
  expect(formatPrice({ amount, currency })).toBe(tag)
  expect(formatMoney({ amount, currency })).toBe(receipt)
})
