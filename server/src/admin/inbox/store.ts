import type { MESSAGE_STATES } from '@visage/contract/admin'
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { contactMessages, feedbacks, newsletterSubscribers, users } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'

export type MessageRow = typeof contactMessages.$inferSelect
export type MessageState = (typeof MESSAGE_STATES)[number]

const STATES = {
  open: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
  all: undefined,
}

/** A page of messages of the contact form, newest first. */
export const listMessageRows = (
  db: Db,
  { state, after, limit }: PageQuery & { state: MessageState },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(contactMessages)
    .where(and(STATES[state], afterCursor({ at: contactMessages.createdAt, id: contactMessages.id }, after)))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)

/** Notes when a message was answered; undefined when there is no such message. */
export const noteAnswered = (db: Db, id: string, answeredAt: Date | null): Promise<MessageRow | undefined> =>
  firstRow(db.update(contactMessages).set({ answeredAt }).where(eq(contactMessages.id, id)).returning())

/** A page of feedback, newest first. */
export const listFeedbackRows = (db: Db, { rating, after, limit }: PageQuery & { rating?: number }) =>
  db
    .select()
    .from(feedbacks)
    .where(
      and(
        rating === undefined ? undefined : eq(feedbacks.rating, rating),
        afterCursor({ at: feedbacks.createdAt, id: feedbacks.id }, after),
      ),
    )
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(limit)

/** Who has communications on in their profile, may sign in, and is not on the newsletter as well. */
const onProfileAlone = (db: Db) =>
  and(
    eq(users.receiveComms, true),
    isNotNull(users.verifiedAt),
    isNull(users.suspendedAt),
    notInArray(users.email, db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)),
  )

/** Everybody who wants news, by the newsletter or by their profile, once and in the order in which they joined. */
export const listSubscribers = async (db: Db) => {
  const { email, createdAt } = newsletterSubscribers
  const found = await unionAll(
    db.select({ email, createdAt, by: sql<string>`'newsletter'` }).from(newsletterSubscribers),
    db
      .select({ email: users.email, createdAt: users.createdAt, by: sql<string>`'profile'` })
      .from(users)
      .where(onProfileAlone(db)),
  )
  return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.email < b.email ? -1 : 1))
}

/** How many want news. */
export const countSubscribers = async (db: Db): Promise<number> =>
  (await db.$count(newsletterSubscribers)) + (await db.$count(users, onProfileAlone(db)))
