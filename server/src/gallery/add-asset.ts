import type { Tx } from '../db/transaction.ts'
import { listConsents } from './list-consents.ts'
import { findFaceOf, insertAsset } from './store.ts'
import type { NewAsset } from './store.ts'

type Arrival = Omit<NewAsset, 'faceId' | 'consents'> & {
  /** The person's asset, a face or something that shows one, that this was made from. */
  madeFrom: string | null
  /** Ids of all that it was made from, for what was confirmed of it. */
  material: { uploads: string[]; assets: string[] }
}

/** Puts a generated thing into the gallery; its files are stored already. A job brings one at most. */
export const addAsset = async (tx: Tx, { madeFrom, material, ...asset }: Arrival): Promise<void> => {
  const faceId = madeFrom === null ? null : await findFaceOf(tx, { userId: asset.userId, id: madeFrom })
  const consents = await listConsents(tx, { userId: asset.userId, ...material })
  await insertAsset(tx, { ...asset, faceId, consents })
}
