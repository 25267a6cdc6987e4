import { and, desc, eq, sql } from 'drizzle-orm'
import { signUps, users } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type SignUp = typeof signUps.$inferSelect

/** Keeps what a client asked for, in place of what it asked for before. */
export const putSignUp = async (db: Db, signUp: SignUp): Promise<void> => {
  await db
    .insert(signUps)
    .values(signUp)
    .onConflictDoUpdate({
      target: [signUps.userId, signUps.network],
      set: {
        name: sql`excluded.name`,
        passwordHash: sql`excluded.password_hash`,
        refCode: sql`excluded.ref_code`,
        createdAt: sql`excluded.created_at`,
      },
    })
}

export const findSignUp = async (
  db: Db,
  { userId, network }: { userId: string; network: string },
): Promise<SignUp | undefined> => {
  const [signUp] = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.userId, userId), eq(signUps.network, network)))
  return signUp
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
