import type { Locality } from '../locality-finder.ts'

/** What GeoNames calls a country that goes by another code here. */
const GEONAMES_CODES: Record<string, string> = { UK: 'GB' }

export const geonamesCodeOf = (country: string): string => GEONAMES_CODES[country] ?? country

/** The name of a country's file: in the download, and where it is kept. */
export const postalFileOf = (country: string): string => `${geonamesCodeOf(country)}.txt`

/** Britain and Canada are known by the first part of a code alone, as full codes are not free there. */
export const codeOf = (country: string, pincode: string): string => {
  const code = pincode.replaceAll(' ', '').toUpperCase()
  return country === 'UK' || country === 'CA' ? code.slice(0, -3) : code
}

type PostalRow = { place: string; state: string; county: string; district: string }

const columns = 12

const readRow = (line: string): PostalRow | undefined => {
  const cells = line.split('\t')
  const [, , place = '', state = '', , county = '', , district = ''] = cells
  return cells.length === columns && place ? { place, state, county, district } : undefined
}

/** The rows of one code in a file of GeoNames: country, code, place, state, its code, county, its code, district, ... */
export const rowsOf = (text: string, code: string): PostalRow[] => {
  const rows: PostalRow[] = []
  const mark = `\t${code}\t`
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const start = text.lastIndexOf('\n', at) + 1
    const end = text.indexOf('\n', at)
    const row = text.slice(start, at).includes('\t') ? undefined : readRow(text.slice(start, end < 0 ? undefined : end))
    if (row) rows.push(row)
  }
  return rows
}

/** Whether a file has the columns of GeoNames, for this country. */
export const isPostalFile = (text: string, country: string): boolean => {
  const [first = ''] = text.split('\n', 1)
  return first.startsWith(`${geonamesCodeOf(country)}\t`) && readRow(first) !== undefined
}

const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const names = (place: string, other: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\d])${escape(place)}(?![\p{L}\d])`, 'iu').test(other)

/** Of several places with one code, the one after which most of the others, or their district, are named. */
export const chooseLocality = (rows: readonly PostalRow[]): Locality | undefined => {
  const others = rows.flatMap(({ place, county, district }) => [place, county, district])
  const [best] = rows
    .map((row) => ({ ...row, times: others.filter((other) => names(row.place, other)).length }))
    .toSorted((a, b) => b.times - a.times)
  return best && { city: best.place, state: best.state || best.place }
}
