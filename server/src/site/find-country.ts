import { COUNTRY_NAMES } from '../adapters/geo/countries.ts'
import type { Context } from '../program/context.ts'

type Country = { country: string | null; country_code: string | null }

/** The country of an address; nulls for one that belongs to none we can name. */
export const findCountry = async ({ geo }: Context, { ip }: { ip: string }): Promise<Country> => {
  const code = await geo.findCountryCode(ip)
  const name = code === undefined ? undefined : COUNTRY_NAMES[code]
  return code === undefined || name === undefined
    ? { country: null, country_code: null }
    : { country: name, country_code: code }
}
