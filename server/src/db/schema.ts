export * from './schema/account.ts'

export * from './schema/billing.ts'

export * from './schema/admin.ts'

export * from './schema/gallery.ts'

export * from './schema/generation.ts'

export * from './schema/idempotency.ts'

export * from './schema/influencers.ts'

export * from './schema/moderation.ts'

export * from './schema/rights.ts'

export * from './schema/sharing.ts'

export * from './schema/site.ts'
