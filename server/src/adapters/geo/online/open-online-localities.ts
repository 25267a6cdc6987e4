import { z } from 'zod'
import { codeOf, geonamesCodeOf } from '../geonames/postal-file.ts'
import { LocalityUnavailableError } from '../locality-finder.ts'
import type { Locality, LocalityFinder } from '../locality-finder.ts'

const timeoutMs = 5000
const maxBytes = 64 * 1024
const maxRemembered = 5000

const shape = z.object({
  places: z.array(z.object({ 'place name': z.string().min(1).max(100), state: z.string().max(100) })),
})

const readLimited = async (response: Response): Promise<unknown> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const request = async (url: string, signal: AbortSignal): Promise<Locality | undefined> => {
  const response = await fetch(url, { redirect: 'error', headers: { accept: 'application/json' }, signal })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The answer has status ${response.status}.`)
  const [first] = shape.parse(await readLimited(response)).places
  return first && { city: first['place name'], state: first.state || first['place name'] }
}

/** Asks a service that speaks the format of api.zippopotam.us (`GET {baseUrl}/{country}/{code}`) and remembers answers. */
export const openOnlineLocalities = (baseUrl: string): LocalityFinder => {
  const remembered = new Map<string, Locality | undefined>()
  const remember = (url: string, place: Locality | undefined) => {
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest)
    remembered.set(url, place)
  }
  return {
    async findLocality({ country, pincode, signal }) {
      const url = `${baseUrl}/${geonamesCodeOf(country)}/${encodeURIComponent(codeOf(country, pincode))}`
      if (remembered.has(url)) return remembered.get(url)
      try {
        const place = await request(url, AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]))
        remember(url, place)
        return place
      } catch (error) {
        throw new LocalityUnavailableError('The lookup of postal codes does not answer.', { cause: error })
      }
    },
  }
}
