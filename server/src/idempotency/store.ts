import { and, eq, gt, lte } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

export type RememberedCall = typeof idempotencyKeys.$inferSelect

type Wanted = Pick<RememberedCall, 'userId' | 'scope' | 'key'> & { since: Date }

export const findCall = async (db: Db, { userId, scope, key, since }: Wanted): Promise<RememberedCall | undefined> => {
  const { userId: owner, scope: scopes, key: keys, createdAt } = idempotencyKeys
  const [call] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(owner, userId), eq(scopes, scope), eq(keys, key), gt(createdAt, since)))
  return call
}

/** Keeps a call in the place of an older one with the same key. */
export const saveCall = async (db: Db, call: RememberedCall): Promise<void> => {
  const { requestHash, answer, createdAt } = call
  await db
    .insert(idempotencyKeys)
    .values(call)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, answer, createdAt },
    })
}

export const deleteCallsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, instant))
}
