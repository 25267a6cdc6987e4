import { and, eq, gt, lte } from 'drizzle-orm'
import { subscriptionCalls } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type SubscriptionCall = typeof subscriptionCalls.$inferSelect

export const findSubscriptionCall = async (
  db: Db,
  { userId, key, since }: { userId: string; key: string; since: Date },
): Promise<SubscriptionCall | undefined> => {
  const [call] = await db
    .select()
    .from(subscriptionCalls)
    .where(
      and(eq(subscriptionCalls.userId, userId), eq(subscriptionCalls.key, key), gt(subscriptionCalls.createdAt, since)),
    )
  return call
}

/** Remembers a call in the place of an older one with the same key. */
export const rememberSubscriptionCall = async (db: Db, call: SubscriptionCall): Promise<void> => {
  const { requestHash, answer, createdAt } = call
  await db
    .insert(subscriptionCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [subscriptionCalls.userId, subscriptionCalls.key],
      set: { requestHash, answer, createdAt },
    })
}

export const forgetSubscriptionCallsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(subscriptionCalls).where(lte(subscriptionCalls.createdAt, instant))
}
