import type { TakedownNotice, TakedownState } from '@visage/contract'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'
import { assets } from './gallery.ts'

/** Whether a generated thing has a page of its own that everybody may see. */
export const shares = pgTable(
  'shares',
  {
    assetId: uuid()
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    userId: partOf(() => users.id),
    /** What the page's address ends with; null while it is switched off. Each switching on makes another one. */
    token: text().unique(),
    allowsRemix: boolean().notNull(),
    /** The case for which it is hidden, whatever its owner wants; null for none. */
    hiddenByCase: text(),
    /** Whether its owner took it off, so that pages of collections leave it out. */
    isPrivate: boolean().notNull().default(false),
    changedAt: instant().notNull(),
  },
  (table) => [index('shares_user').on(table.userId)],
)

/** A notice that asks for something to be taken down; it outlives what it is about. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseNumber: text().notNull().unique(),
    assetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<TakedownState>().notNull(),
    notice: jsonb().$type<TakedownNotice>().notNull(),
    /** What the owner objects; null until then. */
    counterNotice: text(),
    /** When who reads the notice's address said that it is theirs; null until then, and it gets no further news. */
    confirmedAt: instant(),
    receivedAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [
    index('takedowns_state').on(table.state, table.dueAt),
    index('takedowns_due').on(table.dueAt, table.id),
    index('takedowns_owner').on(table.ownerId),
    index('takedowns_asset').on(table.assetId),
  ],
)

/** Everything that happened in a case, by whom. */
export const takedownEvents = pgTable(
  'takedown_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    takedownId: partOf(() => takedowns.id),
    at: instant().notNull(),
    /** `visitor`, `owner`, `clock`, or the operator's address. */
    actor: text().notNull(),
    action: text().notNull(),
    note: text(),
  },
  (table) => [index('takedown_events_case').on(table.takedownId, table.at)],
)
