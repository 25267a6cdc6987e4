import type { PaymentProviderName } from '@visage/contract'
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { billingMails, paymentEvents, payments, subscriptions } from '../../db/schema.ts'
import { firstRow, lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

export type BillingMail = typeof billingMails.$inferSelect

/** False when a receipt of the same payment is there already. */
export const addBillingMail = async (db: Db, mail: typeof billingMails.$inferInsert): Promise<boolean> =>
  (await db.insert(billingMails).values(mail).onConflictDoNothing().returning({ id: billingMails.id })).length > 0

export const findBillingMail = (db: Db, id: string): Promise<BillingMail | undefined> =>
  firstRow(db.select().from(billingMails).where(eq(billingMails.id, id)))

export const noteSent = async (db: Db, id: string, sentAt: Date): Promise<void> => {
  await db.update(billingMails).set({ sentAt }).where(eq(billingMails.id, id))
}

export type PaymentRow = typeof payments.$inferSelect

/** Adds a payment that has come; undefined when it was added before. */
export const addPayment = (db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow | undefined> =>
  firstRow(db.insert(payments).values(payment).onConflictDoNothing().returning())

export const findPaymentAtProvider = (
  db: Db,
  { provider, providerId }: { provider: PaymentProviderName; providerId: string },
): Promise<PaymentRow | undefined> =>
  firstRow(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId))),
  )

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  firstRow(db.select().from(payments).where(eq(payments.id, id)))

/** Notes that more of a payment went back. */
export const noteRefund = async (db: Db, id: string, refunded: number): Promise<void> => {
  await db.update(payments).set({ refunded }).where(eq(payments.id, id))
}

/** The newest of a subscription's payments that was not paid back whole. */
export const findLastPayment = (db: Db, subscriptionId: string): Promise<PaymentRow | undefined> =>
  firstRow(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.subscriptionId, subscriptionId), lt(payments.refunded, payments.amount)))
      .orderBy(desc(payments.periodEnd))
      .limit(1),
  )

export const hasPayment = async (db: Db, subscriptionId: string): Promise<boolean> =>
  (await db.$count(payments, eq(payments.subscriptionId, subscriptionId))) > 0

/** A person's payments with the ids of their subscriptions at the provider, newest first. */
export const listPaymentsOf = (db: Db, userId: string) =>
  db
    .select({ payment: payments, subscriptionProviderId: subscriptions.providerId })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id))

export const hasEvent = async (
  db: Db,
  { provider, eventId }: { provider: PaymentProviderName; eventId: string },
): Promise<boolean> =>
  (await db.$count(paymentEvents, and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)))) > 0

export const addEvent = async (db: Db, event: typeof paymentEvents.$inferInsert): Promise<void> => {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}

export type Subscription = typeof subscriptions.$inferSelect

/** Keeps everyone else from changing what this person subscribes to until the transaction ends. */
export const lockSubscriptions = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'subscriptions', userId)

export const addSubscription = async (
  db: Db,
  subscription: typeof subscriptions.$inferInsert,
): Promise<Subscription> => {
  const [added] = await db.insert(subscriptions).values(subscription).returning()
  if (!added) throw new Error('The subscription was not added.')
  return added
}

export const findSubscription = (db: Db, id: string): Promise<Subscription | undefined> =>
  firstRow(db.select().from(subscriptions).where(eq(subscriptions.id, id)))

/** The same, held until the transaction ends. */
export const lockSubscription = (tx: Tx, id: string): Promise<Subscription | undefined> =>
  firstRow(tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'))

/** Waits until nobody else, of any process, takes over what a provider told of this subscription. */
export const takeTurn = async (tx: Tx, id: string): Promise<void> => {
  // Each before us may wait for a provider as long as one may be waited for.
  await tx.execute(sql`set local statement_timeout = '120s'`)
  await lockFor(tx, 'turns', id)
}

type AtProvider = { provider: PaymentProviderName; providerId: string }

export const findSubscriptionAtProvider = (
  db: Db,
  { provider, providerId }: AtProvider,
): Promise<Subscription | undefined> =>
  firstRow(
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId))),
  )

/** A subscription by its id at either provider, of this person alone. */
export const findSubscriptionOf = (
  db: Db,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<Subscription | undefined> =>
  firstRow(
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), eq(subscriptions.providerId, providerId))),
  )

/** Everything of a person that has not ended, newest first. */
export const listLiveSubscriptions = (db: Db, userId: string): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))

/** When a person began subscriptions, newest first, whatever became of them. */
export const listBegunSince = async (db: Db, { userId, since }: { userId: string; since: Date }): Promise<Date[]> => {
  const rows = await db
    .select({ createdAt: subscriptions.createdAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.createdAt, since)))
    .orderBy(desc(subscriptions.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

/** Notes that a subscription is asked about now; false where that was done after `since`, by whomever. */
export const claimQuestion = async (
  db: Db,
  { id, now, since }: { id: string; now: Date; since: Date },
): Promise<boolean> => {
  const isOld = or(isNull(subscriptions.askedAt), lte(subscriptions.askedAt, since))
  const rows = await db
    .update(subscriptions)
    .set({ askedAt: now })
    .where(and(eq(subscriptions.id, id), isOld))
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

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

type Changes = Partial<Omit<Subscription, 'id'>>

export const updateSubscription = (db: Db, id: string, changes: Changes): Promise<Subscription | undefined> =>
  firstRow(db.update(subscriptions).set(changes).where(eq(subscriptions.id, id)).returning())

/** Lets one call begin a subscription at its provider until an instant; undefined while another one may. */
export const leaseSubscription = (
  db: Db,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<Subscription | undefined> =>
  firstRow(
    db
      .update(subscriptions)
      .set({ leaseUntil: until })
      .where(
        and(
          eq(subscriptions.id, id),
          isNull(subscriptions.providerId),
          or(isNull(subscriptions.leaseUntil), lt(subscriptions.leaseUntil, now)),
        ),
      )
      .returning(),
  )

/** Saves what the provider answered, once; undefined when an id was saved before. */
export const saveCheckout = (
  db: Db,
  id: string,
  checkout: { providerId: string; checkoutUrl: string | null },
): Promise<Subscription | undefined> =>
  firstRow(
    db
      .update(subscriptions)
      .set({ ...checkout, leaseUntil: null })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.providerId)))
      .returning(),
  )

/** Takes the person's data out of what is kept when the account goes. */
export const anonymiseSubscriptions = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ userId: null, payerEmail: null, checkoutUrl: null })
    .where(eq(subscriptions.userId, userId))
}
