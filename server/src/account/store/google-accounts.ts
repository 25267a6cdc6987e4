import { eq } from 'drizzle-orm'
import { googleAccounts, users } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import type { User } from './users.ts'

/** Holds the account that a Google account opens until the transaction ends. */
export const lockUserByGoogleSubject = async (tx: Tx, subject: string): Promise<User | undefined> => {
  const [row] = await tx
    .select({ user: users })
    .from(googleAccounts)
    .innerJoin(users, eq(users.id, googleAccounts.userId))
    .where(eq(googleAccounts.subject, subject))
    .for('update', { of: users })
  return row?.user
}

type Link = typeof googleAccounts.$inferInsert

/** Lets a Google account open an account; false when either already belongs to another. */
export const linkGoogleAccount = async (db: Db, link: Link): Promise<boolean> => {
  await db.insert(googleAccounts).values(link).onConflictDoNothing()
  const [found] = await db.select().from(googleAccounts).where(eq(googleAccounts.subject, link.subject))
  return found?.userId === link.userId
}
