import type { Db } from '../db/transaction.ts'
import { findUser } from './store/users.ts'

/** A person's name and address, for who has to write to them. */
export const findPerson = async (db: Db, userId: string): Promise<{ name: string; email: string } | undefined> => {
  const user = await findUser(db, userId)
  return user && { name: user.name, email: user.email }
}
