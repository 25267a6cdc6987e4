import { and, eq, gte, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { attempts, oneTimeCodes, refreshTokens, sessions, signUps, users } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export const deleteCodesExpiredBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, instant))
}

export const deleteAttemptsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.at, instant))
}

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

/** Drops the accounts that nobody has verified and nobody has asked for since an instant. */
export const deleteUnverifiedUsersBefore = async (db: Db, instant: Date): Promise<void> => {
  const askedSince = db
    .select({ userId: signUps.userId })
    .from(signUps)
    .where(and(eq(signUps.userId, users.id), gte(signUps.createdAt, instant)))
  await db.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, instant), notExists(askedSince)))
}
