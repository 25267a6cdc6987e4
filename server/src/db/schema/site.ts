import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case. */
  email: text().primaryKey(),
  id: uuid().notNull().unique().defaultRandom(),
  /** When the mail that tells how to leave again went out; null when it did not. */
  welcomedAt: instant(),
  createdAt: instant().notNull(),
})

/** What came through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** When it went to the operator; null when it did not. */
    mailedAt: instant(),
    /** When the operator noted that it is answered. */
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('contact_messages_email').on(table.email, table.createdAt),
    index('contact_messages_created').on(table.createdAt, table.id),
  ],
)

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    /** 1 to 5. */
    rating: integer().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('feedbacks_user').on(table.userId, table.createdAt),
    index('feedbacks_created').on(table.createdAt, table.id),
  ],
)
