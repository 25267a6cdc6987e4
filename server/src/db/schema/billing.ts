import type { PaymentProviderName, PlanKey } from '@visage/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** Where a person's bills go, as it was last saved. */
export const billingAddresses = pgTable('billing_addresses', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text().notNull(),
  /** Digits. */
  phoneNumber: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  pincode: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  updatedAt: instant().notNull(),
})

/** A plan that was chosen, from before its provider knows of it. Our id is the reference that the provider keeps. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    /** Null when its person has deleted the account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** Its id at the provider; null until the provider has answered. */
    providerId: text(),
    plan: text().$type<PlanKey>().notNull(),
    /** The plan's id at the provider. */
    planId: text().notNull(),
    state: text({ enum: ['pending', 'active', 'past_due', 'cancelled', 'ended'] }).notNull(),
    checkoutUrl: text(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    nextChargeAt: instant(),
    startedAt: instant(),
    payerEmail: text(),
    payerMethod: text(),
    /** Until when one call alone may begin it at the provider. */
    leaseUntil: instant(),
    /** Counts what was applied, so that nothing is applied that was asked before it. */
    revision: integer().notNull().default(0),
    /** When the provider was last asked. */
    askedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_provider').on(table.provider, table.providerId),
    index('subscriptions_user').on(table.userId, table.createdAt),
    index('subscriptions_live')
      .on(table.createdAt)
      .where(sql`state <> 'ended'`),
  ],
)

/** Who brings people and earns a share of what they pay. */
export const affiliates = pgTable(
  'affiliates',
  {
    /** Lower case. */
    code: text().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('affiliates_email').on(table.email)],
)

/** Which affiliate brought a person: one at most, for good. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when the person has deleted the account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    code: text()
      .notNull()
      .references(() => affiliates.code),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('referrals_user').on(table.userId), index('referrals_code').on(table.code)],
)

/** Addresses that were welcomed with a trial and perhaps a bonus, as keyed hashes: once a person, also after a deletion. */
export const welcomedAddresses = pgTable('welcomed_addresses', {
  addressHash: text().primaryKey(),
  createdAt: instant().notNull(),
})

/** Money that came, kept without its person when the account is deleted. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when the person has deleted the account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    provider: text().$type<PaymentProviderName>().notNull(),
    providerId: text().notNull(),
    plan: text().$type<PlanKey>().notNull(),
    /** In the currency's smallest unit, like `refunded`. */
    amount: integer().notNull(),
    currency: text().notNull(),
    refunded: integer().notNull(),
    method: text().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    /** Who earns a share of it. */
    affiliateCode: text().references(() => affiliates.code),
    paidAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payments_provider').on(table.provider, table.providerId),
    index('payments_user').on(table.userId, table.paidAt),
    index('payments_paid').on(table.paidAt),
    index('payments_subscription').on(table.subscriptionId, table.periodEnd),
    index('payments_affiliate').on(table.affiliateCode, table.paidAt),
  ],
)

/** News from the providers that was applied. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().$type<PaymentProviderName>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    appliedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** Mails about money that are to be sent, once each. */
export const billingMails = pgTable(
  'billing_mails',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    kind: text({ enum: ['receipt', 'payment-failed', 'cancelled'] }).notNull(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    /** The payment of a receipt. */
    paymentId: uuid().references(() => payments.id),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('billing_mails_payment').on(table.paymentId), index('billing_mails_user').on(table.userId)],
)

/** What a trial or a month of a plan allows: one row a window. */
export const allowances = pgTable(
  'allowances',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    source: text({ enum: ['trial', 'plan'] }).notNull(),
    plan: text({ enum: ['basic', 'advanced', 'premium'] }).notNull(),
    faces: integer().notNull(),
    images: integer().notNull(),
    videos: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Until when its leftover stays usable while the next payment is awaited. */
    graceEndsAt: instant(),
    /** The payment that it comes from. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('allowances_user').on(table.userId, table.endsAt),
    uniqueIndex('allowances_payment').on(table.paymentId),
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
    userId: partOf(() => users.id),
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
