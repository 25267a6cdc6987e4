import type { BillingAddress } from '@visage/contract'
import { addressForm, EMPTY_ADDRESS, formFrom, inPayableCountry } from './address-form.ts'
import type { AddressForm } from './address-form.ts'

const parseDraft = (draft: string): AddressForm | undefined => {
  try {
    return addressForm.safeParse(JSON.parse(draft)).data
  } catch {
    return undefined
  }
}

const hasAddress = ({ address, pincode, city, state }: AddressForm) => `${address}${pincode}${city}${state}` !== ''

type Sources = {
  /** What was typed in this tab before. */
  draft: string
  saved: BillingAddress | null
  name: string
  /** The only country that the plan can be paid from. */
  lockedCountry: string | null
  /** The country of the connection. */
  visitorCountry: string | null
}

const findStart = ({ draft, saved, name, visitorCountry }: Sources): AddressForm => {
  const typed = parseDraft(draft)
  if (typed && (hasAddress(typed) || !saved)) return typed
  return saved ? formFrom(saved) : { ...EMPTY_ADDRESS, full_name: name, country: visitorCountry ?? '' }
}

/** What the form opens with: what was typed, else what was saved, else what is known of the person. */
export const startAddress = (sources: Sources): AddressForm =>
  inPayableCountry(findStart(sources), sources.lockedCountry)
