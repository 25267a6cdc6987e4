import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import ipaddr from 'ipaddr.js'
import { Reader } from 'mmdb-lib'
import type { CountryResponse } from 'mmdb-lib'
import { plainIp } from '../../lib/ip-addresses.ts'

/** Tells which country an IP address belongs to, without asking anyone outside. */
export type CountryFinder = {
  /** A code of {@link COUNTRY_NAMES}; undefined for an address of no known country, such as a private one. */
  findCountryCode(ip: string): Promise<string | undefined>
}

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
      const code = (await opened).get(address)?.country_code
      return code === 'GB' ? 'UK' : code
    },
  }
}

/** ISO 3166-1 alpha-2 with `UK`, as people write it, for GB, and with the user-assigned XK that payment providers and registries know as Kosovo. */
const CODES =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA UK GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
  JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
  QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/)

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** English country names by code, sorted by name. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CODES.map((code): [string, string] => [code, names.of(code === 'UK' ? 'GB' : code) ?? code]).toSorted(
    ([, a], [, b]) => a.localeCompare(b, 'en'),
  ),
)
