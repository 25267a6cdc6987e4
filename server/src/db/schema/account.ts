import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from './columns.ts'

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
    clothTourSeen: boolean().notNull().default(false),
    imageToVideoTourSeen: boolean().notNull().default(false),
    musicTourSeen: boolean().notNull().default(false),
    talkTourSeen: boolean().notNull().default(false),
    /** Since when nobody can sign in to it, and why. */
    suspendedAt: instant(),
    suspendedReason: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email), index('users_created').on(table.createdAt, table.id)],
)

/** Who has asked for an account that nobody has verified yet: one row a device, as an address may not be theirs. */
export const signUps = pgTable(
  'sign_ups',
  {
    userId: partOf(() => users.id),
    /** Of the secret in the cookie of the device that asked. */
    deviceHash: text().notNull(),
    /** The network that it asked from. */
    network: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** The affiliate code that the client came with. */
    refCode: text(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

/** Google accounts that open an account of ours. */
export const googleAccounts = pgTable(
  'google_accounts',
  {
    /** Google's own id of the account, which stays when its address changes. */
    subject: text().primaryKey(),
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('google_accounts_user').on(table.userId)],
)

/** Addresses of deleted accounts, kept until the mail that confirms it is sent. */
export const deletionConfirmations = pgTable('deletion_confirmations', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  createdAt: instant().notNull(),
})

/** Six-digit codes that were mailed, kept hashed. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset', 'admin', 'proof'] }).notNull(),
    codeHash: text().notNull(),
    /** Of the long secret that a mail carries beside the digits. */
    linkHash: text(),
    /** Of the device that asked, where its owner has signed in on it before: for nobody else to spend or to spoil. */
    deviceHash: text(),
    wrongTries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    spentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('one_time_codes_email').on(table.email, table.purpose),
    index('one_time_codes_expired').on(table.expiresAt),
    uniqueIndex('one_time_codes_link').on(table.linkHash),
  ],
)

/** A sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    /** When its person has last shown who they are, and by what; the sign-in is the first time. */
    reauthenticatedAt: instant(),
    reauthenticatedBy: text({ enum: ['sign-in', 'password', 'mail', 'operator-code', 'factor', 'factor-at-sign-in'] }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Who has signed in to an account, for its owner to see: kept longer than the session of the same id. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    at: instant().notNull(),
    how: text({ enum: ['code', 'password', 'google'] }).notNull(),
    /** What the device calls itself. */
    device: text().notNull(),
    deviceHash: text().notNull(),
    network: text().notNull(),
  },
  (table) => [index('sign_ins_user').on(table.userId, table.at), index('sign_ins_at').on(table.at)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: partOf(() => sessions.id),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expired').on(table.expiresAt),
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
  (table) => [
    index('attempts_key').on(table.key, table.at),
    // By what a key begins with, whatever the order of letters in the database's language.
    index('attempts_prefix').on(table.key.op('text_pattern_ops')),
    index('attempts_at').on(table.at),
  ],
)

/** Sign-ins whose first step was right and whose second factor is awaited. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    userId: partOf(() => users.id),
    how: text({ enum: ['code', 'password', 'google'] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId), index('pending_sign_ins_expired').on(table.expiresAt)],
)

/** Authenticator apps that are asked for codes (TOTP), one an account. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed, for this account alone. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  /** Null until a code of it has come back. */
  confirmedAt: instant(),
  /** Of the last code that was taken, counted in half minutes: neither it nor an earlier one is taken again. */
  lastStep: integer(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text().primaryKey(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the authenticator counts: one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Recovery codes that nobody has used yet, kept hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: partOf(() => users.id),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** What a passkey has to sign, once: for a session, or for a sign-in that waits for its second factor. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['add', 'prove', 'sign-in'] }).notNull(),
    /** The id of the session or of the pending sign-in. */
    subject: uuid().notNull(),
    userId: partOf(() => users.id),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expired').on(table.expiresAt),
  ],
)
