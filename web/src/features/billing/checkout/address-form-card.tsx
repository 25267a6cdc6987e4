import { postalRuleOf } from '@visage/contract'
import { readSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { HINT_BELOW, TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { CountryField, LocalityFields } from './address-fields.tsx'
import classes from './address-form-card.module.css'
import { RUPEE_COUNTRY } from './address-form.ts'
import type { AddressFormState } from './use-address-form.ts'

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
