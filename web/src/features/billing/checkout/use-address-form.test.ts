import { expect, test } from 'vitest'
import { EMPTY_ADDRESS } from './address-form.ts'
import { startAddress } from './use-address-form.ts'

const saved = {
  full_name: 'Tara Vell',
  phone_number: '9876543210',
  country: 'IN',
  address: '12 Lake Road',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  email: 'tara@example.com',
}
const nobody = { draft: '', saved: null, name: 'Tara Vell', lockedCountry: null, visitorCountry: null }
const typed = { ...EMPTY_ADDRESS, full_name: 'T. Vell', country: 'US', pincode: '941' }

test('a newcomer finds their name and country', () => {
  expect(startAddress(nobody)).toEqual({ ...EMPTY_ADDRESS, full_name: 'Tara Vell' })
  expect(startAddress({ ...nobody, visitorCountry: 'DE' }).country).toBe('DE')
  expect(startAddress({ ...nobody, visitorCountry: 'DE', lockedCountry: 'IN' }).country).toBe('IN')
})

// Proves: start-subscriber-finds-saved
test('a subscriber finds the saved address', () => {
  expect(startAddress({ ...nobody, saved, lockedCountry: 'IN' })).toMatchObject({ city: 'Bengaluru' })
  expect(startAddress({ ...nobody, saved })).toMatchObject({ address: '12 Lake Road', country: '', city: '' })
})

// Proves: start-typed-tab-wins
test('what was typed in this tab wins over what was saved', () => {
  expect(startAddress({ ...nobody, saved, draft: JSON.stringify(typed) })).toEqual(typed)
  expect(startAddress({ ...nobody, draft: JSON.stringify(typed), lockedCountry: 'IN' })).toMatchObject({
    full_name: 'T. Vell',
    country: 'IN',
    pincode: '',
  })
})

test('a form that was cleared after its payment page opened gives way to the saved address', () => {
  const cleared = { ...EMPTY_ADDRESS, full_name: 'T. Vell', country: 'IN' }
  const draft = JSON.stringify(cleared)
  expect(startAddress({ ...nobody, saved, draft }).address).toBe('12 Lake Road')
  expect(startAddress({ ...nobody, draft, lockedCountry: 'IN' })).toEqual(cleared)
})

test.each(['{', '{"full_name":7}'])('a damaged draft %j counts as none', (draft) => {
  expect(startAddress({ ...nobody, draft })).toEqual({ ...EMPTY_ADDRESS, full_name: 'Tara Vell' })
})
