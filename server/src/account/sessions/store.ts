import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.ts'
import { pendingSignIns, refreshTokens, sessions } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
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

export type Session = typeof sessions.$inferSelect

export const addSession = async (db: Db, session: Omit<Session, 'endedAt'>): Promise<void> => {
  await db.insert(sessions).values(session)
}

type NewRefreshToken = Pick<RefreshToken, 'sessionId' | 'tokenHash' | 'expiresAt' | 'createdAt'>

/** Adds a token unless it is there: one that follows another is made anew for every tab that asks. */
export const addRefreshToken = async (db: Db, token: NewRefreshToken): Promise<void> => {
  await db.insert(refreshTokens).values(token).onConflictDoNothing()
}

/** A refresh token with its session. */
export const findRefreshToken = (
  db: Db,
  tokenHash: string,
): Promise<{ token: RefreshToken; session: typeof sessions.$inferSelect } | undefined> =>
  firstRow(
    db
      .select({ token: refreshTokens, session: sessions })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, tokenHash)),
  )

export const markRefreshTokenUsed = async (db: Db, id: string, usedAt: Date): Promise<void> => {
  await db
    .update(refreshTokens)
    .set({ usedAt })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
}

const endWhere = (db: Db, which: SQL | undefined, endedAt: Date) =>
  db
    .update(sessions)
    .set({ endedAt })
    .where(and(which, isNull(sessions.endedAt)))

export const endSession = async (db: Db, id: string, endedAt: Date): Promise<void> => {
  await endWhere(db, eq(sessions.id, id), endedAt)
}

/** Ends the sessions of an account, all but one where it is told, and every sign-in that waits for its second factor. */
export const endSessionsOf = async (
  db: Db,
  { userId, except }: { userId: string; except?: string },
  endedAt: Date,
): Promise<void> => {
  await endWhere(
    db,
    and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)),
    endedAt,
  )
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

const openSession = builtOnce((db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.endedAt),
      ),
    )
    .prepare(''),
)

/** Whether this session of this account has not ended. */
export const hasOpenSession = async (db: Db, session: { id: string; userId: string }): Promise<boolean> =>
  (await openSession(db).execute(session)).length > 0

/** Which of these sessions have not ended. */
export const listOpenSessions = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...new Set(ids)]), isNull(sessions.endedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** A session that has not ended. */
export const findOpenSession = (db: Db, id: string): Promise<Session | undefined> =>
  firstRow(
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt))),
  )

/** Notes by what the person of a session has shown who they are; a session that has ended stays as it is. */
export const noteReauthentication = async (
  db: Db,
  id: string,
  { at, by }: { at: Date; by: NonNullable<Session['reauthenticatedBy']> },
): Promise<void> => {
  await db
    .update(sessions)
    .set({ reauthenticatedAt: at, reauthenticatedBy: by })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Uses up that a session has shown a second factor since an instant; false where it has not, or another call was first. */
export const useUpFactor = async (db: Db, id: string, since: Date): Promise<boolean> => {
  const rows = await db
    .update(sessions)
    .set({ reauthenticatedAt: null, reauthenticatedBy: null })
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        eq(sessions.reauthenticatedBy, 'factor'),
        gt(sessions.reauthenticatedAt, since),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length > 0
}

export type PendingSignIn = typeof pendingSignIns.$inferSelect

export const addPendingSignIn = async (db: Db, pending: Omit<PendingSignIn, 'id'>): Promise<void> => {
  await db.insert(pendingSignIns).values(pending)
}

/** A sign-in that still waits for its second factor at an instant. */
export const findPendingSignIn = (db: Db, tokenHash: string, now: Date): Promise<PendingSignIn | undefined> =>
  firstRow(
    db
      .select()
      .from(pendingSignIns)
      .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now))),
  )

/** Ends the waiting; false when another call was first. */
export const takePendingSignIn = async (db: Db, id: string): Promise<boolean> =>
  (await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id)).returning({ id: pendingSignIns.id })).length > 0

export const deletePendingSignInsExpiredBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, instant))
}
