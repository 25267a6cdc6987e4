import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import ipaddr from 'ipaddr.js'
import { Reader } from 'mmdb-lib'
import type { CountryResponse } from 'mmdb-lib'
import { plainIp } from '../../lib/plain-ip.ts'
import type { CountryFinder } from '../country-finder.ts'

const dataFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

type Row = CountryResponse & { country_code?: string }

const openReader = async (): Promise<Reader<Row>> =>
  new Reader<Row>(await readFile(createRequire(import.meta.url).resolve(dataFile)))

/** The data names countries for some ranges that belong to nobody. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

/** Countries by what the internet's registries have handed out, from a file that is read at the first question. */
export const openRegistryCountries = (): CountryFinder => {
  let opened: Promise<Reader<Row>> | undefined
  return {
    async findCountryCode(ip) {
      const address = plainIp(ip)
      if (!isPublic(address)) return undefined
      opened ??= openReader()
      return (await opened).get(address)?.country_code
    },
  }
}
