import { kindOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { findAsset, findFacts, insertAsset, listAssetsOfJobs, listConsents } from './store.ts'
import type { Asset, NewAsset } from './store.ts'

type Arrival = Omit<NewAsset, 'consents'> & {
  /** Ids of all that it was made from, for what was confirmed of it. */
  sources: { uploads: string[]; assets: string[] }
}

/** Puts a generated thing into the gallery; its files are stored already. A job brings one at most. */
export const addAsset = async (tx: Tx, { sources, ...asset }: Arrival): Promise<void> => {
  const consents = await listConsents(tx, { userId: asset.userId, ...sources })
  await insertAsset(tx, { ...asset, consents })
}

/** The face that an asset shows: itself where it is one. Null where that is not known. */
const shownFaceOf = ({ id, kind, faceId }: Pick<Asset, 'id' | 'kind' | 'faceId'>): string | null =>
  kindOf(kind).isFace ? id : faceId

/** The faces that an asset shows: two where it shows two people. */
export const shownFacesOf = (asset: Pick<Asset, 'id' | 'kind' | 'faceId' | 'otherFaceId'>): string[] =>
  [shownFaceOf(asset), asset.otherFaceId].filter((id) => id !== null)

/** The face that something is to show which is made from a person's face or picture; null where that is not known. */
export const findFaceToShow = async (
  db: Db,
  { userId, madeFrom }: { userId: string; madeFrom: string | null },
): Promise<string | null> => {
  const asset = madeFrom === null ? undefined : await findFacts(db, { userId, id: madeFrom })
  return asset ? shownFaceOf(asset) : null
}

/** Whether an asset of a person shows a face that was made from three names. */
export const showsBlend = async ({ db }: Context, asset: { userId: string; id: string }): Promise<boolean> =>
  (await findAsset(db, asset))?.isBlend ?? false

/** The look that an asset of a person shows. */
export const readLook = async (
  { db }: Pick<Context, 'db'>,
  asset: { userId: string; id: string },
): Promise<string | null> => (await findAsset(db, asset))?.look ?? null

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
  identityScore: number | null
  otherIdentityScore: number | null
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
