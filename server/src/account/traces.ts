import type { Tx } from '../db/transaction.ts'

/** What names a person without hanging on the account. Given by the domain that knows all of it. */
export type Traces = {
  /** Belongs in the transaction that deletes the account, before everything else. */
  erase(tx: Tx, person: { userId: string; email: string }): Promise<void>
}
