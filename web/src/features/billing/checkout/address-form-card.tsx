import { postalRuleOf, contract, PLACE_UNAVAILABLE } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { readSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { HINT_BELOW, TextField, SelectField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import classes from './address-form-card.module.css'
import { RUPEE_COUNTRY } from './address-form.ts'
import type { AddressFormState } from './use-address-form.ts'
import { call } from '../../../lib/api/call.ts'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'

type Country = { code: string; name: string }

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

const CountryField = ({ value, isLocked, error, onChange }: CountryFieldProps) => {
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
const LocalityFields = ({ address }: { address: AddressFormState }) => {
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

type AddressFormCardProps = {
  address: AddressFormState
  isCountryLocked: boolean
  /** Told when India is chosen for a plan that is paid in dollars. */
  onIndia: () => void
  isBusy: boolean
  /** Whether paying is the next step here, rather than a payment that waits already. */
  isNextStep: boolean
  onSubmit: () => void
}

export const AddressFormCard = ({
  address,
  isCountryLocked,
  onIndia,
  isBusy,
  isNextStep,
  onSubmit,
}: AddressFormCardProps) => {
  const { element, form, errors, change, field } = address
  const { phoneDigits } = postalRuleOf(form.country)
  return (
    <Form ref={element} aria-label="Billing address" className={classes.card} onSend={() => onSubmit()}>
      <TextField {...field('full_name')} label="Full name" autoComplete="billing name" maxLength={100} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        readOnly
        data-locked
        value={readSession().userEmail}
        onChange={() => undefined}
      />
      <CountryField
        value={form.country}
        isLocked={isCountryLocked}
        error={errors.country}
        onChange={(code) => (code === RUPEE_COUNTRY ? onIndia() : change('country')(code))}
      />
      <TextField
        {...field('phone_number')}
        label="Phone number"
        type="tel"
        inputMode="numeric"
        autoComplete="billing tel-national"
        description={`${phoneDigits} digits`}
        inputWrapperOrder={HINT_BELOW}
      />
      <div className={classes.wide}>
        <TextField
          {...field('address')}
          label="Address"
          description="Street, house and flat"
          inputWrapperOrder={HINT_BELOW}
          autoComplete="billing address-line1"
          maxLength={300}
        />
      </div>
      <LocalityFields address={address} />
      <div className={classes.submit}>
        <Button
          type="submit"
          variant={isNextStep ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          busy={isBusy}
          busyLabel="Processing..."
        >
          Proceed to payment
        </Button>
        <p className={classes.note}>The payment page opens in a new tab.</p>
      </div>
    </Form>
  )
}
