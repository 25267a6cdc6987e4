import { contract } from '@visage/contract'
import { call } from './call.ts'

/** The code of the country that the visitor's address belongs to, or null. */
export const findVisitorCountry = async (signal: AbortSignal): Promise<string | null> => {
  const { ip_address } = await call(contract.site.findIpAddress, {}, { signal })
  const { country_code } = await call(contract.site.findCountry, { body: { ip_address } }, { signal })
  return country_code
}
