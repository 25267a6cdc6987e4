export * from './schema/account.ts'
export * from './schema/billing.ts'
export * from './schema/gallery.ts'
export * from './schema/generation.ts'
