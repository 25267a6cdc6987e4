import { currencyOf } from '@visage/contract/plans'
import type { Currency } from '@visage/contract/plans'
import { useEffect, useState } from 'react'
import { useEarlyTick } from '../../../ui/forms/early-input.ts'
import classes from './currency-switch.module.css'

type Payment = {
  currency: Currency
  choose: (currency: Currency) => void
  /** Whether the currency is the visitor's own: looked up, or chosen by them. */
  isKnown: boolean
}

/** Rupees for visitors from India, dollars for everybody else and until it is known; what people choose stays. */
export const useCurrency = (): Payment => {
  const [chosen, setChosen] = useState<Currency | null>(null)
  const [local, setLocal] = useState<Currency | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const { findVisitorCountry } = await import('../../../lib/api/find-visitor-country.ts')
      setLocal(currencyOf(await findVisitorCountry(leaving.signal)))
    }
    look().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      console.warn('The country could not be found; prices are in dollars.', error)
      setLocal('USD')
    })
    return () => leaving.abort()
  }, [])

  const known = chosen ?? local
  return { currency: known ?? 'USD', choose: setChosen, isKnown: known !== null }
}

const CURRENCIES = [
  { value: 'USD', label: 'Dollars', sign: '$' },
  { value: 'INR', label: 'Rupees (India)', sign: '₹' },
] as const

type CurrencySwitchProps = { value: Currency; onChange: (currency: Currency) => void }

const Choice = ({ currency, value, onChange }: CurrencySwitchProps & { currency: (typeof CURRENCIES)[number] }) => {
  const choose = () => onChange(currency.value)
  const isChosen = value === currency.value
  const field = useEarlyTick(isChosen, choose)
  return (
    <label className={classes.choice}>
      <input ref={field} type="radio" name="currency" value={currency.value} checked={isChosen} onChange={choose} />
      <span aria-hidden="true">{currency.sign}</span>
      {currency.label}
    </label>
  )
}

/** Rupees in India, dollars elsewhere. Real radio buttons: the page's styles follow them without JavaScript. */
export const CurrencySwitch = (props: CurrencySwitchProps) => (
  <fieldset className={classes.switch}>
    <legend className={classes.legend}>Show prices in</legend>
    {CURRENCIES.map((currency) => (
      <Choice key={currency.value} currency={currency} {...props} />
    ))}
  </fieldset>
)
