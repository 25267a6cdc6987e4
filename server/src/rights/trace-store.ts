import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  affiliates,
  billingMails,
  contactMessages,
  jobs,
  newsletterSubscribers,
  oneTimeCodes,
  takedowns,
  uploads,
} from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

type Person = { userId: string; email: string }

/** Ids of a person's under which work is put on the queue. */
export const listQueuedIds = async (db: Db, { userId, email }: Person): Promise<string[]> => {
  const rows = await unionAll(
    db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId)),
    db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId)),
    db.select({ id: billingMails.id }).from(billingMails).where(eq(billingMails.userId, userId)),
    db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(eq(oneTimeCodes.email, email)),
    db.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.email, email)),
  )
  return rows.map(({ id }) => id)
}

export const eraseMessages = async (db: Db, email: string): Promise<void> => {
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

export const eraseSubscriber = async (db: Db, email: string): Promise<void> => {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
}

/** Takes name, address and signature out of cases about what a person made; the cases stay. */
export const eraseCounterNotices = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(takedowns)
    .set({ counterNotice: 'Erased with the account.' })
    .where(and(eq(takedowns.ownerId, userId), isNotNull(takedowns.counterNotice)))
}

/** Takes the address from an affiliate; the code stays with the payments that name it, and nobody has it any more. */
export const eraseAffiliate = async (db: Db, email: string): Promise<void> => {
  await db
    .update(affiliates)
    .set({ email: sql`'erased:' || ${affiliates.code}` })
    .where(eq(affiliates.email, email))
}
