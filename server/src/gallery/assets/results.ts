import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { findAsset, findFaceOf, insertAsset, listAssetsOfJobs, listConsents } from './store.ts'
import type { NewAsset } from './store.ts'

type Arrival = Omit<NewAsset, 'faceId' | 'consents'> & {
  /** The person's asset, a face or something that shows one, that this was made from. */
  madeFrom: string | null
  /** Ids of all that it was made from, for what was confirmed of it. */
  sources: { uploads: string[]; assets: string[] }
}

/** Puts a generated thing into the gallery; its files are stored already. A job brings one at most. */
export const addAsset = async (tx: Tx, { madeFrom, sources, ...asset }: Arrival): Promise<void> => {
  const faceId = madeFrom === null ? null : await findFaceOf(tx, { userId: asset.userId, id: madeFrom })
  const consents = await listConsents(tx, { userId: asset.userId, ...sources })
  await insertAsset(tx, { ...asset, faceId, consents })
}

/** Whether an asset of a person shows a face that was made from three names. */
export const showsBlend = async ({ db }: Context, asset: { userId: string; id: string }): Promise<boolean> =>
  (await findAsset(db, asset))?.isBlend ?? false

/** Sizes in pixels. */
export type Result = {
  assetId: string
  url: string
  thumbnailUrl: string | null
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Of a sound, 0 to 100, to draw it with. */
  peaks: number[] | null
  model: string | null
  licence: string | null
  isBlend: boolean
}

/** What these jobs brought, by job, with signed addresses; without those that were deleted since. */
export const listResults = async ({ db, mediaUrls }: Context, jobIds: string[]): Promise<Map<string, Result>> => {
  const results = new Map<string, Result>()
  if (jobIds.length === 0) return results
  for (const { id, jobId, blobKey, thumbnailKey, ...size } of await listAssetsOfJobs(db, jobIds))
    if (jobId) {
      const thumbnailUrl = thumbnailKey && mediaUrls.sign(thumbnailKey)
      results.set(jobId, { assetId: id, url: mediaUrls.sign(blobKey), thumbnailUrl, ...size })
    }
  return results
}
