import { useEffect, useState } from 'react'
import { useDraft } from '../../lib/use-draft.ts'
import { useFieldErrors } from '../../ui/use-field-errors.ts'
import { changeAddress, checkAddress, clearAddress, inPayableCountry } from './address-form.ts'
import type { AddressField, AddressForm } from './address-form.ts'
import { startAddress } from './start-address.ts'
import { usePlaceLookup } from './use-place-lookup.ts'

type Sources = Omit<Parameters<typeof startAddress>[0], 'draft'>

/** The billing address as it is typed: kept over a reload, city and state filled in from the postal code. */
export const useAddressForm = (sources: Sources) => {
  const [draft, setDraft] = useDraft('billing-address')
  const [typed, setTyped] = useState<AddressForm>(() => startAddress({ draft, ...sources }))
  const { form: element, errors, report, setError } = useFieldErrors<AddressField>()
  const { lockedCountry } = sources
  const form = inPayableCountry(typed, lockedCountry)
  const lookup = usePlaceLookup(form)

  const replace = (next: AddressForm) => {
    setTyped(next)
    setDraft(JSON.stringify(next))
  }

  const change = (field: AddressField) => (value: string) => {
    replace(changeAddress(form, field, value))
    setError(field, undefined)
    if (field === 'country') setError('pincode', undefined)
  }

  const place = lookup.state === 'found' && !form.isPlaceTyped ? `${lookup.city}\n${lookup.state_name}` : null
  useEffect(() => {
    if (place === null) return
    const [city = '', state = ''] = place.split('\n')
    replace({ ...form, city, state })
    setError('city', undefined)
    setError('state', undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- each answer fills the fields once
  }, [place])

  return {
    element,
    form,
    errors,
    report,
    change,
    lookup,
    canTypePlace: form.isPlaceTyped || lookup.state === 'unknown',
    typePlace: () => replace({ ...form, isPlaceTyped: true }),
    /** Whether everything is filled in as it must be; says under the fields what is not. */
    check: () => report(checkAddress(form)),
    clear: () => replace(clearAddress(form)),
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>
