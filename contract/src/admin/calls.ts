export * from './admin-session.ts'

export * from './inbox.ts'

export * from './jobs.ts'

export * from './log.ts'

export * from './moderation.ts'

export * from './overview.ts'

export * from './people.ts'

export * from './takedowns.ts'
