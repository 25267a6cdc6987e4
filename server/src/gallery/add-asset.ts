import type { Tx } from '../db/transaction.ts'
import { insertAsset } from './store.ts'
import type { NewAsset } from './store.ts'

/** Puts a generated thing into the gallery; its files are stored already. A job brings one at most. */
export const addAsset = (tx: Tx, asset: NewAsset): Promise<void> => insertAsset(tx, asset)
