import { Button } from '../../../ui/button.tsx'
import { HINT_BELOW } from '../../../ui/field-props.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useCountries } from '../use-countries.ts'
import classes from './address-form-card.module.css'

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
