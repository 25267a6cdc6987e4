import type { Tx } from '../../db/transaction.ts'

/** A person whose address was just verified. */
export type Newcomer = {
  userId: string
  email: string
  verifiedAt: Date
  /** The affiliate code that the person came with. */
  refCode: string | null
}

/** What a person may make and pays for. Given by the domain that knows plans. */
export type Membership = {
  /** When a person's plan or trial ends, or null without one. */
  findEnd(userId: string): Promise<Date | null>
  /** Belongs in the transaction that verifies the address. */
  begin(tx: Tx, newcomer: Newcomer): Promise<void>
  /** Belongs in the transaction that deletes the account, before the account. */
  end(tx: Tx, person: { userId: string; email: string }): Promise<void>
}
