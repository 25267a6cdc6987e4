import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { geonamesCodeOf, isPostalFile, postalFileOf } from './postal-file.ts'

const GEONAMES_URL = 'https://download.geonames.org/export/zip'

const timeoutMs = 120_000
const maxZipBytes = 64 * 1024 * 1024
const maxFileBytes = 256 * 1024 * 1024

const readLimited = async (response: Response): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxZipBytes) throw new Error(`it has more than ${maxZipBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const fetchFile = async (url: string, country: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the answer has status ${response.status}`)
  const name = postalFileOf(country)
  const files = unzipSync(await readLimited(response), {
    filter: (file) => file.name === name && file.originalSize <= maxFileBytes,
  })
  const text = strFromU8(files[name] ?? new Uint8Array())
  if (!isPostalFile(text, country)) throw new Error(`it holds no ${name} in the form of GeoNames`)
  return text
}

/** Fetches the postal codes of some countries into `dir`, each whole or not at all. Throws a sentence for what fails. */
export const fetchPostalFiles = async (
  countries: readonly string[],
  { dir, baseUrl = GEONAMES_URL }: { dir: string; baseUrl?: string },
): Promise<{ country: string; rows: number }[]> => {
  await mkdir(dir, { recursive: true })
  const fetched: { country: string; rows: number }[] = []
  for (const country of countries) {
    const url = `${baseUrl}/${geonamesCodeOf(country)}.zip`
    try {
      const text = await fetchFile(url, country)
      const path = join(dir, postalFileOf(country))
      await writeFile(`${path}.partial`, text)
      await rename(`${path}.partial`, path)
      fetched.push({ country, rows: text.trimEnd().split('\n').length })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${url} could not be used: ${why}. Files fetched before are kept.`, { cause: error })
    }
  }
  return fetched
}
