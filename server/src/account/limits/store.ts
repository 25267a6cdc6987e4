import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { attempts } from '../../db/schema.ts'
import { lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { canonicalAddress } from '../../lib/canonical-address.ts'

export const deleteAttemptsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.at, instant))
}

/** Keeps everyone else from counting under this key until the transaction ends. */
export const lockAttempts = (tx: Tx, key: string): Promise<void> => lockFor(tx, 'attempts', key)

/** When attempts were made under a key, newest first. */
export const listAttempts = async (db: Db, key: string, since: Date): Promise<Date[]> => {
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
  return rows.map(({ at }) => at)
}

export const addAttempt = async (db: Db, attempt: { id: string; key: string; at: Date }): Promise<void> => {
  await db.insert(attempts).values(attempt)
}

export const deleteAttempt = async (db: Db, id: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.id, id))
}

export const deleteAttempts = async (db: Db, key: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, key))
}

const MAILED = ['takedown-mail', 'newsletter-mail']

/** Forgets what a person tried: the keys that name the address or the id. */
export const deleteAttemptsOf = async (db: Db, { userId, email }: { userId: string; email: string }): Promise<void> => {
  await db
    .delete(attempts)
    .where(
      or(
        inArray(attempts.key, [
          `mail:${email}`,
          `admin-mail:${email}`,
          `proof-mail:${email}`,
          `feedback:${userId}`,
          `factor:${userId}`,
          `passkey:${userId}`,
          ...MAILED.map((what) => `${what}:${canonicalAddress(email)}`),
        ]),
        sql`starts_with(${attempts.key}, ${`sign-in:${email}:`})`,
        sql`starts_with(${attempts.key}, ${`mail:${email}:`})`,
        sql`starts_with(${attempts.key}, ${`factor:${userId}:`})`,
        sql`starts_with(${attempts.key}, ${`passkey:${userId}:`})`,
      ),
    )
}
