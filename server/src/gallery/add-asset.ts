import type { Tx } from '../db/transaction.ts'
import { findFaceOf, insertAsset } from './store.ts'
import type { NewAsset } from './store.ts'

type Arrival = Omit<NewAsset, 'faceId'> & {
  /** The person's asset, a face or something that shows one, that this was made from. */
  madeFrom: string | null
}

/** Puts a generated thing into the gallery; its files are stored already. A job brings one at most. */
export const addAsset = async (tx: Tx, { madeFrom, ...asset }: Arrival): Promise<void> => {
  const faceId = madeFrom === null ? null : await findFaceOf(tx, { userId: asset.userId, id: madeFrom })
  await insertAsset(tx, { ...asset, faceId })
}
