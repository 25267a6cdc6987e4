import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { BillingAddress } from '@visage/contract'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import {
  addressForm,
  changeAddress,
  checkAddress,
  clearAddress,
  EMPTY_ADDRESS,
  formFrom,
  inPayableCountry,
  isLookupWorthy,
} from './address-form.ts'
import type { AddressField, AddressForm } from './address-form.ts'

const parseDraft = (draft: string): AddressForm | undefined => {
  try {
    return addressForm.safeParse(JSON.parse(draft)).data
  } catch {
    return undefined
  }
}

const hasAddress = ({ address, pincode, city, state }: AddressForm) => `${address}${pincode}${city}${state}` !== ''

type AddressSources = {
  /** What was typed in this tab before. */
  draft: string
  saved: BillingAddress | null
  name: string
  /** The only country that the plan can be paid from. */
  lockedCountry: string | null
  /** The country of the connection. */
  visitorCountry: string | null
}

const findStart = ({ draft, saved, name, visitorCountry }: AddressSources): AddressForm => {
  const typed = parseDraft(draft)
  if (typed && (hasAddress(typed) || !saved)) return typed
  return saved ? formFrom(saved) : { ...EMPTY_ADDRESS, full_name: name, country: visitorCountry ?? '' }
}

/** What the form opens with: what was typed, else what was saved, else what is known of the person. */
export const startAddress = (sources: AddressSources): AddressForm =>
  inPayableCountry(findStart(sources), sources.lockedCountry)

const pauseMs = 250

type LocalityLookup =
  | { state: 'idle' | 'looking' | 'unknown' }
  | { state: 'found'; city: string; state_name: string }
  | { state: 'failed'; retry: () => void }

/**
 * City and state of the postal code that is typed. A question for an earlier code is cut off, so its answer cannot
 * come late.
 */
const useLocalityLookup = ({ country, pincode }: AddressForm): LocalityLookup => {
  const asked = `${country} ${pincode}`
  const [settled] = useDebouncedValue(asked, pauseMs)
  const isWorthy = isLookupWorthy({ country, pincode })
  const query = useQuery({
    queryKey: ['place', country, pincode],
    queryFn: ({ signal }) =>
      call(contract.billing.findPlaceByPincode, { body: { country_code: country, pincode } }, { signal }),
    enabled: isWorthy && settled === asked,
    staleTime: Infinity,
    retry: false,
  })
  if (!isWorthy) return { state: 'idle' }
  if (query.data) return { state: 'found', city: query.data.city, state_name: query.data.state }
  if (query.isFetching || !query.isError) return { state: 'looking' }
  if (isApiError(query.error, 'not_found')) return { state: 'unknown' }
  return { state: 'failed', retry: () => void query.refetch() }
}

type Sources = Omit<Parameters<typeof startAddress>[0], 'draft'>

/** The billing address as it is typed: kept over a reload, city and state filled in from the postal code. */
export const useAddressForm = (sources: Sources) => {
  const [draft, setDraft] = useDraft('billing-address')
  const [typed, setTyped] = useState<AddressForm>(() => startAddress({ draft, ...sources }))
  const { form: element, errors, report, setError } = useFieldErrors<AddressField>()
  const { lockedCountry } = sources
  const form = inPayableCountry(typed, lockedCountry)
  const lookup = useLocalityLookup(form)

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
    /** What a text field of it holds. */
    field: (name: AddressField) => ({
      name,
      required: true,
      value: form[name],
      error: errors[name],
      onChange: change(name),
    }),
    lookup,
    canTypePlace: form.isPlaceTyped || lookup.state === 'unknown',
    typePlace: () => replace({ ...form, isPlaceTyped: true }),
    /** Whether everything is filled in as it must be; says under the fields what is not. */
    check: () => report(checkAddress(form)),
    clear: () => replace(clearAddress(form)),
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>
