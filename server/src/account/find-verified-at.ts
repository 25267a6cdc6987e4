import type { Db } from '../db/transaction.ts'
import { findUser } from './store/users.ts'

/** When a person's address was verified; undefined without a person or a verification. */
export const findVerifiedAt = async (db: Db, userId: string): Promise<Date | undefined> =>
  (await findUser(db, userId))?.verifiedAt ?? undefined
