import type { PaymentProviderName } from '@visage/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { allowances, paymentEvents, payments, subscriptions } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Adds a payment that has come; undefined when it was added before. */
export const addPayment = async (db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow | undefined> => {
  const [added] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return added
}

export const findPaymentAtProvider = async (
  db: Db,
  { provider, providerId }: { provider: PaymentProviderName; providerId: string },
): Promise<PaymentRow | undefined> => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)))
  return payment
}

export const findPayment = async (db: Db, id: string): Promise<PaymentRow | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

/** Notes that more of a payment went back. */
export const noteRefund = async (db: Db, id: string, refunded: number): Promise<void> => {
  await db.update(payments).set({ refunded }).where(eq(payments.id, id))
}

/** The newest of a subscription's payments that was not paid back whole. */
export const findLastPayment = async (db: Db, subscriptionId: string): Promise<PaymentRow | undefined> => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), lt(payments.refunded, payments.amount)))
    .orderBy(desc(payments.periodEnd))
    .limit(1)
  return payment
}

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

/** Ends the window of a payment at an instant, unless it has ended before. */
export const closeWindow = async (db: Db, paymentId: string, at: Date): Promise<void> => {
  const end = sql`greatest(${allowances.startsAt}, ${at.toISOString()}::timestamptz)`
  await db
    .update(allowances)
    .set({ endsAt: sql`least(${allowances.endsAt}, ${end})`, graceEndsAt: null })
    .where(eq(allowances.paymentId, paymentId))
}

/** Lets the leftover of one payment's window be used until an instant, and that of the subscription's others no longer. */
export const moveGrace = async (
  db: Db,
  { subscriptionId, paymentId, until }: { subscriptionId: string; paymentId: string | null; until: Date | null },
): Promise<void> => {
  const windows = sql`${allowances.paymentId} in (select id from payments where subscription_id = ${subscriptionId})`
  await db.update(allowances).set({ graceEndsAt: null }).where(windows)
  if (paymentId && until)
    await db.update(allowances).set({ graceEndsAt: until }).where(eq(allowances.paymentId, paymentId))
}

export const hasEvent = async (
  db: Db,
  { provider, eventId }: { provider: PaymentProviderName; eventId: string },
): Promise<boolean> =>
  (await db.$count(paymentEvents, and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)))) > 0

export const addEvent = async (db: Db, event: typeof paymentEvents.$inferInsert): Promise<void> => {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}
