import { and, eq, gt } from 'drizzle-orm'
import { contactMessages, feedbacks, newsletterSubscribers } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

/** Adds an address to the newsletter; false when it is there already. */
export const addSubscriber = async (db: Db, subscriber: { email: string; createdAt: Date }): Promise<boolean> => {
  const rows = await db
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ email: newsletterSubscribers.email })
  return rows.length > 0
}

type ContactMessage = typeof contactMessages.$inferSelect
type Written = Pick<ContactMessage, 'name' | 'email' | 'message'>

/** Whether the very same message came since an instant. */
export const hasContactMessage = async (
  db: Db,
  { name, email, message, since }: Written & { since: Date },
): Promise<boolean> => {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, email),
        gt(contactMessages.createdAt, since),
        eq(contactMessages.name, name),
        eq(contactMessages.message, message),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const addContactMessage = async (
  db: Db,
  message: Written & Pick<ContactMessage, 'id' | 'createdAt'>,
): Promise<void> => {
  await db.insert(contactMessages).values(message)
}

export const findContactMessage = async (db: Db, id: string): Promise<ContactMessage | undefined> => {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}

export const noteMailed = async (db: Db, id: string, mailedAt: Date): Promise<void> => {
  await db.update(contactMessages).set({ mailedAt }).where(eq(contactMessages.id, id))
}

type Feedback = typeof feedbacks.$inferSelect
type NewFeedback = Pick<Feedback, 'userId' | 'rating' | 'description'>

/** Whether a person gave the very same feedback since an instant. */
export const hasFeedback = async (
  db: Db,
  { userId, rating, description, since }: NewFeedback & { since: Date },
): Promise<boolean> => {
  const rows = await db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.userId, userId),
        gt(feedbacks.createdAt, since),
        eq(feedbacks.rating, rating),
        eq(feedbacks.description, description),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const addFeedback = async (db: Db, feedback: NewFeedback & Pick<Feedback, 'createdAt'>): Promise<void> => {
  await db.insert(feedbacks).values(feedback)
}
