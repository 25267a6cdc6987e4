import { postalRuleOf } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { AddressFormState } from '../use-address-form.ts'
import classes from './address-form-card.module.css'

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
      <FieldError message="Failed to fetch details. Please try again later." />
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
export const PlaceFields = ({ address }: { address: AddressFormState }) => {
  const { form, errors, change, canTypePlace } = address
  const hint = canTypePlace ? undefined : 'Filled in from the pincode'
  return (
    <>
      <TextField
        label="Pincode"
        name="pincode"
        required
        autoComplete="billing postal-code"
        inputMode={postalRuleOf(form.country).hasLetters ? 'text' : 'numeric'}
        value={form.pincode}
        error={errors.pincode}
        onChange={change('pincode')}
      />
      <div className={classes.lookup} aria-live="polite">
        <LookupWords address={address} />
      </div>
      <TextField
        label="City"
        name="city"
        required
        autoComplete="billing address-level2"
        placeholder={hint}
        readOnly={!canTypePlace}
        data-locked={!canTypePlace || undefined}
        value={form.city}
        error={errors.city}
        onChange={change('city')}
      />
      <TextField
        label="State"
        name="state"
        required
        autoComplete="billing address-level1"
        placeholder={hint}
        readOnly={!canTypePlace}
        data-locked={!canTypePlace || undefined}
        value={form.state}
        error={errors.state}
        onChange={change('state')}
      />
    </>
  )
}
