import { and, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { oneTimeCodes } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

export const deleteCodesExpiredBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, instant))
}

type OneTimeCode = typeof oneTimeCodes.$inferSelect
export type CodePurpose = OneTimeCode['purpose']

type NewCode = Omit<OneTimeCode, 'wrongTries' | 'spentAt'>

/** For these only who is signed in may ask. */
const OWN: readonly CodePurpose[] = ['admin', 'proof']

export const isOwnPurpose = (purpose: CodePurpose): boolean => OWN.includes(purpose)

/** Codes for who is signed in are apart from those that anybody may ask for, so that nobody can spoil or spend them from outside. */
const canBeSpent = ({ email, purpose }: Pick<OneTimeCode, 'email' | 'purpose'>) =>
  and(
    eq(oneTimeCodes.email, email),
    isNull(oneTimeCodes.spentAt),
    isOwnPurpose(purpose) ? eq(oneTimeCodes.purpose, purpose) : notInArray(oneTimeCodes.purpose, [...OWN]),
  )

const isFor = (deviceHash: string | null) =>
  deviceHash === null ? isNull(oneTimeCodes.deviceHash) : eq(oneTimeCodes.deviceHash, deviceHash)

/** As if all tries were used up: the digits no longer count. */
export const MAX_WRONG_TRIES = 5

/**
 * Adds a code; an address has one whose digits can be spent, and one more a device of its owner, so the earlier ones go.
 * Links in earlier mails still lead on: strangers who ask again, or guess, take nothing from the owner.
 */
export const replaceCode = async (tx: Tx, code: NewCode): Promise<void> => {
  const earlier = and(canBeSpent(code), isFor(code.deviceHash))
  await tx.delete(oneTimeCodes).where(and(earlier, isNull(oneTimeCodes.linkHash)))
  await tx.update(oneTimeCodes).set({ wrongTries: MAX_WRONG_TRIES }).where(earlier)
  await tx.insert(oneTimeCodes).values(code)
}

/** Drops every code of an address, spent or not. */
export const deleteCodes = async (tx: Tx, email: string): Promise<void> => {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email))
}

/** A code that can still be used. By the clock that all machines share: one that runs ahead must not hold mails back. */
export const findLiveCode = async (db: Db, id: string): Promise<OneTimeCode | undefined> => {
  const isLive = gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`)
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.spentAt), isLive))
  return code
}

/** The codes of an address that a device can still spend, its own first, held until the transaction ends. */
export const lockUnspentCodes = (
  tx: Tx,
  wanted: Pick<OneTimeCode, 'email' | 'purpose' | 'deviceHash'>,
): Promise<OneTimeCode[]> =>
  tx
    .select()
    .from(oneTimeCodes)
    .where(and(canBeSpent(wanted), or(isFor(null), wanted.deviceHash === null ? undefined : isFor(wanted.deviceHash))))
    .orderBy(sql`${oneTimeCodes.deviceHash} nulls last`, desc(oneTimeCodes.createdAt))
    .for('update')

export const countWrongTry = async (db: Db, id: string): Promise<void> => {
  await db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(eq(oneTimeCodes.id, id))
}

export const spendCode = async (db: Db, id: string, spentAt: Date): Promise<void> => {
  await db.update(oneTimeCodes).set({ spentAt }).where(eq(oneTimeCodes.id, id))
}

/** Spends the code whose mail held a link, once; undefined when it is spent, too old, or there is none. */
export const spendLinkedCode = (db: Db, linkHash: string, now: Date): Promise<OneTimeCode | undefined> =>
  firstRow(
    db
      .update(oneTimeCodes)
      .set({ spentAt: now })
      .where(
        and(
          eq(oneTimeCodes.linkHash, linkHash),
          eq(oneTimeCodes.purpose, 'reset'),
          isNull(oneTimeCodes.spentAt),
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .returning(),
  )

const spentForReset = and(eq(oneTimeCodes.purpose, 'reset'), isNotNull(oneTimeCodes.spentAt))

/** The spent code behind a right to set a new password, or undefined once that right is used. */
export const findResetRight = (db: Db, id: string): Promise<OneTimeCode | undefined> =>
  firstRow(
    db
      .select()
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.id, id), spentForReset)),
  )

/** Uses up every right of an address to set a new password, links that nobody has followed too, and answers the codes of the rights. */
export const useUpResetRights = async (tx: Tx, email: string): Promise<string[]> => {
  const rows = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, 'reset')))
    .returning({ id: oneTimeCodes.id, spentAt: oneTimeCodes.spentAt })
  return rows.filter(({ spentAt }) => spentAt !== null).map(({ id }) => id)
}
