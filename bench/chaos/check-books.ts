import { openBlobStore } from '../../server/src/adapters/blobs/open-blob-store.ts'
import type { StorageSettings } from '../../server/src/adapters/blobs/open-blob-store.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { eraseOrphans } from '../../server/src/gallery/erasure/erase-files.ts'
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
  /** Files that a row names and that are not there. */
  missingFiles: number
}

/** An age that every file has, also one whose time a clock that runs ahead has set. */
const noGraceMs = -24 * 3_600_000

/** Erases every file that no row knows, however new; nothing may be at work. */
export const sweepFiles = async (db: Db, storage: StorageSettings): Promise<void> => {
  const log = { info: () => {} }
  const blobs = await openBlobStore(storage)
  await eraseOrphans({ db, blobs, log }, { olderThanMs: noGraceMs })
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
  const known = new Set(
    made.flatMap(({ blobKey, thumbnailKey }) => (thumbnailKey ? [blobKey, thumbnailKey] : [blobKey])),
  )
  const there = new Set<string>()
  for await (const key of blobs.listOld(noGraceMs)) there.add(key)
  const unknownFiles = [...there].filter((key) => !known.has(key)).length
  const missingFiles = [...known].filter((key) => !there.has(key)).length
  const count = (status: string) => [...rows.values()].filter((job) => job.status === status).length
  const ended = { succeeded: count('succeeded'), failed: count('failed') }
  return { jobs: rows.size, ...ended, lost, wronglyCharged, unknownFiles, missingFiles }
}
