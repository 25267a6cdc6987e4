import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a trial or a month of a plan allows: one row a window. */
export const allowances = pgTable(
  'allowances',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text({ enum: ['trial', 'plan'] }).notNull(),
    plan: text({ enum: ['basic', 'advanced', 'premium'] }).notNull(),
    faces: integer().notNull(),
    images: integer().notNull(),
    videos: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('allowances_user').on(table.userId, table.endsAt),
    uniqueIndex('allowances_one_trial')
      .on(table.userId)
      .where(sql`source = 'trial'`),
  ],
)

/** Every movement, never changed: the sum of `amount` is the balance. */
export const ledger = pgTable(
  'ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The window that it counts against; null for bonus credits. */
    allowanceId: uuid().references(() => allowances.id, { onDelete: 'cascade' }),
    meter: text({ enum: ['faces', 'images', 'videos', 'credits'] }).notNull(),
    type: text({ enum: ['grant', 'reserve', 'settle', 'release'] }).notNull(),
    /** Negative takes, positive gives; a settle moves nothing. */
    amount: integer().notNull(),
    /** The generation that it pays; kept when the job is gone. */
    jobId: uuid(),
    reason: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ledger_user').on(table.userId, table.meter),
    index('ledger_allowance').on(table.allowanceId, table.meter),
    uniqueIndex('ledger_job_reserve')
      .on(table.jobId)
      .where(sql`type = 'reserve'`),
    uniqueIndex('ledger_job_end')
      .on(table.jobId)
      .where(sql`type in ('settle', 'release')`),
  ],
)
