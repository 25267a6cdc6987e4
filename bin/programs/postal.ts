import { join } from 'node:path'
import { fetchPostalFiles } from '../../server/src/adapters/geo/geonames/fetch-postal-files.ts'
import { readConfig } from '../../server/src/program/env.ts'

const USAGE = `Fetches postal codes from GeoNames into DATA_DIR/postal; run it again now and then, as they change.

  npm run postal                 UK, CA, AU and DE
  npm run postal -- UK FR        these countries
`

const usual = ['UK', 'CA', 'AU', 'DE']

try {
  const asked = process.argv.slice(2).map((code) => code.toUpperCase())
  if (asked.some((code) => !/^[A-Z]{2}$/.test(code))) throw new Error(USAGE)
  const dir = join(readConfig(process.env).dataDir, 'postal')
  for (const { country, rows } of await fetchPostalFiles(asked.length > 0 ? asked : usual, { dir }))
    process.stdout.write(`${country}: ${rows} rows\n`)
  process.stdout.write('Postal codes by GeoNames (https://www.geonames.org), CC BY 4.0.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
