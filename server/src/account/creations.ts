import type { Tx } from '../db/transaction.ts'

/** What a person has made, or is making. Given by the domains that know it. */
export type Creations = {
  cancelAll(userId: string): Promise<void>
  /** Belongs in the transaction that deletes the account, before the account. */
  erase(tx: Tx, userId: string): Promise<void>
}
