import { eq, lt } from 'drizzle-orm'
import { adminSessions } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

type AdminSession = typeof adminSessions.$inferSelect

export const addAdminSession = async (db: Db, session: typeof adminSessions.$inferInsert): Promise<void> => {
  await db.insert(adminSessions).values(session)
}

export const findAdminSession = (db: Db, tokenHash: string): Promise<AdminSession | undefined> =>
  firstRow(db.select().from(adminSessions).where(eq(adminSessions.tokenHash, tokenHash)))

export const noteAdminUse = async (db: Db, id: string, usedAt: Date): Promise<void> => {
  await db.update(adminSessions).set({ usedAt }).where(eq(adminSessions.id, id))
}

/** Closes the admin sessions of one sign-in, or all of an operator. */
export const deleteAdminSessions = async (db: Db, whose: { sessionId: string } | { userId: string }): Promise<void> => {
  const chosen =
    'userId' in whose ? eq(adminSessions.userId, whose.userId) : eq(adminSessions.sessionId, whose.sessionId)
  await db.delete(adminSessions).where(chosen)
}

export const deleteAdminSessionsUnusedSince = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(adminSessions).where(lt(adminSessions.usedAt, instant))
}
