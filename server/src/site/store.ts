import { and, eq, gt } from 'drizzle-orm'
import { contactMessages, feedbacks, newsletterSubscribers, users } from '../db/schema.ts'
import { firstRow } from '../db/transaction.ts'
import type { Db } from '../db/transaction.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Adds an address to the newsletter and answers its id; undefined when it is there already. */
export const addSubscriber = async (
  db: Db,
  subscriber: Pick<Subscriber, 'email' | 'createdAt'>,
): Promise<string | undefined> => {
  const [added] = await db
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id })
  return added?.id
}

export const findSubscriber = (db: Db, id: string): Promise<Subscriber | undefined> =>
  firstRow(db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)))

export const noteWelcomed = async (db: Db, id: string, welcomedAt: Date): Promise<void> => {
  await db.update(newsletterSubscribers).set({ welcomedAt }).where(eq(newsletterSubscribers.id, id))
}

/** Takes an address off the newsletter, and off the communications of an account that it has. */
export const stopNews = async (db: Db, email: string): Promise<void> => {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await db.update(users).set({ receiveComms: false }).where(eq(users.email, email))
}

type ContactMessage = typeof contactMessages.$inferSelect
type Written = Pick<ContactMessage, 'name' | 'email' | 'message'>

/** Whether the very same message came since an instant. */
export const hasContactMessage = async (
  db: Db,
  { name, email, message, since }: Written & { since: Date },
): Promise<boolean> => {
  const isSame = and(
    eq(contactMessages.email, email),
    gt(contactMessages.createdAt, since),
    eq(contactMessages.name, name),
    eq(contactMessages.message, message),
  )
  return (await db.$count(contactMessages, isSame)) > 0
}

export const addContactMessage = async (
  db: Db,
  message: Written & Pick<ContactMessage, 'id' | 'createdAt'>,
): Promise<void> => {
  await db.insert(contactMessages).values(message)
}

export const findContactMessage = (db: Db, id: string): Promise<ContactMessage | undefined> =>
  firstRow(db.select().from(contactMessages).where(eq(contactMessages.id, id)))

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
  const isSame = and(
    eq(feedbacks.userId, userId),
    gt(feedbacks.createdAt, since),
    eq(feedbacks.rating, rating),
    eq(feedbacks.description, description),
  )
  return (await db.$count(feedbacks, isSame)) > 0
}

export const addFeedback = async (db: Db, feedback: NewFeedback & Pick<Feedback, 'createdAt'>): Promise<void> => {
  await db.insert(feedbacks).values(feedback)
}
