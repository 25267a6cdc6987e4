import type { PaymentProviderName } from '@visage/contract'
import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { allowances, payments, subscriptions } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'

export type Subscription = typeof subscriptions.$inferSelect

/** Keeps everyone else from changing what this person subscribes to until the transaction ends. */
export const lockSubscriptions = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriptions:${userId}`}, 0))`)
}

export const addSubscription = async (
  db: Db,
  subscription: typeof subscriptions.$inferInsert,
): Promise<Subscription> => {
  const [added] = await db.insert(subscriptions).values(subscription).returning()
  if (!added) throw new Error('The subscription was not added.')
  return added
}

export const findSubscription = async (db: Db, id: string): Promise<Subscription | undefined> => {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return subscription
}

/** The same, held until the transaction ends. */
export const lockSubscription = async (tx: Tx, id: string): Promise<Subscription | undefined> => {
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return subscription
}

type AtProvider = { provider: PaymentProviderName; providerId: string }

export const findSubscriptionAtProvider = async (
  db: Db,
  { provider, providerId }: AtProvider,
): Promise<Subscription | undefined> => {
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
  return subscription
}

/** A subscription by its id at either provider, of this person alone. */
export const findSubscriptionOf = async (
  db: Db,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<Subscription | undefined> => {
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.providerId, providerId)))
  return subscription
}

/** Everything of a person that has not ended, newest first. */
export const listLiveSubscriptions = (db: Db, userId: string): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))

/** A page of all that has not ended, oldest first. */
export const listSubscriptionsToCheck = (
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ended'), after === null ? undefined : gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit)

/** The subscription whose payment opened a window. */
export const findPayingSubscription = async (db: Db, allowanceId: string): Promise<Subscription | undefined> => {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(allowances)
    .innerJoin(payments, eq(payments.id, allowances.paymentId))
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(allowances.id, allowanceId))
  return row?.subscription
}

type Changes = Partial<Omit<Subscription, 'id'>>

export const updateSubscription = async (db: Db, id: string, changes: Changes): Promise<Subscription | undefined> => {
  const [updated] = await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id)).returning()
  return updated
}

/** Lets one call begin a subscription at its provider until an instant; undefined while another one may. */
export const leaseSubscription = async (
  db: Db,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<Subscription | undefined> => {
  const [leased] = await db
    .update(subscriptions)
    .set({ leaseUntil: until })
    .where(
      and(
        eq(subscriptions.id, id),
        isNull(subscriptions.providerId),
        or(isNull(subscriptions.leaseUntil), lt(subscriptions.leaseUntil, now)),
      ),
    )
    .returning()
  return leased
}

/** Saves what the provider answered, once; undefined when an id was saved before. */
export const saveCheckout = async (
  db: Db,
  id: string,
  checkout: { providerId: string; checkoutUrl: string | null },
): Promise<Subscription | undefined> => {
  const [saved] = await db
    .update(subscriptions)
    .set({ ...checkout, leaseUntil: null })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.providerId)))
    .returning()
  return saved
}

/** Takes the person's data out of what is kept when the account goes. */
export const anonymiseSubscriptions = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ userId: null, payerEmail: null, checkoutUrl: null })
    .where(eq(subscriptions.userId, userId))
}
