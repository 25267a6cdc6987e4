import { describe, expect, it, test } from 'vitest'
import {
  changeAddress,
  checkAddress,
  clearAddress,
  EMPTY_ADDRESS,
  formFrom,
  inPayableCountry,
  isLookupWorthy,
  typedPincode,
} from './address-form.ts'
import type { AddressField, AddressForm } from './address-form.ts'

const complete: AddressForm = {
  full_name: 'Tara Vell',
  phone_number: '9876543210',
  country: 'IN',
  address: '12 Lake Road',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  isPlaceTyped: false,
}

describe('typing a postal code', () => {
  // Proves: pincode-typing
  it.each([
    ['IN', '56 00-01a', '560001'],
    ['IN', '123456789', '1234567'],
    ['US', 'A94103', '94103'],
    ['UK', 'sw1a 1aa', 'SW1A1AA'],
    ['UK', 'sw1a 1aa9', 'SW1A1AA'],
    ['CA', 'k1a', 'K1A'],
    ['CA', 'k1a0', 'K1A 0'],
    ['CA', 'K1A0B1', 'K1A 0B1'],
    ['CA', 'k1a 0b1x', 'K1A 0B1'],
    ['CA', 'K1A ', 'K1A'],
    ['AU', '2000x', '2000'],
    ['DE', '10115', '10115'],
    ['FR', '75001', '75001'],
    ['', '1234567', '123456'],
  ])('in %j keeps of %j: %j', (country, typed, kept) => expect(typedPincode(country, typed)).toBe(kept))
})

describe('what is looked up', () => {
  // Proves: pincode-patterns
  it.each([
    ['IN', '56000', false],
    ['IN', '560001', true],
    ['IN', '5600011', false],
    ['US', '94103', true],
    ['US', '9410', false],
    ['UK', 'SW1A', false],
    ['UK', 'M11AE', true],
    ['UK', 'SW1A1AA', true],
    ['CA', 'K1A 0B', false],
    ['CA', 'K1A 0B1', true],
    ['AU', '200', false],
    ['AU', '2000', true],
    ['DE', '1011', false],
    ['DE', '10115', true],
    ['FR', '750', false],
    ['FR', '7500', true],
    ['', '560001', false],
  ])('%s %s: %s', (country, pincode, is) => expect(isLookupWorthy({ country, pincode })).toBe(is))
})

// Proves: address-new-country-clears
test('a new country clears pincode, city and state and cuts the phone number', () => {
  expect(changeAddress(complete, 'country', 'AU')).toEqual({
    ...complete,
    country: 'AU',
    phone_number: '987654321',
    pincode: '',
    city: '',
    state: '',
  })
  expect(changeAddress(complete, 'country', 'IN')).toBe(complete)
})

// Proves: address-pincode-below-four
test('a pincode below four characters clears city and state, one of four and more keeps them until the next lookup', () => {
  expect(changeAddress(complete, 'pincode', '5600')).toMatchObject({ pincode: '5600', city: 'Bengaluru' })
  expect(changeAddress(complete, 'pincode', '560')).toMatchObject({ pincode: '560', city: '', state: '' })
  expect(changeAddress(complete, 'pincode', '560002')).toMatchObject({ pincode: '560002', city: '', state: '' })
})

test('a place typed by hand goes back to the lookup with the next pincode', () => {
  const typed = { ...complete, isPlaceTyped: true }
  expect(changeAddress(typed, 'city', 'Mysuru')).toMatchObject({ city: 'Mysuru', isPlaceTyped: true })
  expect(changeAddress(typed, 'pincode', '560002').isPlaceTyped).toBe(false)
})

// Proves: address-phone-number-digits
test.each([
  ['IN', 10],
  ['US', 11],
  ['UK', 10],
  ['CA', 10],
  ['AU', 9],
  ['DE', 11],
  ['FR', 10],
])('a phone number in %s takes digits only and has exactly %i', (country, digits) => {
  const form = changeAddress({ ...complete, country, phone_number: '' }, 'phone_number', '+1 (234) 567 890 1234')
  expect(form.phone_number).toBe('12345678901234'.slice(0, digits))
  expect(checkAddress(form).phone_number).toBeUndefined()
  expect(checkAddress({ ...form, phone_number: form.phone_number.slice(1) }).phone_number).toBe(
    `Phone number must be exactly ${digits} digits.`,
  )
})

// Proves: address-fields-required
test.each<[AddressField, string]>([
  ['full_name', 'Full name is required.'],
  ['phone_number', 'Phone number is required.'],
  ['country', 'Please choose a country.'],
  ['address', 'Address is required.'],
  ['pincode', 'Pincode is required.'],
  ['city', 'City is required.'],
  ['state', 'State is required.'],
])('an empty %s is refused: %s', (field, message) => {
  expect(checkAddress({ ...complete, [field]: '' })[field]).toBe(message)
})

// Proves: address-complete-fine-wrong
test('a complete address is fine and a wrong pincode is not', () => {
  expect(checkAddress(complete)).toEqual({})
  expect(checkAddress({ ...complete, pincode: '56000' })).toEqual({ pincode: 'Please enter a valid pincode.' })
})

// Proves: address-payment-page-opened
test('after the payment page has opened, name, phone and country stay', () => {
  expect(clearAddress(complete)).toEqual({
    ...EMPTY_ADDRESS,
    full_name: 'Tara Vell',
    phone_number: '9876543210',
    country: 'IN',
  })
})

// Proves: address-rupees-paid-india
test('rupees are paid from India and dollars from everywhere else', () => {
  const saved = formFrom({ ...complete, email: 'tara@example.com' })
  expect(saved).toEqual(complete)
  expect(inPayableCountry(saved, 'IN')).toBe(saved)
  expect(inPayableCountry(saved, null)).toMatchObject({ country: '', address: '12 Lake Road', pincode: '', city: '' })
  const american = { ...complete, country: 'US', pincode: '94103' }
  expect(inPayableCountry(american, null)).toBe(american)
  expect(inPayableCountry(american, 'IN')).toMatchObject({ country: 'IN', address: '12 Lake Road', pincode: '' })
})
