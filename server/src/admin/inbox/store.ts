import type { MESSAGE_STATES } from '@visage/contract/admin'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { contactMessages, feedbacks, newsletterSubscribers } from '../../db/schema.ts'
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
export const noteAnswered = async (db: Db, id: string, answeredAt: Date | null): Promise<MessageRow | undefined> => {
  const [row] = await db.update(contactMessages).set({ answeredAt }).where(eq(contactMessages.id, id)).returning()
  return row
}

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

/** Everybody on the newsletter, in the order in which they joined. */
export const listSubscribers = (db: Db) =>
  db
    .select()
    .from(newsletterSubscribers)
    .orderBy(asc(newsletterSubscribers.createdAt), asc(newsletterSubscribers.email))
