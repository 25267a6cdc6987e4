import type { AdminActionName } from '@visage/contract/admin'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** Admin sessions that operators have opened with their second code, each for one sign-in. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: partOf(() => sessions.id),
    userId: partOf(() => users.id),
    tokenHash: text().notNull().unique(),
    openedAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [index('admin_sessions_user').on(table.userId), index('admin_sessions_session').on(table.sessionId)],
)

/** What operators have done. A trigger keeps rows as they are: only the person goes when the account is deleted. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    /** The operator's address. */
    actor: text().notNull(),
    action: text().$type<AdminActionName>().notNull(),
    personId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What else it is about, such as a case number. */
    subject: text(),
    reason: text(),
  },
  (table) => [
    index('admin_actions_at').on(table.at, table.id),
    index('admin_actions_actor').on(table.actor, table.at, table.id),
    index('admin_actions_person').on(table.personId, table.at),
  ],
)
