import { and, desc, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { googleAccounts, signUps, users } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

/** Drops the accounts that nobody has verified and nobody has asked for since an instant. */
export const deleteUnverifiedUsersBefore = async (db: Db, instant: Date): Promise<void> => {
  const askedSince = db
    .select({ userId: signUps.userId })
    .from(signUps)
    .where(and(eq(signUps.userId, users.id), gte(signUps.createdAt, instant)))
  await db.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, instant), notExists(askedSince)))
}

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

export type SignUp = typeof signUps.$inferSelect

/** Keeps what a device asked for, in place of what it asked for before. */
export const putSignUp = async (db: Db, signUp: SignUp): Promise<void> => {
  await db
    .insert(signUps)
    .values(signUp)
    .onConflictDoUpdate({
      target: [signUps.userId, signUps.deviceHash],
      set: {
        network: sql`excluded.network`,
        name: sql`excluded.name`,
        passwordHash: sql`excluded.password_hash`,
        refCode: sql`excluded.ref_code`,
        createdAt: sql`excluded.created_at`,
      },
    })
}

/** All that is asked for under one address, newest first. */
export const listSignUps = (db: Db, userId: string): Promise<SignUp[]> =>
  db.select().from(signUps).where(eq(signUps.userId, userId)).orderBy(desc(signUps.createdAt))

/** The newest sign-ups that wait under an address, newest first. */
export const listSignUpsOfAddress = async (db: Db, email: string, limit: number): Promise<SignUp[]> => {
  const rows = await db
    .select({ signUp: signUps })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(eq(users.email, email))
    .orderBy(desc(signUps.createdAt))
    .limit(limit)
  return rows.map(({ signUp }) => signUp)
}

export const deleteSignUps = async (db: Db, userId: string): Promise<void> => {
  await db.delete(signUps).where(eq(signUps.userId, userId))
}

export type User = typeof users.$inferSelect

export const findUser = (db: Db, id: string): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)))

export const listUsers = (db: Db, ids: string[]): Promise<User[]> =>
  db.select().from(users).where(inArray(users.id, ids))

export const findUserByEmail = (db: Db, email: string): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.email, email)))

/** An account, held until the transaction ends. */
export const lockUser = (tx: Tx, id: string): Promise<User | undefined> =>
  firstRow(tx.select().from(users).where(eq(users.id, id)).for('update'))

/** The account of an address, held until the transaction ends. */
export const lockUserByEmail = (tx: Tx, email: string): Promise<User | undefined> =>
  firstRow(tx.select().from(users).where(eq(users.email, email)).for('update'))

type NewUser = { email: string; name: string; passwordHash: string; createdAt: Date }

/** Adds an unverified account or replaces name and password of one; answers it, or undefined when the address is verified. */
export const putUnverifiedUser = (db: Db, user: NewUser): Promise<User | undefined> =>
  firstRow(
    db
      .insert(users)
      .values(user)
      .onConflictDoUpdate({
        target: users.email,
        set: { name: sql`excluded.name`, passwordHash: sql`excluded.password_hash` },
        setWhere: isNull(users.verifiedAt),
      })
      .returning(),
  )

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
    | 'clothTourSeen'
    | 'imageToVideoTourSeen'
    | 'musicTourSeen'
    | 'talkTourSeen'
  >
>

/** Changes an account and answers it as it is now, or undefined when there is none. */
export const updateUser = (db: Db, id: string, changes: Changes): Promise<User | undefined> =>
  firstRow(db.update(users).set(changes).where(eq(users.id, id)).returning())

/** Holds an account until the transaction ends; undefined when its password is no longer this one. */
export const lockUserWithPassword = (
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<User | undefined> =>
  firstRow(
    tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('update'),
  )

/** Deletes an account with all that hangs on it; false when it is gone already. */
export const deleteUser = async (db: Db, id: string): Promise<boolean> =>
  (await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length > 0
