import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text(),
    verifiedAt: instant(),
    receiveComms: boolean().notNull().default(true),
    faceTourSeen: boolean().notNull().default(false),
    imageTourSeen: boolean().notNull().default(false),
    videoTourSeen: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

/** Six-digit codes that were mailed, kept hashed. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    codeHash: text().notNull(),
    wrongTries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    spentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('one_time_codes_email').on(table.email, table.purpose)],
)

/** A sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_session').on(table.sessionId),
  ],
)

/** What was tried lately, for limits that must hold across processes and restarts. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What is limited, such as `mail:someone@example.com`. */
    key: text().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('attempts_key').on(table.key, table.at)],
)
