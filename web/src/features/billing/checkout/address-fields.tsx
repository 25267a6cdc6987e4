import { useQuery } from '@tanstack/react-query'
import { contract, PLACE_UNAVAILABLE, postalRuleOf } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { HINT_BELOW, SelectField, TextField } from '../../../ui/forms/fields.tsx'
import classes from './address-form-card.module.css'
import type { AddressFormState } from './use-address-form.ts'

export type Country = { code: string; name: string }

const listCountries = async (signal: AbortSignal): Promise<Country[]> => {
  const names = await call(contract.site.listCountries, {}, { signal, accessToken: '' })
  return Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .sort((left, right) => left.name.localeCompare(right.name))
}

/** Every country by name. An empty list means that it could not be had. */
const useCountries = () => {
  const query = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => listCountries(signal),
    staleTime: Infinity,
  })
  return { countries: query.data ?? [], isLoading: query.isPending, retry: () => void query.refetch() }
}

type CountryFieldProps = {
  value: string
  isLocked: boolean
  error: string | undefined
  onChange: (code: string) => void
}

export const CountryField = ({ value, isLocked, error, onChange }: CountryFieldProps) => {
  const { countries, isLoading, retry } = useCountries()
  const isMissing = !isLoading && countries.length === 0
  const options = [
    { value: '', label: isLoading ? 'Loading the countries...' : 'Choose a country', disabled: true },
    ...countries.map(({ code, name }) => ({ value: code, label: name })),
  ]
  if (isMissing)
    return (
      <div className={classes.missing}>
        <SelectField
          label="Country"
          name="country"
          required
          value=""
          error="Not fetch Country"
          options={[{ value: '', label: 'No country to choose', disabled: true }]}
          onChange={onChange}
        />
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  return (
    <SelectField
      label="Country"
      name="country"
      required
      autoComplete="billing country"
      description={isLocked ? 'Prices in rupees are for India only.' : undefined}
      inputWrapperOrder={HINT_BELOW}
      disabled={isLocked}
      value={value}
      error={error}
      options={options}
      onChange={onChange}
    />
  )
}

/** What the lookup of the postal code has to say. */
const LookupWords = ({ address: { lookup, form, typePlace } }: { address: AddressFormState }) => {
  if (lookup.state === 'looking') return <output className={classes.words}>Looking for city and state...</output>
  if (lookup.state === 'unknown')
    return (
      <output className={classes.words}>
        We do not know this pincode. Please type the city and the state yourself.
      </output>
    )
  if (lookup.state !== 'failed') return null
  return (
    <div className={classes.failed}>
      <FieldError message={PLACE_UNAVAILABLE} />
      <div className={classes.remedies}>
        <Button onClick={lookup.retry}>Try again</Button>
        {!form.isPlaceTyped && (
          <Button variant="quiet" onClick={typePlace}>
            Type city and state
          </Button>
        )}
      </div>
    </div>
  )
}

/** Pincode, city and state: the first fills in the others. */
export const LocalityFields = ({ address }: { address: AddressFormState }) => {
  const { form, field, canTypePlace } = address
  const hint = canTypePlace ? undefined : 'Filled in from the pincode'
  return (
    <>
      <TextField
        {...field('pincode')}
        label="Pincode"
        autoComplete="billing postal-code"
        inputMode={postalRuleOf(form.country).hasLetters ? 'text' : 'numeric'}
      />
      <div className={classes.lookup} aria-live="polite">
        <LookupWords address={address} />
      </div>
      <TextField
        {...field('city')}
        label="City"
        autoComplete="billing address-level2"
        placeholder={hint}
        readOnly={!canTypePlace}
        data-locked={!canTypePlace || undefined}
      />
      <TextField
        {...field('state')}
        label="State"
        autoComplete="billing address-level1"
        placeholder={hint}
        readOnly={!canTypePlace}
        data-locked={!canTypePlace || undefined}
      />
    </>
  )
}
