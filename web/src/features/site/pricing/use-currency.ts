import { useEffect, useState } from 'react'
import { currencyOf } from '../../../lib/plan-choice.ts'
import type { Currency } from '../../../lib/plan-choice.ts'

/** Rupees for visitors from India, dollars for everybody else and until it is known; what people choose stays. */
export const useCurrency = (): [currency: Currency, choose: (currency: Currency) => void] => {
  const [chosen, setChosen] = useState<Currency | null>(null)
  const [local, setLocal] = useState<Currency>('USD')

  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const { findVisitorCountry } = await import('../../../lib/find-visitor-country.ts')
      setLocal(currencyOf(await findVisitorCountry(leaving.signal)))
    }
    look().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn('The country could not be found; prices are in dollars.', error)
    })
    return () => leaving.abort()
  }, [])

  return [chosen ?? local, setChosen]
}
