import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** First answers to calls that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: partOf(() => users.id),
    /** What kind of call it is; each has keys of its own. */
    scope: text({ enum: ['generation', 'batch', 'plan'] }).notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text().notNull(),
    /** What was answered to a caller that did not wait. */
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scope, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
