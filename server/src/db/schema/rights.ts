import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** Exports of everything of an account; who knows the token can fetch one for a short time. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    /** SHA-256 of the token in its address. */
    tokenHash: text().notNull().unique(),
    state: text({ enum: ['waiting', 'sending', 'done', 'failed'] }).notNull(),
    files: integer().notNull(),
    sentFiles: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When its state or its count last changed. */
    changedAt: instant().notNull(),
  },
  (table) => [index('data_exports_user').on(table.userId), index('data_exports_created').on(table.createdAt)],
)
