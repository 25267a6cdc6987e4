import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'

export type User = typeof users.$inferSelect

export const findUser = async (db: Db, id: string): Promise<User | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export const listUsers = (db: Db, ids: string[]): Promise<User[]> =>
  db.select().from(users).where(inArray(users.id, ids))

export const findUserByEmail = async (db: Db, email: string): Promise<User | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** The account of an address, held until the transaction ends. */
export const lockUserByEmail = async (tx: Tx, email: string): Promise<User | undefined> => {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  return user
}

type NewUser = { email: string; name: string; passwordHash: string; createdAt: Date }

/** Adds an unverified account or replaces name and password of one; answers it, or undefined when the address is verified. */
export const putUnverifiedUser = async (db: Db, user: NewUser): Promise<User | undefined> => {
  const [put] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.email,
      set: { name: sql`excluded.name`, passwordHash: sql`excluded.password_hash` },
      setWhere: isNull(users.verifiedAt),
    })
    .returning()
  return put
}

type Changes = Partial<
  Pick<
    User,
    | 'suspendedAt'
    | 'suspendedReason'
    | 'name'
    | 'receiveComms'
    | 'passwordHash'
    | 'verifiedAt'
    | 'faceTourSeen'
    | 'imageTourSeen'
    | 'videoTourSeen'
  >
>

/** Changes an account and answers it as it is now, or undefined when there is none. */
export const updateUser = async (db: Db, id: string, changes: Changes): Promise<User | undefined> => {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  return user
}

/** Holds an account until the transaction ends; undefined when its password is no longer this one. */
export const lockUserWithPassword = async (
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<User | undefined> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update')
  return user
}

/** Deletes an account with all that hangs on it; false when it is gone already. */
export const deleteUser = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return rows.length > 0
}
