import type { RefusalState } from '@visage/contract'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** What was refused to a person by the policy, and what became of it; the same words again count on the same row. */
export const refusals = pgTable(
  'refusals',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    /** What was wanted: a kind of generation, or `upload`. */
    kind: text().notNull(),
    /** The rule's id in the policy. */
    rule: text().notNull(),
    reason: text().notNull(),
    texts: jsonb().$type<string[]>().notNull(),
    /** SHA-256 of the words as they are compared. */
    textHash: text().notNull(),
    times: integer().notNull().default(1),
    state: text().$type<RefusalState>().notNull().default('refused'),
    appeal: text(),
    appealedAt: instant(),
    decidedAt: instant(),
    /** The operator's address. */
    decidedBy: text(),
    note: text(),
    createdAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('refusals_text').on(table.userId, table.textHash),
    index('refusals_state').on(table.state, table.createdAt, table.id),
  ],
)

/** Names of people that nothing may be made of, beside those of the policy. */
export const blockedNames = pgTable(
  'blocked_names',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name as it is compared. */
    key: text().notNull(),
    note: text().notNull(),
    /** The operator's address. */
    addedBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('blocked_names_key').on(table.key)],
)
