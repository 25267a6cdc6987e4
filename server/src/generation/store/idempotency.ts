import { and, eq, gt, lte } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'

export type RememberedCall = typeof idempotencyKeys.$inferSelect

export const findRememberedCall = async (
  db: Db,
  { userId, key, since }: { userId: string; key: string; since: Date },
): Promise<RememberedCall | undefined> => {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, since)))
  return row
}

/** Remembers a call in the place of an older one with the same key. */
export const rememberCall = async (tx: Tx, call: typeof idempotencyKeys.$inferInsert): Promise<void> => {
  const { requestHash, jobId, answer, createdAt } = call
  await tx
    .insert(idempotencyKeys)
    .values(call)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, jobId, answer, createdAt },
    })
}

export const forgetCallsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, instant))
}
