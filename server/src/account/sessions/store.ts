import { and, eq, isNotNull, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import { refreshTokens, sessions } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export const deleteRefreshTokensExpiredBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, instant))
}

/** Drops the sessions that have ended and those that nothing can renew. */
export const deleteDeadSessions = async (db: Db): Promise<void> => {
  const tokensOfSession = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessions.id))
  await db.delete(sessions).where(or(isNotNull(sessions.endedAt), notExists(tokensOfSession)))
}

type RefreshToken = typeof refreshTokens.$inferSelect

export const addSession = async (db: Db, session: { id: string; userId: string; createdAt: Date }): Promise<void> => {
  await db.insert(sessions).values(session)
}

type NewRefreshToken = Pick<RefreshToken, 'sessionId' | 'tokenHash' | 'expiresAt' | 'createdAt'>

/** Adds a token unless it is there: one that follows another is made anew for every tab that asks. */
export const addRefreshToken = async (db: Db, token: NewRefreshToken): Promise<void> => {
  await db.insert(refreshTokens).values(token).onConflictDoNothing()
}

/** A refresh token with its session. */
export const findRefreshToken = async (
  db: Db,
  tokenHash: string,
): Promise<{ token: RefreshToken; session: typeof sessions.$inferSelect } | undefined> => {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row
}

export const markRefreshTokenUsed = async (db: Db, id: string, usedAt: Date): Promise<void> => {
  await db
    .update(refreshTokens)
    .set({ usedAt })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
}

export const endSession = async (db: Db, id: string, endedAt: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

export const endSessionsOf = async (db: Db, userId: string, endedAt: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

export const endSessionsExcept = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  endedAt: Date,
): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Whether this session of this account has not ended. */
export const hasOpenSession = async (db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
  return rows.length > 0
}
