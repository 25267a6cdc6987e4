import { contract } from '@visage/contract'
import { call } from '../../../lib/api.ts'
import type { Currency } from './currency-switch.tsx'

/** The currency of the country that the visitor's address belongs to. */
export const findLocalCurrency = async (signal: AbortSignal): Promise<Currency> => {
  const { ip_address } = await call(contract.site.findIpAddress, {}, { signal })
  const { country_code } = await call(contract.site.findCountry, { body: { ip_address } }, { signal })
  return country_code === 'IN' ? 'rupees' : 'dollars'
}
