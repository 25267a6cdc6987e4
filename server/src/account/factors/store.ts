import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { authenticators, passkeyChallenges, passkeys, recoveryCodes } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

type Authenticator = typeof authenticators.$inferSelect

/** Keeps the secret of an app that has yet to show a code, in place of an earlier one; false when one is switched on. */
export const putAuthenticator = async (
  db: Db,
  { userId, secret, createdAt }: Pick<Authenticator, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> => {
  const rows = await db
    .insert(authenticators)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return rows.length > 0
}

export const findAuthenticator = (db: Db, userId: string): Promise<Authenticator | undefined> =>
  firstRow(db.select().from(authenticators).where(eq(authenticators.userId, userId)))

/** Takes a code's step; false when it, or a later one, was taken already. The first one switches the app on. */
export const takeStep = async (
  db: Db,
  { userId, step, at }: { userId: string; step: number; at: Date | null },
): Promise<boolean> => {
  const rows = await db
    .update(authenticators)
    .set({ lastStep: step, ...(at && { confirmedAt: at }) })
    .where(
      and(
        eq(authenticators.userId, userId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
        at ? isNull(authenticators.confirmedAt) : isNotNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId })
  return rows.length > 0
}

export const deleteAuthenticator = async (db: Db, userId: string): Promise<void> => {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
}

type Passkey = typeof passkeys.$inferSelect

/** Adds a passkey; false when the credential belongs to somebody already. */
export const addPasskeyRow = async (db: Db, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> =>
  (await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })).length > 0

export const listPasskeys = (db: Db, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt)

/** A passkey of this account, held until the transaction ends. */
export const lockPasskey = (tx: Tx, own: Owned): Promise<Passkey | undefined> =>
  firstRow(tx.select().from(passkeys).where(isOwn(passkeys, own)).for('update'))

export const notePasskeyUse = async (
  db: Db,
  { counter, usedAt, ...own }: Owned & { counter: number; usedAt: Date },
): Promise<void> => {
  await db.update(passkeys).set({ counter, usedAt }).where(isOwn(passkeys, own))
}

export const deletePasskey = async (db: Db, own: Owned): Promise<boolean> =>
  (await db.delete(passkeys).where(isOwn(passkeys, own)).returning({ id: passkeys.id })).length > 0

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export const deleteRecoveryCodes = async (db: Db, userId: string): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Puts new recovery codes in place of all earlier ones. */
export const replaceRecoveryCodes = async (tx: Tx, userId: string, codeHashes: readonly string[]): Promise<void> => {
  await deleteRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses up a recovery code; false when there is none such any more. */
export const takeRecoveryCode = async (
  db: Db,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> => {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

type Challenge = typeof passkeyChallenges.$inferSelect

export const addChallenge = async (db: Db, challenge: Challenge): Promise<void> => {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Uses up a challenge; false unless it was asked for this very thing and still counts at an instant. */
export const takeChallenge = async (db: Db, { expiresAt: now, ...wanted }: Challenge): Promise<boolean> => {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, wanted.challenge),
        eq(passkeyChallenges.purpose, wanted.purpose),
        eq(passkeyChallenges.subject, wanted.subject),
        eq(passkeyChallenges.userId, wanted.userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return rows.length > 0
}

export const deleteChallengesExpiredBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, instant))
}
