import { Worker } from 'node:worker_threads'
import { PlaceUnavailableError } from '../place-finder.ts'
import type { Place } from '../place-finder.ts'

type Places = ReadonlyMap<number, Place>

/** The file takes a second to read, during which the server has to keep answering. */
const readInWorker = (): Promise<Places> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('indian-places-worker.ts', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', (error) => reject(new PlaceUnavailableError('The pincodes cannot be read.', { cause: error })))
    worker.once('exit', () => reject(new PlaceUnavailableError('The pincodes were not read.')))
  })

/** District and state of six-digit pincodes. */
export const createIndianPlaces = (): ((pincode: string) => Promise<Place | undefined>) => {
  let opened: Promise<Places> | undefined
  return async (pincode) => {
    opened ??= readInWorker()
    try {
      return (await opened).get(Number(pincode))
    } catch (error) {
      opened = undefined
      throw error
    }
  }
}
