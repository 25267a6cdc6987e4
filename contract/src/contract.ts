// Namespaces rather than one object: a page loads the schemas of its own calls only.
export * as account from './account/account.ts'

export * as security from './account/security.ts'

export { generations } from './generation/calls.ts'

export * as uploads from './uploads.ts'

export * as templates from './generation/templates.ts'

export * as jobs from './generation/jobs.ts'

export * as batches from './generation/batches.ts'

export * as waits from './generation/waits.ts'

export * as voices from './generation/voices.ts'

export * as gallery from './gallery/items.ts'

export * as collections from './gallery/collections.ts'

export * as influencers from './gallery/influencers.ts'

export * as wardrobe from './gallery/wardrobe.ts'

export * as storage from './gallery/storage.ts'

export * as sharing from './sharing/sharing.ts'

export * as takedowns from './sharing/takedowns.ts'

export * as usage from './billing/usage.ts'

export * as billing from './billing/billing.ts'

export * as site from './site/site.ts'

export * as feedback from './site/feedback.ts'

export * as provenance from './site/provenance.ts'

export * as rights from './account/rights.ts'

export * as moderation from './moderation.ts'
