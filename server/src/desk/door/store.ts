import { eq, lt } from 'drizzle-orm'
import { deskSessions } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

type DeskSession = typeof deskSessions.$inferSelect

export const addDeskSession = async (db: Db, session: typeof deskSessions.$inferInsert): Promise<void> => {
  await db.insert(deskSessions).values(session)
}

export const findDeskSession = async (db: Db, tokenHash: string): Promise<DeskSession | undefined> => {
  const [session] = await db.select().from(deskSessions).where(eq(deskSessions.tokenHash, tokenHash))
  return session
}

export const noteDeskUse = async (db: Db, id: string, usedAt: Date): Promise<void> => {
  await db.update(deskSessions).set({ usedAt }).where(eq(deskSessions.id, id))
}

/** Closes the desks of one sign-in, or all of an operator. */
export const deleteDeskSessions = async (db: Db, whose: { sessionId: string } | { userId: string }): Promise<void> => {
  const chosen = 'userId' in whose ? eq(deskSessions.userId, whose.userId) : eq(deskSessions.sessionId, whose.sessionId)
  await db.delete(deskSessions).where(chosen)
}

export const deleteDeskSessionsUnusedSince = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(deskSessions).where(lt(deskSessions.usedAt, instant))
}
