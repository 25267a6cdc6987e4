import { openBlobStore } from '../../server/src/adapters/blobs/open-blob-store.ts'
import type { StorageSettings } from '../../server/src/adapters/blobs/open-blob-store.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { assets, jobs, ledger } from '../../server/src/db/schema.ts'

export type Books = {
  jobs: number
  succeeded: number
  failed: number
  /** Acknowledged and not there, or there and never ended, or ended without its result. */
  lost: number
  /** With anything but one reserve, and one settle or release as it ended. */
  wronglyCharged: number
  /** Files that no row knows yet; the sweep takes them after a day. */
  unknownFiles: number
}

/** Holds what was acknowledged against what there is. */
export const checkBooks = async (db: Db, storage: StorageSettings, acknowledged: readonly string[]): Promise<Books> => {
  const blobs = await openBlobStore(storage)
  const rows = new Map((await db.select().from(jobs)).map((job) => [job.id, job]))
  const movements = await db.select().from(ledger)
  const made = await db.select().from(assets)
  let lost = 0
  let wronglyCharged = 0
  for (const id of acknowledged) {
    const job = rows.get(id)
    const results = made.filter((asset) => asset.jobId === id)
    const isHere =
      job?.status === 'failed' || (results.length === 1 && (await blobs.has(results[0]?.blobKey ?? 'no.png')))
    if (!job || !isHere) lost += 1
  }
  for (const job of rows.values()) {
    const types = movements.filter(({ jobId }) => jobId === job.id).map(({ type }) => type)
    const end = job.status === 'succeeded' ? 'settle' : 'release'
    if (types.toSorted().join() !== ['reserve', end].toSorted().join()) wronglyCharged += 1
  }
  const known = new Set(made.flatMap(({ blobKey, thumbnailKey }) => [blobKey, thumbnailKey]))
  let unknownFiles = 0
  for await (const key of blobs.listOld(-24 * 3_600_000)) if (!known.has(key)) unknownFiles += 1
  const count = (status: string) => [...rows.values()].filter((job) => job.status === status).length
  return { jobs: rows.size, succeeded: count('succeeded'), failed: count('failed'), lost, wronglyCharged, unknownFiles }
}
