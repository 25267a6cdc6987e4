import type { Currency } from '../../../lib/plan-choice.ts'
import classes from './currency-switch.module.css'

const CURRENCIES = [
  { value: 'USD', label: 'Dollars', sign: '$' },
  { value: 'INR', label: 'Rupees (India)', sign: '₹' },
] as const

type CurrencySwitchProps = { value: Currency; onChange: (currency: Currency) => void }

/** Rupees in India, dollars elsewhere. Real radio buttons: the page's styles follow them without JavaScript. */
export const CurrencySwitch = ({ value, onChange }: CurrencySwitchProps) => (
  <fieldset className={classes.switch}>
    <legend className={classes.legend}>Show prices in</legend>
    {CURRENCIES.map((currency) => (
      <label key={currency.value} className={classes.choice}>
        <input
          type="radio"
          name="currency"
          value={currency.value}
          checked={value === currency.value}
          onChange={() => onChange(currency.value)}
        />
        <span aria-hidden="true">{currency.sign}</span>
        {currency.label}
      </label>
    ))}
  </fieldset>
)
