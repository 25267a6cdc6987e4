import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { readLimited } from '../../../lib/answers.ts'
import { codeOf, geonamesCodeOf } from '../geonames/postal-file.ts'
import { LocalityUnavailableError } from '../locality-finder.ts'
import type { Locality, LocalityFinder } from '../locality-finder.ts'

const timeoutMs = 5000
const maxBytes = 64 * 1024
const maxRemembered = 5000

const shape = z.object({
  places: z.array(z.object({ 'place name': z.string().min(1).max(100), state: z.string().max(100) })),
})

const tooLarge = () => new Error(`The answer has more than ${maxBytes} bytes.`)

const request = async (url: string, signal: AbortSignal): Promise<Locality | undefined> => {
  const response = await fetch(url, { redirect: 'error', headers: { accept: 'application/json' }, signal })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The answer has status ${response.status}.`)
  const bytes = await readLimited(response, { maxBytes, tooLarge })
  const [first] = shape.parse(JSON.parse(bytes.toString('utf8'))).places
  return first && { city: first['place name'], state: first.state || first['place name'] }
}

/** Asks a service that speaks the format of api.zippopotam.us (`GET {baseUrl}/{country}/{code}`) and remembers answers. */
export const openOnlineLocalities = (baseUrl: string): LocalityFinder => {
  const remembered = new LRUCache<string, { place: Locality | undefined }>({ max: maxRemembered })
  return {
    async findLocality({ country, pincode, signal }) {
      const url = `${baseUrl}/${geonamesCodeOf(country)}/${encodeURIComponent(codeOf(country, pincode))}`
      const known = remembered.get(url)
      if (known) return known.place
      try {
        const place = await request(url, AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]))
        remembered.set(url, { place })
        return place
      } catch (error) {
        throw new LocalityUnavailableError('The lookup of postal codes does not answer.', { cause: error })
      }
    },
  }
}
