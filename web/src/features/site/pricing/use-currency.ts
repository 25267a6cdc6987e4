import { useEffect, useState } from 'react'
import type { Currency } from './currency-switch.tsx'

/** Rupees for visitors from India, dollars for everybody else and until it is known; what people choose stays. */
export const useCurrency = (): [currency: Currency, choose: (currency: Currency) => void] => {
  const [chosen, setChosen] = useState<Currency | null>(null)
  const [local, setLocal] = useState<Currency>('dollars')

  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const { findLocalCurrency } = await import('./find-local-currency.ts')
      setLocal(await findLocalCurrency(leaving.signal))
    }
    look().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn('The country could not be found; prices are in dollars.', error)
    })
    return () => leaving.abort()
  }, [])

  return [chosen ?? local, setChosen]
}
