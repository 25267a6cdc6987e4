import type { Db } from '../db/transaction.ts'
import { findUser } from './store/users.ts'

export const isSuspended = async (db: Db, userId: string): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.suspendedAt)
