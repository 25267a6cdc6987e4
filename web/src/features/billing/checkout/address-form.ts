import { MAX_PINCODE_LENGTH, MIN_PINCODE_LENGTH, postalRuleOf, typedAddress } from '@visage/contract'
import type { BillingAddress } from '@visage/contract'
import { z } from 'zod'
import { findFieldErrors } from '../../../lib/api/field-errors.ts'
import type { FieldErrors } from '../../../lib/api/field-errors.ts'

const fields = {
  full_name: z.string(),
  phone_number: z.string(),
  country: z.string(),
  address: z.string(),
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
}

export const addressForm = z.object({
  ...fields,
  /** Whether city and state are typed by hand, because the postal code is not known. */
  isPlaceTyped: z.boolean(),
})
export type AddressForm = z.output<typeof addressForm>

export type AddressField = keyof typeof fields

export const EMPTY_ADDRESS: AddressForm = {
  full_name: '',
  phone_number: '',
  country: '',
  address: '',
  pincode: '',
  city: '',
  state: '',
  isPlaceTyped: false,
}

const maxPincodeLength = (country: string) => MAX_PINCODE_LENGTH[country === '' ? 'open' : 'chosen']

const canadianPattern = /^([A-Z\d]{3})([A-Z\d]+)$/

/** A postal code as far as it may be typed in a country. */
export const typedPincode = (country: string, typed: string): string => {
  const kept = postalRuleOf(country).hasLetters
    ? typed.toUpperCase().replace(/[^A-Z\d]/g, '')
    : typed.replace(/\D/g, '')
  const spaced = country === 'CA' ? kept.replace(canadianPattern, '$1 $2') : kept
  return spaced.slice(0, maxPincodeLength(country))
}

const typedPhone = (country: string, typed: string): string =>
  typed.replace(/\D/g, '').slice(0, postalRuleOf(country).phoneDigits)

/** Whether the postal code is worth looking up. */
export const isLookupWorthy = ({ country, pincode }: Pick<AddressForm, 'country' | 'pincode'>): boolean =>
  country !== '' && pincode.length >= MIN_PINCODE_LENGTH && postalRuleOf(country).pincode.test(pincode)

const changePincode = (form: AddressForm, typed: string): AddressForm => {
  const pincode = typedPincode(form.country, typed)
  if (pincode === form.pincode) return form
  // What belongs to another postal code must not be sent with this one.
  const isStale = pincode.length < MIN_PINCODE_LENGTH || isLookupWorthy({ ...form, pincode })
  return { ...form, pincode, isPlaceTyped: false, ...(isStale ? { city: '', state: '' } : {}) }
}

const changeCountry = (form: AddressForm, country: string): AddressForm =>
  country === form.country
    ? form
    : {
        ...form,
        country,
        phone_number: typedPhone(country, form.phone_number),
        pincode: '',
        city: '',
        state: '',
        isPlaceTyped: false,
      }

/** The form after something was typed into a field. */
export const changeAddress = (form: AddressForm, field: AddressField, typed: string): AddressForm => {
  if (field === 'country') return changeCountry(form, typed)
  if (field === 'pincode') return changePincode(form, typed)
  if (field === 'phone_number') return { ...form, phone_number: typedPhone(form.country, typed) }
  return { ...form, [field]: typed }
}

/** The form after its payment page was opened: who and where from stay, the address goes. */
export const clearAddress = (form: AddressForm): AddressForm => ({
  ...form,
  address: '',
  pincode: '',
  city: '',
  state: '',
  isPlaceTyped: false,
})

/** A saved address as a form. */
export const formFrom = (saved: BillingAddress): AddressForm => {
  const { full_name, phone_number, country, address, pincode, city, state } = saved
  return { full_name, phone_number, country, address, pincode, city, state, isPlaceTyped: false }
}

/** The country in which alone plans are paid in rupees, and in nothing else. */
export const RUPEE_COUNTRY = 'IN'

/** The form with a country that its plan can be paid from: the locked one, or any but India. */
export const inPayableCountry = (form: AddressForm, lockedCountry: string | null): AddressForm => {
  if (lockedCountry !== null) return changeCountry(form, lockedCountry)
  return form.country === RUPEE_COUNTRY ? changeCountry(form, '') : form
}

/** What is wrong with the form, field by field. An empty postal code is not yet a wrong one. */
export const checkAddress = (form: AddressForm): FieldErrors<keyof AddressForm> => ({
  ...findFieldErrors(typedAddress, form),
  ...(form.pincode === '' && { pincode: 'Pincode is required.' }),
})
